/** The editor. */
export const create = {
  pageName: 'Create a puzzle',
  pageTitle: 'Create: {title}',

  // Parts and tabs
  parts: 'Puzzle sections',
  toolsAndRules: 'Tools and rules',
  infoTab: 'Info',
  toolsTab: 'Tools',
  ideas: 'Ideas',
  rulesTab: 'Rules',
  checklistTab: 'Checklist',
  solverTab: 'Solver',
  codeTab: 'Code',
  loadingCode: 'Loading the code editor…',
  mainGridTab: 'Main grid',
  codeEditor: 'Code editor',
  raise: 'Expand this section',
  lower: 'Collapse this section',
  toHome: 'Back to home',
  more: 'More',
  tryIt: 'Try it',
  share: 'Share',

  // The status of the puzzle
  oneSolution: 'one solution',
  manySolutions: 'more than one solution',
  noSolution: 'no solution',

  // The dock
  boardTools: 'Board tools',
  fill: 'Fill',
  boardSize: 'Board size: {size}',
  wholeBoard: 'Fit board',
  layer: 'Layer to show and paint',
  puzzleLayer: 'Puzzle',
  solutionLayer: 'Solution',

  // The draft
  draft: 'Draft',
  drafts: 'Drafts',
  versions: 'Versions',
  openText: 'Open a link or text',
  help: 'Help',
  toPublish: 'Save and publish',
  earlier: 'Continue “{title}”',

  // Copy and paste
  clipboard: 'Copy and paste',
  cut: 'Cut',
  paste: 'Paste',
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  mirror: 'Mirror',
  emptyCells: 'Clear these cells',
  chooseNothing: 'Deselect',
  nothingToPaste: 'There’s no part of a board on the clipboard. Copy one first.',
  noPuzzlePasted: 'There’s no part of a board and no puzzle in this text.',
  nothingToCopy: 'Select something to copy first: drag from corner to corner.',

  // The sides of the board
  sides: 'Rows and columns at the edges',
  addAt: `{side, select, top {Add a row at the top} bottom {Add a row at the bottom}
      left {Add a column on the left} other {Add a column on the right}}`,
  removeAt: `{side, select, top {Remove the top row} bottom {Remove the bottom row}
      left {Remove the left column} other {Remove the right column}}`,

  // Metadata of the puzzle
  about: 'About the puzzle',
  title: 'Title',
  titlePlaceholder: 'Name of the puzzle',
  author: 'Author',
  authorPlaceholder: 'Shown with the puzzle',
  authorLocked: 'Your name, as on your profile. You can change it in the settings.',
  difficulty: 'Difficulty',
  difficultyChoice: '{value} of {most}, {word}',
  difficultyShown: '{value}, {word}',
  notRated: 'Not rated',
  unrated: 'Unrated',
  description: 'Description',
  write: 'Write',
  preview: 'Preview',
  nothingWritten: 'Nothing to preview yet.',
  descriptionHelp: 'You can use Markdown. Hide spoilers between ||double bars||.',
  lengthOf: '{length} of {most}',
  lettersLeft: '{count, plural, one {# character left} other {# characters left}}',
  lettersTooMany: '{count, plural, one {# character too many} other {# characters too many}}',

  // Size of the board
  size: 'Board size',
  width: 'Width',
  height: 'Height',
  whatStays: 'Part to keep',
  anchor: `{y, select, start {{x, select, start {Top left} middle {Top} other {Top right}}} middle {{x,
      select, start {Left} middle {Center} other {Right}}} other {{x, select, start {Bottom
      left} middle {Bottom} other {Bottom right}}}}`,
  apply: 'Apply',
  reset: 'Reset',
  wholeSides: 'Width and height must be whole numbers, 0 or more.',
  columnsChange:
    '{change, select, added {Adds {count, plural, one {# column} other {# columns}}.} other {Removes {count, plural, one {# column} other {# columns}}.}}',
  rowsChange:
    '{change, select, added {Adds {count, plural, one {# row} other {# rows}}.} other {Removes {count, plural, one {# row} other {# rows}}.}}',
  sidesChange:
    '{columnChange, select, added {Adds {columns, plural, one {# column} other {# columns}}} other {Removes {columns, plural, one {# column} other {# columns}}}}, {rowChange, select, added {adds {rows, plural, one {# row} other {# rows}}} other {removes {rows, plural, one {# row} other {# rows}}}}.',

  // Rules
  rules: 'Rules',
  rulesOfPuzzle: 'Rules of the puzzle',
  noRules: 'No rules yet. Search for one, or just place symbols.',
  unseen: 'Hidden from players',
  unseenRule: '{rule}. Hidden from players',
  moveRule: 'Move: {rule}',
  ruleRemoved: 'Removed: {rule}',
  ruleAdded: 'Added: {rule}',
  dragHelp:
    'Press Space to pick up the rule, the arrow keys to move it, Space to drop it, Escape to cancel.',
  lifted: 'Picked up, position {place} of {count}: {rule}',
  dragged: 'Position {place} of {count}',
  dropped: 'Dropped at position {place} of {count}',
  putBack: 'Canceled, back at position {place} of {count}',

  // Search for rules
  addRule: 'Add a rule',
  rulesToAdd: 'Rules found',
  alreadyThere: 'Already added',
  noRuleFound: 'No rules found. You can write “{query}” as a custom rule.',
  foundOf: '{count} of {total}',
  found: '{count, plural, =0 {No rules found} one {# rule} other {# rules}}',

  // Presets
  presets: 'Presets',
  presetName: 'Preset name',
  keepPreset: 'Save',
  keepAsPreset: 'Save as preset',
  keepSymbol: 'Save a symbol as preset',
  keepThisSymbol: 'Save as preset: {symbol}',
  howToKeep:
    'Save a symbol with its settings: select it on the board, or pick its tool, then select +.',
  presetOf: '{name}, preset {place} of {count}',
  presetTools: 'Preset {name}',
  presetTitle: '{name} (Shift+{digit})',
  rename: 'Rename',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  removePreset: 'Remove',
  cancel: 'Cancel',
  nameMissing: 'Enter a name.',
  nameTooLong: 'A name can have at most {most, plural, one {# character} other {# characters}}.',
  nameTaken: 'A preset with this name already exists.',
  tooManyPresets:
    'You already have {count, plural, one {# preset} other {# presets}}. Remove one first.',
  presetsUnreadable: 'Couldn’t load your saved presets.',
  presetsLeftOut: `{count, plural, one {1 preset couldn’t be read and was skipped. The others are still there.}
      other {# presets couldn’t be read and were skipped. The others are still there.}}`,
  presetsNotStored: 'Your presets couldn’t be saved. They’re gone when you close this page.',

  // Announcements of edits: up to two places by name, more as a number
  joined: `{count, plural, =1 {Merged at {first}} =2 {Merged at {first} and {second}} other {Merged across
      # cell edges}}`,
  parted: `{count, plural, =1 {Split at {first}} =2 {Split at {first} and {second}} other {Split across #
      cell edges}}`,
  border: `{count, plural, =1 {Border at {first}} =2 {Border at {first} and {second}} other {Border along #
      cell edges}}`,
  borderRemoved: `{count, plural, =1 {Border removed at {first}} =2 {Border removed at {first} and {second}} other
      {Border removed along # cell edges}}`,
  placed: `{count, plural, =1 {Placed at {first}} =2 {Placed at {first} and {second}} other {# symbols
      placed}}`,
  changed: `{count, plural, =1 {Changed at {first}} =2 {Changed at {first} and {second}} other {# symbols
      changed}}`,
  removed: `{count, plural, =1 {Removed at {first}} =2 {Removed at {first} and {second}} other {# symbols
      removed}}`,
  firstCorner: 'First corner at {place}',
  copied: 'Copied: {width} by {height}',
  readyToPaste: 'Ready to paste: {width} by {height}',
  nothingChosen: 'Nothing selected',
  puzzleShown: 'Showing the puzzle',
  solutionShown: 'Showing the solution',
  presetInHand: 'Preset {name}',
} as const;
