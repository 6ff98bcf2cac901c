/** Cards and lists of what people made. */
export const lists = {
  // Cards
  private: 'Private',
  you: 'You',
  byYou: 'by you',
  size: '{width} by {height}',
  type: '{type, select, music {music} pattern {pattern} underclued {underclued} other {logic}}',
  ratedDifference:
    'players find it {than, select, harder {harder} other {easier}} than its author says',
  proved: 'exactly one solution',
  solved: 'solved',
  progress: '{cells, number} of {of, number} cells',
  solves: '{count, plural, one {{shown} solve} other {{shown} solves}}',
  loves: '{count, plural, one {{shown} love} other {{shown} loves}}',
  loved: 'loved by you',
  supporter: '{level, plural, =1 {was a supporter} other {supporter}}',
  untitledCollection: 'Untitled Collection',
  autoTitle:
    '{kind, select, createdPuzzles {Created puzzles} lovedPuzzles {Loved puzzles} other {Solved puzzles}}',
  series: 'Series',
  fillsItself: 'fills itself',
  puzzles: '{count, plural, one {{shown} puzzle} other {{shown} puzzles}}',
  follows: '{count, plural, one {{shown} follows} other {{shown} follow}}',
} as const;
