/** Settings and what they do. */
export const settings = {
  description: 'Kept in this browser. Every change holds at once.',

  // Sections
  input: 'Input',
  solving: 'Solving',
  creating: 'Creating',
  sound: 'Sound',
  visual: 'Visual',

  // Input
  swapButtons: 'Swap the two buttons',
  swapButtonsNote: 'The left button paints light, the right one dark.',
  keyboardLayout: 'Keyboard layout',

  // Solving
  checks: 'Say what is wrong',
  checksAlways: 'at once',
  checksOnDemand: 'when I ask',
  checksWhenFull: 'when the board is full',
  showTimer: 'Show the time',
  showTimerNote: 'It counts while you can see the puzzle.',

  // Creating
  liveAssistant: 'Live assistant',
  liveAssistantNote:
    'Tells at every change what follows from the clues, and why a puzzle is broken.',

  // Sound
  boardVolume: 'Volume of the board',
  musicVolume: 'Volume of music',
  silent: 'silent',
  percent: '{percent} percent',

  // Visual
  language: 'Language',
  languageOfBrowser: 'as the browser',
  theme: 'Theme',
  animation: 'Animation',
  animationNote: 'Ink flows, light opens, a solved board glows.',
  reducedMotionNote: 'Your system asks for reduced motion, so nothing moves.',
  separateTiles: 'Separate tiles',
  separateTilesNote: 'Neighboring cells of one color keep their gap.',
  wrapAround: 'Show what lies beyond the rim',
  wrapAroundNote: 'On boards whose sides are joined.',
  sansSerif: 'Sans-serif type',
  sansSerifNote: 'The board keeps its serif figures.',
} as const;
