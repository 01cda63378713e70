#ifndef ADAPTSIM_FLOOR_H
#define ADAPTSIM_FLOOR_H

#include <stdint.h>

/// Makes large pieces of memory come fresh from the system and go back to it, in this process.
///
/// Otherwise it depends on the order of the measurements who pays for new pages and who gets used
/// ones. Does nothing where the C library has no such setting.
void floor_use_fresh_memory(void);

/// Makes `events` indirect calls, each of which folds a record of 16 bytes into a digest.
///
/// Returns the digest, so that no compiler leaves the work out.
uint64_t floor_fold(uint64_t events);

/// Makes `events` indirect calls, each of which appends a record of 16 bytes to an array that grows
/// by doubling. The array is new in each call and is given back at the end.
///
/// Returns a word of the last record; 0 when there is no memory.
uint64_t floor_append(uint64_t events);

/// Makes `events` indirect calls, each of which writes a record of 16 bytes into chunks that are
/// used again and again.
///
/// Returns a word of the last record; 0 when there is no memory.
uint64_t floor_reuse(uint64_t events);

#endif
