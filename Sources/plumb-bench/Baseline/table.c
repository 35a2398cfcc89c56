/* The least that laying out a table's rows can cost: sections of runs of equal rows are stacked into
   one flat array, and a row is found by bisection. Prints the seconds that one table takes.

   usage: table SECTIONS ROWS HEIGHTS TIMES */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct run { long first, count; double y, height; };

/* Stacks one table and returns its height; what it allocates is freed. */
static double stack(long sections, long rows, long heights, volatile double *sink) {
  struct run *runs = malloc((size_t)(sections * heights) * sizeof *runs);
  if (!runs) exit(1);
  double y = 0;
  long place = 0;
  for (long section = 0; section < sections; section++) {
    long first = 0;
    for (long height = 0; height < heights; height++, place++) {
      struct run run = {first, rows / heights, y, 40.0 + (double)height};
      runs[place] = run;
      first += run.count;
      y += (double)run.count * run.height;
    }
  }
  /* The row in the middle. */
  double middle = y / 2;
  long low = 0, high = place;
  while (low < high) {
    long half = (low + high) / 2;
    if (runs[half].y + (double)runs[half].count * runs[half].height > middle) high = half;
    else low = half + 1;
  }
  *sink = low < place ? runs[low].y : 0;
  free(runs);
  return y;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  long sections = atol(arguments[1]), rows = atol(arguments[2]), heights = atol(arguments[3]);
  long times = atol(arguments[4]);
  volatile double sink = 0;
  double start = now(), height = 0;
  for (long time = 0; time < times; time++) height += stack(sections, rows, heights, &sink);
  double seconds = (now() - start) / (double)times;
  if (height <= 0) return 1;
  printf("%.12f\n", seconds);
  return 0;
}
