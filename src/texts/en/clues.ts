/** Texts shared by rules and symbols, and the fields of both. */
export const clues = {
  // Wrong counts, in at most four words.
  missed: '{bound, select, most {at most {counted}} other {{counted}, not {number}}}',
  sees: '{bound, select, most {sees at most {counted}} other {sees {counted}, not {number}}}',
  has: '{bound, select, most {has at most {counted}} other {has {counted}, not {number}}}',

  // Symbols between areas.
  misplaced: 'between two areas',
  areaMisplaced: 'this symbol touches cells of different areas',

  // Broken clues without details.
  aRule: 'a rule',
  aSymbol: 'a symbol',
  broken: 'is broken',

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
    'What the symbol means. Players see it in the list of symbols; leave it empty to keep the symbol off that list. Put *stars* around the key word.',
  picture: 'Picture',
  pictureHelp: 'The example next to the description.',
  rotation: 'Rotation',
  rotationHelp: 'In degrees, clockwise.',

  // Symbols with a meaning given by their author.
} as const;
