/** Lessons about the rules, with small puzzles. */
export const learn = {
  title: 'Learn the rules',
  progress: '{done} of {total} lessons',
  chaptersDone: '{done} of {total} done',
  pace: 'about a minute each',
  lesson: 'Lesson {number}: {name}',
  puzzles: 'Puzzle {number} of {total}',
  open: `{count, plural, =0 {Every cell is painted, but something isn’t right yet.} one {1 cell is still
      empty.} other {# cells are still empty.}}`,
  skip: 'Skip',
  next: 'Next',
  puzzle: 'Solve a puzzle',
  complete: 'You’ve finished every lesson.',
  map: 'All lessons',
  learned: '{name}, learned',
  begun: '{name}, {done} of {total}',
  unknown: 'That lesson doesn’t exist. Here’s the next one for you.',
  tools: 'Board tools',
} as const;
