#include "faults.h"
#include <stdio.h>
#include <stdlib.h>

int faults_chosen;
unsigned char faults_seen[FAULT_COUNT + 1];

static void write_seen(void) {
  FILE *file = fopen(getenv("PLUMBLINE_FAULTS_SEEN"), "wb");
  if (!file) return;
  fwrite(faults_seen, 1, sizeof faults_seen, file);
  fclose(file);
}

__attribute__((constructor)) static void choose(void) {
  const char *fault = getenv("PLUMBLINE_FAULT");
  if (fault) faults_chosen = atoi(fault);
  if (getenv("PLUMBLINE_FAULTS_SEEN")) atexit(write_seen);
}
