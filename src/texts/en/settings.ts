/** Settings and what they do. */
export const settings = {
  description: 'Saved on this device. Changes apply right away.',
  kept: 'Saved on this device.',
  groups: 'Settings sections',
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
  swapButtons: 'Swap mouse buttons',
  swapButtonsNote: 'Left-click paints light, right-click paints dark.',
  keyboardLayout: 'Keyboard layout',
  keyboardLayoutNote: 'For the editor’s tool shortcuts.',
  letterKeys: 'Single-key shortcuts',
  letterKeysNote:
    'Letters, digits, and punctuation. Limit them if you use voice control or hit keys by accident.',
  letterKeysEverywhere: 'Always',
  letterKeysBoard: 'On the board',
  letterKeysNever: 'Off',
  askBeforeLeaving: 'Warn before losing work',
  askBeforeLeavingNote: 'When you leave a page with unsaved changes.',

  // Solving
  checks: 'Show mistakes',
  checksAlways: 'Right away',
  checksOnDemand: 'When I ask',
  checksWhenFull: 'When full',
  hintsAtOnce: 'Full hints',
  hintsAtOnceNote:
    'A hint shows everything at once: where to look, which clues, which cell, and why.',
  hintsDoObvious: 'Paint obvious cells first',
  hintsDoObviousNote:
    'Before explaining a step, a hint paints every cell that’s easy to work out from a single clue.',
  showTimer: 'Show timer',
  showTimerNote: 'It only runs while the puzzle is on screen.',

  // Creating
  liveAssistant: 'Live assistant',
  liveAssistantNote:
    'Shows what follows from the clues as you edit, and why a puzzle has no solution.',
  moreTools: 'Show all tools',
  moreToolsNote: 'Includes symbols that few puzzles use.',

  // Sound
  boardVolume: 'Board volume',
  musicVolume: 'Music volume',
  silent: 'silent',
  percent: '{percent} percent',

  // Visual
  language: 'Language',
  languageOfBrowser: 'Same as browser',
  theme: 'Theme',
  themeOfSystem: 'Same as system',
  umberAndCandle: 'Umber and candle',
  paperAndSienna: 'Paper and sienna',
  themeNow: 'Current: <name>{theme}</name>',
  animation: 'Animation',
  animationNote: 'Ink flows, light spreads, and a solved board glows.',
  reducedMotionNote: 'Fancy animations are disabled by the browser',
  separateTiles: 'Gaps between cells',
  separateTilesNote: 'Keep a gap between neighboring cells of the same color.',
  coordinates: 'Row and column numbers',
  coordinatesLarge: 'From 16 cells a side',
  coordinatesAlways: 'Always',
  coordinatesNever: 'Never',
  wrapAround: 'Show cells beyond the edge',
  wrapAroundNote: 'On boards whose edges wrap around.',
  sansSerif: 'Sans-serif font',
  sansSerifNote: 'Numbers on the board keep the serif font.',

  // Online
  offlineMode: 'Offline mode',
  offlineModeNote: 'Never contacts the server, even when you’re connected.',

  // This device
  resetTour: 'Reset Editor Tour',
  tourReset: 'The editor will show its tour again.',
  resetSite: 'Reset site',
  resetQuestion: 'Are you sure you want to completely reset the site?',
  resetWarning: 'Remember to save your puzzles before proceeding!',
  deleteWork: 'Also delete drafts and progress saved in this browser',
  deleteWorkNote: 'This includes presets, completed lessons, and your script.',
  cancel: 'Cancel',
  resetAndReload: 'Reset and reload',

  // Preview
  preview: 'Preview',
  previewNote: 'Paint here to try your settings. Changes show up right away.',
} as const;
