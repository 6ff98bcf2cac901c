/** Lessons about the rules, with small puzzles. */
export const learn = {
  title: 'Learn the rules',
  progress: '{done} of {total} lessons',
  chaptersDone: '{done} of {total} done',
  pace: 'about a minute each',
  lesson: 'Lesson {number}: {name}',
  puzzles: 'Puzzle {number} of {total}',
  open: '{count, plural, =0 {Every cell is colored, and something is not right yet.} one {One cell is open.} other {# cells are open.}}',
  skip: 'Skip',
  next: 'Next',
  puzzle: 'Solve a puzzle',
  complete: 'That was every lesson.',
  map: 'All lessons',
  learned: '{name}, learned',
  begun: '{name}, {done} of {total}',
  unknown: 'There is no such lesson. Here is the one that comes next.',
  tools: 'Board tools',
} as const;
