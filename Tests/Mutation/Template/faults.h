#pragma once
#include <stdbool.h>

/// The fault that this process runs with; 0 for none.
extern int faults_chosen;
/// Which faults have been executed, one byte each.
extern unsigned char faults_seen[];

static inline bool fault_is_chosen(int identifier) {
  faults_seen[identifier] = 1;
  return identifier == faults_chosen;
}
