/** The supposed color of a cell: the opposite of the deduced one. */
const OTHER = '{color, select, dark {light} other {dark}}';
const OWN = '{color, select, dark {dark} other {light}}';
/** The color of the cells that a clue is about. */
const OF = '{of, select, dark {dark} light {light} other {gray}}';
const CELLS_OF = `{counted, plural, one {# ${OF} cell} other {# ${OF} cells}}`;
const WHICH =
  '{which, select, one {this cell} all {these cells} first {the first cell} other {these cells}}';
const WHICH_IS = `{which, select, one {this cell is} all {these cells are} first {the first cell is}
  other {these cells are}}`;

/** The reasons of hints. Keys of clues start with their ids; `noun` names one inside a sentence. */
export const hints = {
  // The start of a sentence: the supposition, a consequence of it, or neither. The contradiction
  // follows it, and is passed as `supposed`.
  supposed: `{form, select,
    if {If {which, select, one {this cell} all {these cells} first {the first cell} other {one of these cells}} were ${OTHER},}
    suppose {Suppose ${WHICH} were ${OTHER}: {steps, plural, one {one step} other {# steps}} later,}
    link {Then {place} {count, plural, one {is} other {are}} ${OWN}, for {which, select, first {if the first cell were ${OTHER},} other {otherwise}}}
    other {But then}}`,

  // Conclusions after a contradiction
  so: `{which, select,
    one {So it is ${OWN}.}
    first {{form, select, suppose {So it is ${OWN}.} other {So it is ${OWN}; the others likewise.}}}
    other {So they are ${OWN}.}}`,

  // Single deductions
  clue: '{supposed} {clue} could no longer be right.',
  clueLying: '{supposed} {clue} could not be as right or wrong as it must be.',
  clues: '{supposed} {total, plural, =2 {two clues} other {# clues}} could not be right together.',
  oneRule: '{supposed} one of {total, plural, =2 {two rules} other {# rules}} would be broken.',
  onlyArea: '{supposed} the only area would not have the size it needs.',
  oneColor: '{supposed} {clue} would stand between two colors.',
  countNone: `Since {clue} needs none, ${WHICH_IS} ${OWN}.`,
  countFull: `Since {clue} needs {number} and has {number, plural, one {it} other {them}}, ${WHICH_IS} ${OWN}.`,
  countLeft: `Since {clue} needs {number} and can have no more, ${WHICH_IS} ${OWN}.`,
  countOver: '{supposed} {clue} would have {counted}, more than {number}.',
  countUnder:
    '{supposed} {clue} could {counted, plural, =0 {have none, not {number}} other {have at most #, fewer than {number}}}.',
  countBetween: '{supposed} {clue} could no longer have {number}.',
  sightOver: '{supposed} {clue} would see {counted}, more than {number}.',
  sightUnder: '{supposed} {clue} would see at most {counted}, fewer than {number}.',
  sightBetween: '{supposed} {clue} could no longer see exactly {number}.',
  areaOver:
    '{supposed} {clue} would have {counted, plural, one {# cell} other {# cells}}, more than {number}.',
  areaUnder:
    '{supposed} {clue} could get at most {counted, plural, one {# cell} other {# cells}}, fewer than {number}.',
  areaRoom: '{supposed} {clue} would have no room for {number} cells.',
  areaBetween: '{supposed} {clue} could no longer have exactly {number} cells.',
  anyAreaOver:
    '{supposed} an area would have {counted, plural, one {# cell} other {# cells}}, more than {number}.',
  anyAreaUnder:
    '{supposed} an area could get at most {counted, plural, one {# cell} other {# cells}}, fewer than {number}.',
  anyAreaRoom: '{supposed} an area would have no room for {number} cells.',
  anyAreaBetween: '{supposed} an area could no longer have exactly {number} cells.',
  ways: '{supposed} no way to satisfy {total, plural, one {the clue} other {these clues}} would be left.',
  mixedWays: `Then {dark} {darkCount, plural, one {is} other {are}} dark and {light} {lightCount, plural, one {is} other {are}} light,
    for otherwise no way to satisfy {total, plural, one {the clue} other {these clues}} would be left.`,
  counts: '{supposed} these counts could not all come out right.',
  connected: '{supposed} cells that belong together could never meet.',
  joined: '{supposed} {clues} would share one area.',
  apart: '{supposed} areas that must stay apart would be one.',
  touchMany: '{supposed} an area would hold too many symbols.',
  touchFew: '{supposed} an area could not reach enough symbols.',
  far: '{supposed} an area would be out of reach of every symbol it needs.',
  farImage: '{supposed} an area would have no room for its image at any symbol it could reach.',
  mirror: '{supposed} an area would not be its own image.',
  cycle: '{supposed} a loop would be closed.',
  shape: '{supposed} an area would have a shape that it must not have.',
  pattern: '{supposed} an area would have no room for the pattern.',
  rim: '{supposed} the colors would alternate on the rim, and one could not be connected.',
  rimCut: '{supposed} an area would cut connected cells in two on its way to any symbol.',
  check: '{supposed} {clue} would be wrong: {detail}.',

  // Several clues together, and none
  answers: `{which, select,
    mixed {Every way to satisfy {clue} has these cells as shown.}
    other {Every way to satisfy {clue} has ${WHICH} ${OWN}.}}`,
  theseClues: '{total, plural, =2 {both clues} other {these # clues}}',
  unexplained: `{which, select,
    mixed {The solution has these cells as shown, but no short reason is known.}
    other {The solution has ${WHICH} ${OWN}, but no short reason is known.}}`,

  // The chain of a supposition
  suppose:
    'Suppose {place} {count, plural, one {is} other {are}} {color, select, dark {dark} other {light}}.',
  refuted: `Then {place} {count, plural, one {is} other {are}} ${OWN}, for the other color contradicts {total, plural, one {a clue} other {# clues}}.`,
  settled: 'That settles what {clue} can mean.',

  // The hint stages
  lookAt: 'A good place to look: {clue} in {place}.',
  lookBetween: `A good place to look: between row {top}, column {left} and row {bottom},
    column {right}.`,
  takes: `It takes {clues}{facts, plural, =0 {} one { and the marked cell} other { and the # marked cells}}.`,
  takesNone: 'No short reason is known here: only the solution tells.',
  thisCell: `{count, plural, one {A color follows for {places}.} other {Colors follow for {places}.}}`,
  spokenLine: '{text}: {detail}.',

  // Mistakes
  notRight: 'Something is not right yet.',
  rightUntil: `{strokes, plural, one {All was right until the last stroke.}
    other {All was right until # strokes ago.}}`,
  wrongBefore: 'It was there before the first stroke that is remembered.',
  wrongRegion: 'It begins between row {top}, column {left} and row {bottom}, column {right}.',
  wrongCells: `{count, plural, one {One cell is wrong: {place}.}
    other {# cells are wrong. The first was {place}.}}`,
  wrongPlaces: 'They are: {places}.',

  // No hint available
  refusedSolution: `There are no hints for this puzzle: some of its clues hold only in the solution
    that its author has in mind.`,
  refusedAlternative: `There are no hints for this puzzle: another coloring solves it too, whatever
    the clues say.`,
  refusedNone: 'There are no hints for this puzzle: its clues contradict each other.',
  full: 'Every cell has its color.',
  stuck: 'No further color follows from the clues.',

  // The panel
  title: 'Hint',
  ladder: 'How far the hint is told',
  looking: 'Looking for the easiest next step …',
  failed: 'The hint could not be found.',
  tryAgain: 'Try again',
  rungWhere: 'where',
  rungWhich: 'which',
  rungCell: 'cell',
  rungWhy: 'why',
  rungApply: 'apply',
  rungNotice: 'what',
  rungSince: 'since',
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
  doApply: 'Apply',
  doUndo: 'Take it back',
  letMe: 'Let me paint it',
  findIt: 'Let me find it',
  goBack: 'Go back, and keep this as a trial',
  showAll: 'Show everything at once',
  yoursAllTheSame:
    'A solve with hints is yours all the same. It only stays out of times and ratings.',
  taken: '{count, plural, one {With one hint} other {With # hints}}: out of times and ratings.',
  didObvious: '{count, plural, one {One cell was obvious.} other {# cells were obvious.}}',

  // The reason as a list
  becauseList: 'Because',
  if: 'if',
  needsHas:
    '{number, plural, =0 {It needs none} one {It needs # and has it} other {It needs # and has them}}',
  needsLeft: 'It needs {number} and can have no more',
  ruleLine: 'a rule',
  fact: '{color, select, dark {Dark} other {Light}}',
  factOwn: '{color, select, dark {Dark} other {Light}}, its own cell',
  factNext: `{color, select, dark {Dark} other {Light}}, {side, select, up {above} down {below}
    left {on the left} other {on the right}}`,
  factAway: `{color, select, dark {Dark} other {Light}}, {distance, plural, =1 {first} =2 {second}
    =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} other {# cells}} {side, select, up {above}
    down {below} left {on the left} other {on the right}}`,

  // The whole hint at once
  follows: `Row {row}, column {column}{more, select, none {} other {, {places}}} {count, plural,
    one {is} other {are}} {color, select, dark {dark} other {light}}.`,
  because: 'Because of: {reasons}.',
  symbolAt: '{symbol} at {place}',
  ruleNamed: '“{rule}”',
  facts: '{color, select, dark {dark} other {light}}: {places}',

  // Clues
  'ban_pattern.noun': `{shape, select,
    cell {no ${OF} cell}
    pair {no pair of ${OF} neighbors}
    row {no row of {size} ${OF} cells}
    square {no square of {size} ${OF} cells}
    block {no block of {short} by {long} ${OF} cells}
    other {nowhere the forbidden pattern}}`,
  'ban_pattern.complete': `{supposed} {shape, select,
    cell {there would be a ${OF} cell}
    pair {there would be a pair of ${OF} neighbors}
    row {there would be a row of {size} ${OF} cells}
    square {there would be a square of {size} ${OF} cells}
    block {there would be a block of {short} by {long} ${OF} cells}
    other {the forbidden pattern would be complete}}.`,
  'cell_count.noun': `exactly {total, plural, one {# cell is ${OF}} other {# cells are ${OF}}}`,
  'cell_count.over': `{supposed} the board would have ${CELLS_OF}, more than {number}.`,
  'cell_count.under': `{supposed} the board would have room for ${CELLS_OF}, fewer than {number}.`,
  'connect_all.noun': `all ${OF} cells are connected`,
  'connect_all.apart': `{supposed} some ${OF} cells could never meet.`,
  'connect_all.unreachable': `{supposed} it could never reach the other ${OF} cells.`,
  'connect_all.crossed': '{supposed} both colors would cross here, and one could not be connected.',
  'connect_all.shared': `{supposed} {clues} would share the only ${OF} area.`,
  'connect_all.over': `{supposed} the only ${OF} area would have {counted} cells, more than {number}.`,
  'connect_all.under': `{supposed} the only ${OF} area could have at most {counted} cells, fewer than {number}.`,
  'connect_zones.noun': `in every zone, all ${OF} cells are connected`,
  'connect_zones.apart': `{supposed} some ${OF} cells of one zone could never meet.`,
  'contains_shape.noun': `every ${OF} area contains the pattern`,
  'lying_symbols.noun': 'exactly {total, plural, one {# symbol lies} other {# symbols lie}}',
  'lying_symbols.over':
    '{supposed} {counted, plural, one {# symbol} other {# symbols}} would be wrong, more than {number}.',
  'lying_symbols.other':
    '{supposed} not exactly {number, plural, one {# symbol} other {# symbols}} could lie.',
  'no_loops.noun': `${OF} cells never form a loop`,
  'off_by_x.noun': 'every number is off by {number}',
  'region_area.noun': `{size, plural, =0 {no cell is ${OF}} one {every ${OF} area has # cell} other {every ${OF} area has # cells}}`,
  'same_shape.noun': `all ${OF} areas have the same shape`,
  'same_shape.differ': '{supposed} an area would not have the shape of a finished one.',
  'symbols_per_region.noun': `every ${OF} area has {comparison, select, ge {at least} le {at most}
    other {exactly}} {total, plural, one {# symbol} other {# symbols}}`,
  'symbols_per_region.over':
    '{supposed} an area would hold {counted, plural, one {# symbol} other {# symbols}}, more than {number}.',
  'symbols_per_region.under':
    '{supposed} an area could reach {counted, plural, =0 {no symbol} one {only # symbol} other {only # symbols}}, fewer than {number}.',
  'unique_shape.noun': `no two ${OF} areas have the same shape`,
  'unique_shape.alike': '{supposed} two areas would have the same shape.',
  'wrap_around.noun': 'sides are joined',
  'zone_cell_count.noun': `zones of equal size have equally many ${OF} cells`,
  'zone_cell_count.uneven': `{supposed} one zone would have ${CELLS_OF}, and another like it at most {less}.`,
  'zone_diff_count.noun': `zones of equal size have different numbers of ${OF} cells`,
  'zone_diff_count.twins': `{supposed} two zones of equal size would have ${CELLS_OF} each.`,
  'zone_exact_count.noun': `every zone has {total, plural, one {# ${OF} cell} other {# ${OF} cells}}`,
  'zone_exact_count.over': `{supposed} a zone would have ${CELLS_OF}, more than {number}.`,
  'zone_exact_count.under': `{supposed} a zone would have room for ${CELLS_OF}, fewer than {number}.`,

  'number.noun': 'the area number',
  'letter.noun': 'the letter {letter}',
  'letter.apart': '{supposed} the letters {letter} could never meet.',
  'viewpoint.noun': 'the viewpoint',
  'dart.noun': 'the dart',
  'lotus.noun': 'the lotus',
  'lotus.unlike': '{supposed} the area of the lotus would not be its own mirror image.',
  'lotus.image': `Since its mirror image at the lotus is ${OWN}, this cell is ${OWN} too.`,
  'galaxy.noun': 'the galaxy',
  'galaxy.unlike': '{supposed} the area of the galaxy would look different after a half-turn.',
  'galaxy.image': `Since the cell opposite it at the galaxy is ${OWN}, this cell is ${OWN} too.`,
  'myopia.noun': '{shape, select, framed {the framed myopia arrow} other {the myopia arrow}}',
  'myopia.fault': `{supposed} {fault, select,
    unequal {the myopia arrows would reach unequally far}
    unpointed {the other color would be as near where no myopia arrow points}
    seen {the myopia symbol without arrows would see the other color}
    other {a myopia arrow would point at nothing}}.`,
  'minesweeper.noun': 'the minesweeper',
  'focus.noun': 'the focus',
  'focus.nounDeadEnd': 'the dead end',
  'house.noun': 'the house',
  'house.over':
    '{supposed} the area would hold {counted, plural, one {# house} other {# houses}}, more than {number}.',
  'house.under':
    '{supposed} the area could hold at most {counted, plural, one {# house} other {# houses}}, fewer than {number}.',
  'every_letter.noun': 'the hollow letter {letter}',
  'every_letter.repeated': '{supposed} an area would hold the hollow letter {letter} twice.',
  'every_letter.missing': '{supposed} an area could not reach the hollow letter {letter}.',
} as const;
