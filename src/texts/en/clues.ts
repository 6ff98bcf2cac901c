/** Texts shared by rules and symbols, and the fields of both. */
export const clues = {
  // Wrong counts, in at most four words.
  missed: '{bound, select, most {{counted} at most} other {{counted}, not {number}}}',
  sees: '{bound, select, most {sees {counted} at most} other {sees {counted}, not {number}}}',
  has: '{bound, select, most {has {counted} at most} other {has {counted}, not {number}}}',

  // Symbols between areas.
  misplaced: 'between two areas',
  areaMisplaced: 'this area touches cells that are not one area',

  // Broken clues without details.
  aRule: 'a rule',
  aSymbol: 'a symbol',
  broken: 'does not hold',

  // Parts of sentences that are the same in every position.
  numberInWords: `{number, plural,
    =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} other {#}}`,
  directionInWords: `{direction, select, up {up} down {down} left {left} right {right} up_left {up-left}
    up_right {up-right} down_left {down-left} down_right {down-right} other {nowhere}}`,

  // Fields.
  color: 'Color',
  number: 'Number',
  direction: 'Direction',
  letter: 'Letter',
  pattern: 'Pattern',
  description: 'Description',
  descriptionHelp:
    'What the symbol asks for. Solvers read it in the legend; leave it empty for no entry. Put the key word between two stars: *word*.',
  picture: 'Picture',
  pictureHelp: 'The example beside the description.',
  rotation: 'Rotation',
  rotationHelp: 'In degrees, clockwise.',

  // Symbols with a meaning given by their author.
  seeDescription: 'see its description',
} as const;
