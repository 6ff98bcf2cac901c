/** Settings and what they do. */
export const settings = {
  description: 'Kept on this device. Every change holds at once.',
  kept: 'Kept on this device.',
  groups: 'Groups of settings',
  all: 'All settings, with a preview',

  // Sections
  input: 'Input',
  solving: 'Solving',
  creating: 'Creating',
  sound: 'Sound',
  visual: 'Visual',
  online: 'Online',
  device: 'This device',
  account: 'Account',

  // Input
  swapButtons: 'Swap the two buttons',
  swapButtonsNote: 'The left button paints light, the right one dark.',
  keyboardLayout: 'Keyboard layout',
  keyboardLayoutNote: 'For the keys of the editor’s tools.',
  askBeforeLeaving: 'Ask before work is lost',
  askBeforeLeavingNote: 'When a page is left with something on it that is not saved.',

  // Solving
  checks: 'Say what is wrong',
  checksAlways: 'At once',
  checksOnDemand: 'When asked',
  checksWhenFull: 'When full',
  hintsAtOnce: 'Whole hints',
  hintsAtOnceNote: 'A hint shows everything at once: where, which clues, which cell, and why.',
  hintsDoObvious: 'Do the obvious',
  hintsDoObviousNote: 'A hint first colors all cells that follow from one clue and a few cells.',
  showTimer: 'Show the time',
  showTimerNote: 'It counts while you can see the puzzle.',

  // Creating
  liveAssistant: 'Live assistant',
  liveAssistantNote:
    'Tells at every change what follows from the clues, and why a puzzle is broken.',
  moreTools: 'Show all tools',
  moreToolsNote: 'Also those for symbols that few puzzles have.',

  // Sound
  boardVolume: 'Volume of the board',
  musicVolume: 'Volume of music',
  silent: 'silent',
  percent: '{percent} percent',

  // Visual
  language: 'Language',
  languageOfBrowser: 'As the browser',
  theme: 'Theme',
  themeOfSystem: 'As my system',
  umberAndCandle: 'Umber and candle',
  paperAndSienna: 'Paper and sienna',
  themeNow: 'Now <name>{theme}</name>',
  animation: 'Animation',
  animationNote: 'Ink flows, light opens, a solved board glows.',
  reducedMotionNote: 'Fancy animations are disabled by the browser',
  separateTiles: 'Separate tiles',
  separateTilesNote: 'Neighboring cells of one color keep their gap.',
  wrapAround: 'Show what lies beyond the rim',
  wrapAroundNote: 'On boards whose sides are joined.',
  sansSerif: 'Sans-serif type',
  sansSerifNote: 'The board keeps its serif figures.',

  // Online
  offlineMode: 'Offline mode',
  offlineModeNote: 'Nothing is asked of the server, even with a network.',

  // This device
  resetTour: 'Reset Editor Tour',
  tourReset: 'The editor gives its tour again.',
  resetSite: 'Reset site',
  resetQuestion: 'Are you sure you want to completely reset the site?',
  resetWarning: 'Remember to save your puzzles before proceeding!',
  deleteWork: 'Also delete drafts and solves kept in this browser',
  deleteWorkNote: 'And presets, learned lessons and the script of the code editor.',
  cancel: 'Cancel',
  resetAndReload: 'Reset and reload',

  // Preview
  preview: 'Preview',
  previewNote: 'Yours to paint: every change shows here first',
} as const;
