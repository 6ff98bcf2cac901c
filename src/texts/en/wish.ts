/** Puzzles by wish: choosing one, waiting for it, and going on. */
export const wish = {
  lead: 'Choose what you like. Your device creates the puzzle, even offline, and it has exactly one solution.',
  kinds: 'Kind',
  size: 'Size',
  difficulty: 'Difficulty',
  symmetry: 'Symmetry of the clues',
  symmetryOf: `{symmetry, select,
    half {Half turn}
    mirror {Mirror}
    diagonal {Diagonal}
    quarter {Quarter turn}
    other {None}}`,
  start: 'Start puzzle',
  surprise: 'Surprise me',

  // Records
  solved: '{count, plural, =0 {None solved yet} one {1 solved} other {# solved}}',
  best: '{count, plural, one {1 solved} other {# solved}}, best time without hints {time}',
  streak: '{days, plural, one {1 day in a row} other {# days in a row}}',

  // While a puzzle is created
  making: 'Creating your puzzle…',
  makingNote: 'Large and hard puzzles take a few seconds.',
  drafts: '{count, plural, =0 {First draft} one {1 draft so far} other {# drafts so far}}',
  cancel: 'Cancel',
  notFound: 'No puzzle found for this number',
  notFoundNote: 'That happens with rare wishes. The next number usually works.',
  failed: 'Couldn’t create this puzzle',
  failedNote: 'Something went wrong. Your other puzzles are safe.',
  another: 'Next number',

  // After a puzzle
  next: 'Next puzzle',
  nextMaking: 'Creating the next puzzle…',
  nextReady: 'The next puzzle is ready.',
  change: 'Change wish',
  copyLink: 'Copy link',
  copied: 'Link copied. It opens the same puzzle for everyone.',

  // Addresses that name no puzzle
  unknownKind: 'There’s no kind of puzzle called “{kind}”.',
  badSize: '{kind} comes in sizes from {least} × {least} to {most} × {most}.',
  badEvenSize: '{kind} comes in even sizes from {least} × {least} to {most} × {most}.',
  onlySize: '{kind} comes in {least} × {least} only.',
  badGrade: '{kind} doesn’t come in this difficulty at this size.',
  badSymmetry: '{kind} doesn’t come with this symmetry at this size.',
  badSeed: 'Puzzles have numbers from 1 to {most, number}.',
} as const;
