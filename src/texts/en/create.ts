/** The editor. */
export const create = {
  pageTitle: 'Create: {title}',

  // Parts and tabs
  parts: 'Parts of the puzzle',
  toolsAndRules: 'Tools and rules',
  infoTab: 'Info',
  toolsTab: 'Tools',
  rulesTab: 'Rules',
  checklistTab: 'Checklist',
  solverTab: 'Solver',
  codeTab: 'Code',
  loadingCode: 'Loading the code editor…',
  mainGridTab: 'Main grid',
  codeEditor: 'Code editor',
  raise: 'Raise this part',
  lower: 'Lower this part',
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
  boardSize: 'Size of the board, {size}',
  wholeBoard: 'See the whole board',
  layer: 'What is shown and painted',
  puzzleLayer: 'Puzzle',
  solutionLayer: 'Solution',

  // The draft
  draft: 'Draft',
  drafts: 'Drafts',
  versions: 'Versions',
  openText: 'Open a link or text',
  help: 'Help',

  // Copy and paste
  clipboard: 'Copy and paste',
  cut: 'Cut',
  paste: 'Paste',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  mirror: 'Mirror',
  emptyCells: 'Empty these cells',
  chooseNothing: 'Choose nothing',
  nothingToPaste:
    'There is no part of a board on the clipboard. Copy one here or in another tab first.',
  nothingToCopy: 'Choose what to copy first: draw from one corner to the other.',

  // Metadata of the puzzle
  about: 'About the puzzle',
  title: 'Title',
  titlePlaceholder: 'What the puzzle is called',
  author: 'Author',
  authorPlaceholder: 'Name shown with the puzzle',
  difficulty: 'Difficulty',
  difficultyChoice: '{value} of {most}, {word}',
  difficultyShown: '{value}, {word}',
  notRated: 'Not rated',
  unrated: 'Unrated',
  description: 'Description',
  write: 'Write',
  preview: 'Preview',
  nothingWritten: 'Nothing is written yet.',
  descriptionHelp: 'Markdown. Put spoilers between ||two bars||.',
  lengthOf: '{length} of {most}',
  lettersLeft: '{count, plural, one {# letter left} other {# letters left}}',
  lettersTooMany: '{count, plural, one {# letter too many} other {# letters too many}}',

  // Size of the board
  size: 'Size of the board',
  width: 'Width',
  height: 'Height',
  whatStays: 'What stays',
  anchor:
    '{y, select, start {{x, select, start {Top left} middle {Top side} other {Top right}}} middle {{x, select, start {Left side} middle {Middle} other {Right side}}} other {{x, select, start {Bottom left} middle {Bottom side} other {Bottom right}}}}',
  apply: 'Apply',
  reset: 'Reset',
  wholeSides: 'Width and height are whole numbers, 0 or more.',
  columnsChange:
    '{change, select, added {Adds {count, plural, one {# column} other {# columns}}.} other {Removes {count, plural, one {# column} other {# columns}}.}}',
  rowsChange:
    '{change, select, added {Adds {count, plural, one {# row} other {# rows}}.} other {Removes {count, plural, one {# row} other {# rows}}.}}',
  sidesChange:
    '{columnChange, select, added {Adds {columns, plural, one {# column} other {# columns}}} other {Removes {columns, plural, one {# column} other {# columns}}}}, {rowChange, select, added {adds {rows, plural, one {# row} other {# rows}}} other {removes {rows, plural, one {# row} other {# rows}}}}.',

  // Rules
  rules: 'Rules',
  rulesOfPuzzle: 'Rules of the puzzle',
  noRules: 'No rules yet. Search for one, or place symbols only.',
  unseen: 'Solvers do not see this',
  unseenRule: '{rule}. Solvers do not see this',
  moveRule: 'Move: {rule}',
  ruleRemoved: 'Removed: {rule}',
  ruleAdded: 'Added: {rule}',
  dragHelp:
    'Press Space to lift the rule, the arrow keys to move it, Space to drop it, and Escape to put it back.',
  lifted: 'Lifted, place {place} of {count}: {rule}',
  dragged: 'To place {place} of {count}',
  dropped: 'Dropped at place {place} of {count}',
  putBack: 'Put back at place {place} of {count}',

  // Search for rules
  addRule: 'Add a rule',
  rulesToAdd: 'Rules to add',
  alreadyThere: 'Already there',
  noRuleFound: 'No rule has these words. A custom rule can say “{query}” in your own.',
  foundOf: '{count} of {total}',
  found: '{count, plural, =0 {No rule has these words} one {# rule} other {# rules}}',

  // Presets
  presets: 'Presets',
  presetName: 'Name of the preset',
  keepPreset: 'Keep',
  keepAsPreset: 'Keep as preset',
  keepSymbol: 'Keep a symbol as preset',
  keepThisSymbol: 'Keep as preset: {symbol}',
  howToKeep:
    'Keep a symbol with its values here: press it on the board, or take its tool, then press +.',
  presetOf: '{name}, preset {place} of {count}',
  presetTools: 'Preset {name}',
  rename: 'Rename',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  removePreset: 'Remove',
  cancel: 'Cancel',
  nameMissing: 'Give it a name.',
  nameTooLong: 'A name has at most {most, plural, one {# character} other {# characters}}.',
  nameTaken: 'There is a preset of this name already.',
  tooManyPresets:
    'There are {count, plural, one {# preset} other {# presets}} already. Remove one first.',
  presetsUnreadable: 'The stored presets could not be read.',
  presetsLeftOut:
    '{count, plural, one {A preset could not be read and was left out. The others are still there.} other {# presets could not be read and were left out. The others are still there.}}',
  presetsNotStored: 'The presets could not be stored. They are there until this page is closed.',

  // Announcements of edits: up to two places by name, more as a number
  joined:
    '{count, plural, =1 {Joined at {first}} =2 {Joined at {first} and at {second}} other {Joined: # edges of cells}}',
  parted:
    '{count, plural, =1 {Parted at {first}} =2 {Parted at {first} and at {second}} other {Parted: # edges of cells}}',
  border:
    '{count, plural, =1 {Border at {first}} =2 {Border at {first} and at {second}} other {Border: # edges of cells}}',
  borderRemoved:
    '{count, plural, =1 {Border removed at {first}} =2 {Border removed at {first} and at {second}} other {Border removed: # edges of cells}}',
  placed:
    '{count, plural, =1 {Placed at {first}} =2 {Placed at {first} and at {second}} other {Placed: # symbols}}',
  changed:
    '{count, plural, =1 {Changed at {first}} =2 {Changed at {first} and at {second}} other {Changed: # symbols}}',
  removed:
    '{count, plural, =1 {Removed at {first}} =2 {Removed at {first} and at {second}} other {Removed: # symbols}}',
  firstCorner: 'First corner at {place}',
  copied: 'Copied: {width} by {height}',
  readyToPaste: 'Ready to paste: {width} by {height}',
  nothingChosen: 'Nothing is chosen',
  puzzleShown: 'The puzzle, without its solution',
  solutionShown: 'The solution',
  presetInHand: 'Preset {name}',
} as const;
