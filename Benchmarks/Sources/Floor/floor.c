// The least that a run has to do: the calls into the app's code, and a record of each.
//
// The calls go through a table of pointers that the compiler has to read each time, as a class's
// overridden methods do. The app's side counts the call and returns.

#include "floor.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { methods = 8, chunk_records = 34816 };

struct record {
  uint64_t head;
  uint64_t time;
};

struct object;
typedef void (*method)(struct object *, uint64_t);

struct object {
  const volatile method *table;
  uint64_t calls;
};

static void count(struct object *self, uint64_t argument) { self->calls += 1 + (argument >> 63); }
static void count_twice(struct object *self, uint64_t argument) { self->calls += 2 + (argument >> 63); }

static const volatile method table[methods] = {
    count, count_twice, count, count_twice, count, count_twice, count, count_twice,
};

static struct record make_record(uint64_t sequence) {
  struct record record = {sequence & 0xFF, sequence << 16 | 2};
  return record;
}

static void call(struct object *object, uint64_t sequence) {
  object->table[sequence % methods](object, sequence);
}

void floor_use_fresh_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
#endif
}

uint64_t floor_fold(uint64_t events) {
  struct object object = {table, 0};
  uint64_t digest = 0xCBF29CE484222325;
  for (uint64_t sequence = 0; sequence < events; sequence++) {
    struct record record = make_record(sequence);
    uint64_t mixed = (digest ^ record.head) * 0x9E3779B97F4A7C15;
    digest = mixed ^ mixed >> 29;
    mixed = (digest ^ record.time) * 0x9E3779B97F4A7C15;
    digest = mixed ^ mixed >> 29;
    call(&object, sequence);
  }
  return digest ^ object.calls;
}

uint64_t floor_append(uint64_t events) {
  struct object object = {table, 0};
  // The compiler may not leave out writes that nobody reads.
  volatile struct record *records = NULL;
  uint64_t capacity = 0;
  for (uint64_t sequence = 0; sequence < events; sequence++) {
    if (sequence == capacity) {
      capacity = capacity ? 2 * capacity : 64;
      struct record *larger = realloc((void *)records, capacity * sizeof *larger);
      if (!larger) {
        free((void *)records);
        return 0;
      }
      records = larger;
    }
    struct record record = make_record(sequence);
    records[sequence].head = record.head;
    records[sequence].time = record.time;
    call(&object, sequence);
  }
  uint64_t result = events ? records[events - 1].time ^ object.calls : 0;
  free((void *)records);
  return result;
}

uint64_t floor_reuse(uint64_t events) {
  struct object object = {table, 0};
  // The compiler may not leave writes out that later ones cover.
  volatile struct record *chunk = malloc(chunk_records * sizeof *chunk);
  if (!chunk) return 0;
  uint64_t used = 0;
  for (uint64_t sequence = 0; sequence < events; sequence++) {
    if (used == chunk_records) used = 0;
    struct record record = make_record(sequence);
    chunk[used].head = record.head;
    chunk[used].time = record.time;
    used++;
    call(&object, sequence);
  }
  uint64_t result = used ? chunk[used - 1].time ^ object.calls : 0;
  free((void *)chunk);
  return result;
}
