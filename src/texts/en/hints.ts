/** The supposed color of a cell: the opposite of the deduced one. */
const OTHER = '{color, select, dark {light} other {dark}}';
const OWN = '{color, select, dark {dark} other {light}}';
/** The color of the cells that a clue is about. */
const OF = '{of, select, dark {dark} light {light} other {gray}}';
const CELLS_OF = `{counted, plural, one {# ${OF} cell} other {# ${OF} cells}}`;
const CELLS = '{counted, plural, one {# cell} other {# cells}}';
const WHICH_IS = '{which, select, one {this cell is} other {these cells are}}';

/** The reasons of hints. Keys of clues start with their ids; `noun` names one inside a sentence. */
export const hints = {
  // The start of a sentence: the supposition, a consequence of it, or neither. The contradiction
  // follows it, and is passed as `supposed`.
  supposed: `{form, select,
    if {If {which, select, one {this cell} all {these cells} first {{first}} other {any of these cells}} were ${OTHER},}
    suppose {Try ${OTHER} {which, select, one {here} first {in {first}} other {in these cells}}: {steps, plural, one {one step} other {# steps}} later,}
    link {Then {place} must be ${OWN}: {which, select, first {if {first} were ${OTHER},} other {otherwise}}}
    other {But then}}`,

  // Conclusions after a contradiction
  so: `{which, select,
    one {So it’s ${OWN}.}
    first {{form, select,
      suppose {So it’s ${OWN}, and the other cells follow from the same clues.}
      other {So it’s ${OWN}, and so are the others.}}}
    other {So they’re ${OWN}.}}`,

  // Places: all cells in one of the rows and one of the columns
  block:
    '{rowCount, plural, one {row} other {rows}} {rows}, {columnCount, plural, one {column} other {columns}} {columns}',
  blockFirst:
    '{rowCount, plural, one {Row} other {Rows}} {rows}, {columnCount, plural, one {column} other {columns}} {columns}',
  rows: '{rowCount, plural, one {row} other {rows}} {rows}',
  range: '{from} to {to}',

  // Single deductions
  clue: '{supposed} {clue} couldn’t be satisfied.',
  clueLying: '{supposed} {clue} would break the rule about lying symbols.',
  clues: `{supposed} {total, plural, =2 {two clues} other {# clues}} would contradict each other.`,
  oneRule: '{supposed} one of {total, plural, =2 {two rules} other {# rules}} would be broken.',
  onlyArea: '{supposed} the only area would have the wrong size.',
  oneColor: '{supposed} {clue} would sit on two colors.',
  countNone: `Since {clue} needs none, ${WHICH_IS} ${OWN}.`,
  countFull: `Since {clue} already has the {number} it needs, ${WHICH_IS} ${OWN}.`,
  countLeft: `Since {clue} needs {number} and has room for exactly that many, ${WHICH_IS} ${OWN}.`,
  countOver: '{supposed} {clue} would have {counted} but needs {number}.',
  countUnder: `{supposed} {clue} would have {counted, plural, =0 {none} other {at most #}} but needs {number}.`,
  countBetween: '{supposed} {clue} couldn’t have {number} anymore.',
  sightOver: '{supposed} {clue} would see {counted} cells but needs {number}.',
  sightUnder: '{supposed} {clue} would see at most {counted} but needs {number}.',
  sightBetween: '{supposed} {clue} couldn’t see exactly {number} anymore.',
  areaOver: `{supposed} {clue} would have ${CELLS} but needs {number}.`,
  areaUnder: `{supposed} {clue} could get only ${CELLS} but needs {number}.`,
  areaRoom: '{supposed} {clue} wouldn’t have room for {number} cells.',
  areaBetween: '{supposed} {clue} couldn’t have exactly {number} cells anymore.',
  anyAreaOver: `{supposed} an area would have ${CELLS} but needs {number}.`,
  anyAreaUnder: `{supposed} an area could get only ${CELLS} but needs {number}.`,
  anyAreaRoom: '{supposed} an area wouldn’t have room for {number} cells.',
  anyAreaBetween: '{supposed} an area couldn’t have exactly {number} cells anymore.',
  ways: `{supposed} there’d be no way left to satisfy {total, plural, one {the clue} other {these clues}}.`,
  mixedWays: `Then {dark} {darkCount, plural, one {is} other {are}} dark and {light} {lightCount, plural, one {is} other {are}} light: otherwise there’d be no way left to satisfy {total, plural, one {the clue} other {these clues}}.`,
  counts: '{supposed} these numbers couldn’t all be right.',
  connected: '{supposed} cells that belong together would be cut off from each other.',
  joined: '{supposed} {clues} would be in the same area.',
  apart: '{supposed} two areas that have to stay apart would join.',
  touchMany: '{supposed} an area would have too many symbols.',
  touchFew: '{supposed} an area couldn’t reach enough symbols.',
  far: '{supposed} an area would be too far from every symbol.',
  farImage: '{supposed} an area would have no room for its other half.',
  mirror: '{supposed} an area wouldn’t be symmetric.',
  cycle: '{supposed} there’d be a loop.',
  shape: '{supposed} an area would have a shape that isn’t allowed.',
  pattern: '{supposed} an area wouldn’t have room for the pattern.',
  rim: '{supposed} the colors would alternate along the edge, and one of them couldn’t be connected.',
  rimCut: '{supposed} an area would cut connected cells in two on its way to a symbol.',
  check: '{supposed} {clue} would be wrong: {detail}.',

  // Several clues together, and none
  answers: `However you satisfy {clue}, ${WHICH_IS} ${OWN}.`,
  theseClues: '{total, plural, =2 {both clues} other {these # clues}}',
  unexplained: `There’s no short reason here. In the solution, ${WHICH_IS} ${OWN}.`,

  // The chain of a supposition
  suppose:
    'Suppose {place} {count, plural, one {is} other {are}} {color, select, dark {dark} other {light}}.',
  refuted: `Then {place} {count, plural, one {has} other {have}} to be ${OWN}: the other color contradicts {total, plural, one {a clue} other {# clues}}.`,
  settled: 'That settles what {clue} can mean.',

  // The hint stages
  lookAt: 'Look at {clue} in {place}.',
  lookBetween: 'Look at {places}.',
  takes: `You need {clues}{facts, plural, =0 {} one { and the marked cell} other { and the # marked cells}}.`,
  takesNone: 'There’s no short reason here: only the solution knows.',
  thisCell: `{count, plural, one {You can work out this cell: {places}.} other {You can work out these cells: {places}.}}`,
  spokenLine: '{text}: {detail}.',

  // Mistakes
  notRight: 'Something isn’t right yet.',
  rightUntil: `{strokes, plural, one {Everything was right until your last move.} other {Everything was right until # moves ago.}}`,
  wrongBefore: 'The mistake was made before the oldest move that’s saved.',
  wrongRegion: 'The mistake is in {places}.',
  wrongCells: `{count, plural, one {1 cell is wrong: {place}.} other {# cells are wrong. The first mistake was {place}.}}`,
  wrongPlaces: 'All of them: {places}.',

  // No hint available
  refusedSolution:
    'There are no hints for this puzzle: only the author’s own solution can tell whether some clues are satisfied.',
  refusedAlternative:
    'There are no hints for this puzzle: it accepts a second solution that breaks the rules.',
  refusedNone: 'There are no hints for this puzzle: its clues contradict each other.',
  full: 'Every cell is painted.',
  stuck: 'Nothing more follows from the clues.',

  // The panel
  title: 'Hint',
  ladder: 'How much of the hint you’ve seen',
  looking: 'Looking for the easiest next step…',
  failed: 'Couldn’t find a hint. Please try again.',
  tryAgain: 'Try again',
  rungWhere: 'where',
  rungWhich: 'clues',
  rungCell: 'cell',
  rungWhy: 'why',
  rungApply: 'paint',
  rungNotice: 'what',
  rungSince: 'when',
  rungRegion: 'where',
  rungReason: 'why',
  rungCells: 'cells',
  rungUndo: 'undo',
  askWhere: 'Where?',
  askWhich: 'Which clues?',
  askCell: 'Which cell?',
  askWhy: 'Why?',
  askSince: 'Since when?',
  askCells: 'Which cells?',
  doApply: 'Paint it for me',
  doUndo: 'Take it back',
  letMe: 'I’ll paint it',
  findIt: 'I’ll find it',
  goBack: 'Go back and keep this as a trial',
  showAll: 'Show everything at once',
  yoursAllTheSame: 'Your solve still counts. It’s only left out of times and ratings.',
  taken: `{count, plural, one {Solved with 1 hint} other {Solved with # hints}}: not counted in times and ratings.`,
  didObvious: '{count, plural, one {Painted 1 obvious cell.} other {Painted # obvious cells.}}',

  // The reason as a list
  becauseList: 'Because',
  if: 'if',
  needsHas: `{number, plural, =0 {Needs none} one {Needs # and has it} other {Needs # and has them}}`,
  needsLeft: 'Needs {number} and has room for exactly that many',
  ruleLine: 'a rule',
  fact: '{color, select, dark {Dark} other {Light}}',
  factOwn: '{color, select, dark {Dark} other {Light}}, its own cell',
  factNext: `{color, select, dark {Dark} other {Light}}, {side, select, up {above} down {below} left {on the left} other {on the right}}`,
  factAway: `{color, select, dark {Dark} other {Light}}, {distance, plural, one {# cell} other {# cells}} {side, select, up {above} down {below} left {to the left} other {to the right}}`,

  // The whole hint at once
  follows:
    '{places} {count, plural, one {is} other {are}} {color, select, dark {dark} other {light}}.',
  because: 'Based on: {reasons}.',
  symbolAt: '{symbol} at {place}',
  manySymbols: '{total} symbols',
  ruleNamed: '“{rule}”',
  facts: '{color, select, dark {dark} other {light}}: {places}',

  // Clues
  'ban_pattern.noun': `{shape, select, cell {no ${OF} cells} pair {no two ${OF} neighbors} row {no {size} ${OF} cells in a row} square {no square of {size} ${OF} cells} block {no {short} by {long} block of ${OF} cells} other {the forbidden pattern never appears}}`,
  'ban_pattern.complete': `{supposed} {shape, select, cell {there’d be a ${OF} cell} pair {two ${OF} cells would be neighbors} row {{size} ${OF} cells would be in a row} square {there’d be a square of {size} ${OF} cells} block {there’d be a {short} by {long} block of ${OF} cells} other {the forbidden pattern would appear}}.`,
  'cell_count.noun': `exactly {total, plural, one {# cell is ${OF}} other {# cells are ${OF}}}`,
  'cell_count.over': `{supposed} the board would have ${CELLS_OF} but needs {number}.`,
  'cell_count.under': `{supposed} the board would have room for only ${CELLS_OF} but needs {number}.`,
  'connect_all.noun': `all ${OF} cells are connected`,
  'connect_all.apart': `{supposed} some ${OF} cells would be cut off.`,
  'connect_all.unreachable': `{supposed} it would be cut off from the other ${OF} cells.`,
  'connect_all.crossed':
    '{supposed} the two colors would cross here, and one of them couldn’t be connected.',
  'connect_all.shared': `{supposed} {clues} would both be in the only ${OF} area.`,
  'connect_all.over': `{supposed} the only ${OF} area would have {counted} cells but needs {number}.`,
  'connect_all.under': `{supposed} the only ${OF} area could get only {counted} cells but needs {number}.`,
  'connect_zones.noun': `in every zone, all ${OF} cells are connected`,
  'connect_zones.apart': `{supposed} some ${OF} cells in one zone would be cut off.`,
  'contains_shape.noun': `every ${OF} area contains the pattern`,
  'lying_symbols.noun': 'exactly {total, plural, one {# symbol lies} other {# symbols lie}}',
  'lying_symbols.over': `{supposed} {counted, plural, one {# symbol} other {# symbols}} would be wrong, but exactly {number} should be.`,
  'lying_symbols.other': `{supposed} it couldn’t be exactly {number, plural, one {# symbol that lies} other {# symbols that lie}}.`,
  'no_loops.noun': `${OF} cells never form a loop`,
  'off_by_x.noun': 'every number is off by {number}',
  'region_area.noun': `{size, plural, =0 {no cell is ${OF}} one {every ${OF} area has # cell} other {every ${OF} area has # cells}}`,
  'same_shape.noun': `all ${OF} areas have the same shape`,
  'same_shape.differ': '{supposed} an area would have a different shape from a finished one.',
  'symbols_per_region.noun': `every ${OF} area has {comparison, select, ge {at least} le {at most} other {exactly}} {total, plural, one {# symbol} other {# symbols}}`,
  'symbols_per_region.over': `{supposed} an area would have {counted, plural, one {# symbol} other {# symbols}}, more than the {number} allowed.`,
  'symbols_per_region.under': `{supposed} an area could reach {counted, plural, =0 {no symbol} one {only # symbol} other {only # symbols}} but needs {number}.`,
  'unique_shape.noun': `no two ${OF} areas have the same shape`,
  'unique_shape.alike': '{supposed} two areas would have the same shape.',
  'wrap_around.noun': 'edges wrap around',
  'zone_cell_count.noun': `zones of the same size have the same number of ${OF} cells`,
  'zone_cell_count.uneven': `{supposed} zones of the same size would have {counted} and at most {less} ${OF} cells.`,
  'zone_diff_count.noun': `zones of the same size have different numbers of ${OF} cells`,
  'zone_diff_count.twins': `{supposed} two zones of the same size would both have ${CELLS_OF}.`,
  'zone_exact_count.noun': `every zone has {total, plural, one {# ${OF} cell} other {# ${OF} cells}}`,
  'zone_exact_count.over': `{supposed} a zone would have ${CELLS_OF} but needs {number}.`,
  'zone_exact_count.under': `{supposed} a zone would have room for only ${CELLS_OF} but needs {number}.`,

  'number.noun': 'the area number',
  'letter.noun': 'the letter {letter}',
  'letter.apart': '{supposed} the letters {letter} would be cut off from each other.',
  'viewpoint.noun': 'the viewpoint',
  'dart.noun': 'the dart',
  'lotus.noun': 'the lotus',
  'lotus.unlike': '{supposed} the area of the lotus wouldn’t be symmetric.',
  'lotus.image': `Since its mirror cell across the lotus is ${OWN}, this cell is ${OWN} too.`,
  'galaxy.noun': 'the galaxy',
  'galaxy.unlike': '{supposed} the area of the galaxy would look different after a half turn.',
  'galaxy.image': `Since the opposite cell around the galaxy is ${OWN}, this cell is ${OWN} too.`,
  'myopia.noun': '{shape, select, framed {the framed myopia arrow} other {the myopia arrow}}',
  'myopia.fault': `{supposed} {fault, select, unequal {the myopia arrows would point to cells at different distances} unpointed {another cell would be just as near but has no myopia arrow} seen {the myopia symbol without arrows would see the other color} other {a myopia arrow would point to nothing}}.`,
  'minesweeper.noun': 'the minesweeper',
  'focus.noun': 'the focus',
  'focus.nounDeadEnd': 'the dead end',
  'house.noun': 'the house',
  'house.over': `{supposed} the area would have {counted, plural, one {# house} other {# houses}} but needs {number}.`,
  'house.under': `{supposed} the area could have only {counted, plural, one {# house} other {# houses}} but needs {number}.`,
  'every_letter.noun': 'the hollow letter {letter}',
  'every_letter.repeated': '{supposed} an area would have the hollow letter {letter} twice.',
  'every_letter.missing': '{supposed} an area couldn’t reach the hollow letter {letter}.',
} as const;
