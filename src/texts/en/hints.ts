/** The supposed color of a cell: the opposite of the deduced one. */
const OTHER = '{color, select, dark {light} other {dark}}';
const OWN = '{color, select, dark {dark} other {light}}';
/** The color of the cells that a clue is about. */
const OF = '{of, select, dark {dark} light {light} other {gray}}';
const CELLS_OF = `{counted, plural, one {# ${OF} cell} other {# ${OF} cells}}`;
const CELLS = '{counted, plural, one {# cell} other {# cells}}';
/** The same, where the color may be unknown. */
const COUNTED =
  '{counted, plural, one {# {of, select, dark {dark cell} light {light cell} other {cell}}} other {# {of, select, dark {dark cells} light {light cells} other {cells}}}}';
const AT_LEAST = '{least, select, yes {at least } other {}}';
/** Nothing if the number is printed on the symbol. */
const BUT_NEEDS = '{needs, select, value {} other { but needs {number}}}';
const WHICH_IS = '{which, select, one {this cell is} other {these cells are}}';
const SO = `{which, select, one {So it’s ${OWN}.} other {So they’re ${OWN}.}}`;

/** The reasons of hints. Keys of clues start with their ids; `noun` names one inside a sentence. */
export const hints = {
  // The start of a sentence: the supposition, a consequence of it, or neither. The contradiction
  // follows it, and is passed as `supposed`.
  supposed: `{form, select,
    if {If {which, select, one {this cell} all {these cells} first {{first}} other {any of these cells}} were ${OTHER},}
    without {Without {which, select, one {this cell} other {these cells}},}
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
  theseCells: '{count, plural, one {this cell} other {these # cells}}',
  thisValue: 'this {value}',
  nounAt: '{noun} in {place}',
  twoAlike: 'two {value}s',

  // Reasons of all cells of a step
  countNone: `This {value} needs no ${OF} cells, so {rest, select, line {the rest of its line is} around {everything around it is} neighbors {its neighbors are} one {this cell is} other {these cells are}} ${OWN}.`,
  countFull: `This {value} already has its {number, plural, one {# ${OF} cell} other {# ${OF} cells}}, so {rest, select, line {the rest of its line is} around {every other cell around it is} neighbors {its other neighbors are} one {this cell is} other {these cells are}} ${OWN}.`,
  countLeft: `This {value} {more, select, yes {still needs {left} more} other {needs {left}}} {left, plural, one {${OF} cell, and there’s only one place for it. So this cell is ${OWN}.} =2 {${OF} cells, and there are only 2 places for them. So they’re both ${OWN}.} other {${OF} cells, and there are only # places for them. So they’re all ${OWN}.}}`,
  offReading: `This {value} is off by {off}, so it means {low} or {high}. Only {number} is still possible, so ${WHICH_IS} ${OWN}.`,
  sightFull: `This {value} already sees {number, plural, one {# cell} other {# cells}}, so the next cell in {ways, plural, one {this direction} other {every direction}} is ${OWN}.`,
  areaFull: `This {value} already has its {number, plural, one {one cell} other {# cells}}, so {rest, select, all {everything around it is} one {this cell next to it is} other {these cells next to it are}} ${OWN}.`,
  areaExit: `This {value} still needs {left, plural, one {1 more cell} other {# more cells}}, and {which, select, one {this is} other {these are}} its only way to grow. ${SO}`,
  areaJoin: `Painting this cell ${OTHER} would join {joins, plural, =2 {two groups} other {# groups}} into an area of {counted}. This {value} needs {number}, so this cell is ${OWN}.`,
  anyAreaFull: `This ${OF} area already has its {number, plural, one {one cell} other {# cells}}, so {rest, select, all {everything around it is} one {this cell next to it is} other {these cells next to it are}} ${OWN}.`,
  anyAreaExit: `Every ${OF} area has {number, plural, one {# cell} other {# cells}}, and this one can grow only through {which, select, one {this cell} other {these cells}}. ${SO}`,
  anyAreaJoin: `Painting this cell ${OTHER} would join {joins, plural, =2 {two groups} other {# groups}} into an area of {counted}. Every ${OF} area has {number}, so this cell is ${OWN}.`,
  connects: `Painting this cell ${OTHER} would connect {alike, select, yes {two {a}s} other {the {a} and the {b}}}, but they belong to different areas. So it’s ${OWN}.`,
  farOne: `No {kind, select, number {number} other {symbol}} can reach this cell: even the nearest one, the {value} in {place}, is {distance, plural, one {# cell} other {# cells}} short. So it’s ${OWN}.`,
  farAll: `No {kind, select, number {number} other {symbol}} can reach these cells: even the nearest one is too far away. So they’re ${OWN}.`,
  rimRuns: `Both colors are connected, so along the edge each forms a single stretch. Here ${OTHER} would form two, so ${WHICH_IS} ${OWN}.`,
  closesLoop: `Painting {which, select, one {this cell} other {any of these cells}} ${OTHER} would close a loop. ${SO}`,
  imageOff: `No {kind, select, galaxy {galaxy} other {lotus}} can include this cell, because the {kind, select, galaxy {opposite} other {mirrored}} cell is off the board. So it’s ${OWN}.`,
  imageTaken: `No {kind, select, galaxy {galaxy} other {lotus}} can include this cell, because the {kind, select, galaxy {opposite} other {mirrored}} cell is already ${OWN}. So this cell is ${OWN}.`,
  countsOwn: `This {a} needs {more} more ${OF} {more, plural, one {cell} other {cells}} than this {b}, and only {more, plural, one {one place counts} other {# places count}} for this {a} but not for this {b}. So {which, select, one {this cell is} other {they’re all}} ${OWN}.`,
  countsOther: `This {a} needs {more} more ${OF} {more, plural, one {cell} other {cells}} than this {b}, and only {more, plural, one {one place counts} other {# places count}} for this {a} but not for this {b}. So {which, select, one {this cell, which only this {b} counts, is} other {these cells, which only this {b} counts, are}} ${OWN}.`,

  // Faults of the other color
  clue: '{supposed} {clue} couldn’t be satisfied.',
  clueLying: '{supposed} {clue} would break the rule about lying symbols.',
  clues: `{supposed} {total, plural, =2 {two clues} other {# clues}} would contradict each other.`,
  oneRule: '{supposed} one of {total, plural, =2 {two rules} other {# rules}} would be broken.',
  onlyArea: '{supposed} the only area would have the wrong size.',
  oneColor: '{supposed} {clue} would sit on two colors.',
  countOver: `{supposed} {clue} would have ${AT_LEAST}${COUNTED}${BUT_NEEDS}.`,
  countUnder: `{supposed} {clue} would have {counted, plural, =0 {{of, select, dark {no dark cells} light {no light cells} other {no cells}}} other {at most ${COUNTED}}}${BUT_NEEDS}.`,
  countBetween: '{supposed} {clue} couldn’t have {number} anymore.',
  sightOver: `{supposed} {clue} would see ${AT_LEAST}${CELLS}${BUT_NEEDS}.`,
  sightUnder:
    '{supposed} {clue} {how, select, only {could see only} other {would see at most}} {counted} of its {number} cells.',
  sightBetween: '{supposed} {clue} couldn’t see exactly {number} anymore.',
  areaOver: `{supposed} {clue} would have ${AT_LEAST}${CELLS}${BUT_NEEDS}.`,
  areaUnder: `{supposed} {clue} could grow to {how, select, only {only} other {at most}} ${CELLS}${BUT_NEEDS}.`,
  areaRoom: '{supposed} {clue} wouldn’t have room for {number} cells.',
  areaBetween: '{supposed} {clue} couldn’t have exactly {number} cells anymore.',
  anyAreaOver: `{supposed} a ${OF} area would have ${AT_LEAST}${CELLS} but needs {number}.`,
  anyAreaUnder: `{supposed} a ${OF} area could grow to {how, select, only {only} other {at most}} {counted} of its {number} cells.`,
  anyAreaRoom: '{supposed} an area wouldn’t have room for {number} cells.',
  anyAreaBetween: '{supposed} an area couldn’t have exactly {number} cells anymore.',
  ways: '{supposed} there’d be no way left to satisfy {total, plural, one {{clue}} =2 {both clues} other {these # clues}}.',
  mixedWays:
    'Then {dark} must be dark and {light} light: {total, plural, one {the clue leaves} other {the clues leave}} no other way.',
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
  rimCut:
    '{supposed} an area could reach a symbol only by cutting connected cells off from each other.',
  check: '{supposed} {clue} would be wrong: {detail}.',

  // Several clues together, and none
  answers: `Whichever way you {how, select, number {complete {clue}} several {satisfy {total, plural, =2 {both clues} other {these # clues}}} other {satisfy {clue}}}, {which, select, one {this cell is} other {these cells are}} always ${OWN}.`,
  theseClues: '{total, plural, =2 {both clues} other {these # clues}}',
  unexplained: `{which, select, one {There’s no short explanation for this one. In the solution, it’s ${OWN}.} other {There’s no short explanation for these. In the solution, they’re ${OWN}.}}`,

  // A reason that is too long, as a trial
  bestToTry:
    'There’s no short reason here. The best {count, plural, one {cell} other {cells}} to try: {places}.',
  trialFails: `There’s no short reason here. Trying ${OTHER} in {which, select, one {this cell} other {these cells}} fails after {steps} steps, so {which, select, one {it’s} other {they’re}} ${OWN}.`,
  supposeInside:
    'Suppose {place} {count, plural, one {is} other {are}} {color, select, dark {dark} other {light}}, too.',

  // The chain of a supposition
  suppose:
    'Suppose {place} {count, plural, one {is} other {are}} {color, select, dark {dark} other {light}}.',
  refuted: `Then {place} must be ${OWN}: the other color fails {steps, plural, =0 {at once} one {within one step} other {within # steps}}.`,
  settled: 'That narrows down what {total, plural, one {{clue}} other {these # clues}} can mean.',

  // The hint stages
  lookAt: 'Look at {clue} in {place}.',
  lookBetween: 'Look at {places}.',
  takes: `You need {clues}{facts, plural, =0 {} one { and the marked cell} other { and the # marked cells}}.`,
  takesNone: 'There’s no short explanation here. This step comes from the solution.',
  thisCell: `{count, plural, one {You can work out this cell: {places}.} other {You can work out these cells: {places}.}}`,
  spokenLine: '{text}: {detail}.',

  // Mistakes
  notRight: 'Something isn’t right yet.',
  rightUntil: `{strokes, plural, one {Everything was right until your last move.} other {Everything was right until # moves ago.}}`,
  wrongBefore: 'The mistake is older than your saved moves.',
  wrongRegion: 'The mistake is in {places}.',
  wrongCells:
    '{count, plural, one {This cell is wrong: {place}.} other {# cells are wrong. The first mistake was {place}.}}',
  wrongPlaces: 'All of them: {places}.',

  // No hint available
  refusedSolution:
    'There are no hints for this puzzle: only the author’s own solution can tell whether some clues are satisfied.',
  refusedAlternative:
    'There are no hints for this puzzle: it accepts an alternate solution that breaks the rules.',
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
  rungTrial: 'trial',
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
  startTrial: 'Start the trial',
  nextStep: 'Next step',
  doApply: 'Paint it for me',
  endTrial: 'End the trial and paint it',
  doUndo: 'Take it back',
  letMe: 'I’ll paint it',
  findIt: 'I’ll find it',
  goBack: 'Go back and keep this as a trial',
  showAll: 'Show everything at once',
  freeSoFar:
    'This part is free. Once the hint shows a cell, your solve isn’t counted in times and ratings.',
  yoursAllTheSame: 'Your solve still counts, just not in times and ratings.',
  taken: `{count, plural, one {Solved with 1 hint} other {Solved with # hints}}: not counted in times and ratings.`,
  didObvious: '{count, plural, one {Painted 1 obvious cell.} other {Painted # obvious cells.}}',

  // The reason as a list
  becauseList: 'Based on',
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
  'ban_pattern.noun': `{shape, select, cell {no ${OF} cells} pair {no two ${OF} neighbors} row {no {size} ${OF} cells in a row} square {no {short}×{long} square of ${OF} cells} block {no {short}×{long} block of ${OF} cells} other {the forbidden pattern never appears}}`,
  'ban_pattern.complete': `{supposed} {shape, select, cell {there’d be a ${OF} cell} pair {two ${OF} cells would be neighbors} row {{size} ${OF} cells would be in a row} square {there’d be a {short}×{long} square of ${OF} cells} block {there’d be a {short}×{long} block of ${OF} cells} other {the forbidden pattern would appear}}.`,
  'ban_pattern.pair': `{which, select, one {This cell is} other {These cells are}} next to a ${OF} cell, and no two ${OF} cells may be neighbors. ${SO}`,
  'ban_pattern.last': `{has} cells of this {short}×{long} {shape, select, square {square} other {block}} are ${OF}, so the last one is ${OWN}.`,
  'ban_pattern.ends': `{has, plural, =2 {2 ${OF} cells are next to each other} other {# ${OF} cells are in a row}}. One more would make {size} in a row, so {which, select, one {this cell is} other {both ends are}} ${OWN}.`,
  'ban_pattern.gap': `{has} ${OF} cells have a gap of one cell between them. Filling the gap would make {size} in a row, so this cell is ${OWN}.`,
  'cell_count.noun': `exactly {total, plural, one {# cell is ${OF}} other {# cells are ${OF}}}`,
  'cell_count.over': `{supposed} the board would have ${CELLS_OF} but needs {number}.`,
  'cell_count.under': `{supposed} the board would have room for only ${CELLS_OF} but needs {number}.`,
  'connect_all.noun': `all ${OF} cells are connected`,
  'connect_all.apart': `{supposed} some ${OF} cells would be cut off.`,
  'connect_all.linkTo': `All ${OF} cells are connected, and {which, select, one {this cell is} other {these cells are}} the only link to the ${OF} {count, plural, one {cell} other {cells}} in {place}. ${SO}`,
  'connect_all.link': `All ${OF} cells are connected, and {which, select, one {this cell is} other {these cells are}} the only link between two groups of them. ${SO}`,
  'connect_all.walled': `A ${OF} cell here would be walled in, with no way to the other ${OF} cells. So ${WHICH_IS} ${OWN}.`,
  'connect_all.unreachable': `{supposed} it would be cut off from the other ${OF} cells.`,
  'connect_all.crossed':
    '{supposed} the two colors would cross here, and one of them couldn’t be connected.',
  'connect_all.shared': `{supposed} {clues} would both be in the only ${OF} area.`,
  'connect_all.over': `{supposed} the only ${OF} area would have {counted} cells but needs {number}.`,
  'connect_all.under': `{supposed} the only ${OF} area could get only {counted} cells but needs {number}.`,
  'connect_zones.noun': `in every zone, all ${OF} cells are connected`,
  'connect_zones.apart': `{supposed} some ${OF} cells in one zone would be cut off.`,
  'contains_shape.noun': `every ${OF} area contains the pattern`,
  'contains_shape.noRoom': `Every ${OF} area contains the pattern, and without {which, select, one {this cell} other {these cells}}, an area would have no room for it. ${SO}`,
  'lying_symbols.noun': 'exactly {total, plural, one {# symbol lies} other {# symbols lie}}',
  'lying_symbols.over': `{supposed} {counted, plural, one {# symbol} other {# symbols}} would be wrong, but exactly {number} should be.`,
  'lying_symbols.named':
    '{supposed} {symbols} would {counted, plural, =2 {both} other {all}} be wrong, but exactly {number} should be.',
  'lying_symbols.other': `{supposed} the number of symbols that lie couldn’t be {number} anymore.`,
  'no_loops.noun': `${OF} cells never form a loop`,
  'off_by_x.noun': 'every number is off by {number}',
  'region_area.noun': `{size, plural, =0 {no cell is ${OF}} one {every ${OF} area has # cell} other {every ${OF} area has # cells}}`,
  'same_shape.noun': `all ${OF} areas have the same shape`,
  'same_shape.differ': '{supposed} an area would have a different shape from a finished one.',
  'symbols_per_region.noun': `every ${OF} area has {comparison, select, ge {at least} le {at most} other {exactly}} {total, plural, one {# symbol} other {# symbols}}`,
  'symbols_per_region.joins': `Painting this cell ${OTHER} would join the areas of {alike, select, yes {two {a}s} other {the {a} and the {b}}}, but each ${OF} area has only one symbol. So it’s ${OWN}.`,
  'symbols_per_region.exit': `This ${OF} area has no {kind, select, number {number} other {symbol}} yet and can reach one only through this cell. So it’s ${OWN}.`,
  'symbols_per_region.over': `{supposed} an area would have {counted, plural, one {# symbol} other {# symbols}}, more than the {number} allowed.`,
  'symbols_per_region.under': `{supposed} an area {counted, plural, =0 {couldn’t reach any symbols} one {could reach only # symbol} other {could reach only # symbols}} but needs {number}.`,
  'unique_shape.noun': `no two ${OF} areas have the same shape`,
  'unique_shape.alike': '{supposed} two areas would have the same shape.',
  'wrap_around.noun': 'edges wrap around',
  'zone_cell_count.noun': `zones of the same size have the same number of ${OF} cells`,
  'zone_cell_count.uneven': `{supposed} one zone would have ${CELLS_OF}, and another of the same size at most {less}.`,
  'zone_diff_count.noun': `zones of the same size have different numbers of ${OF} cells`,
  'zone_diff_count.twins': `{supposed} two zones of the same size would both have ${CELLS_OF}.`,
  'zone_exact_count.noun': `every zone has {total, plural, one {# ${OF} cell} other {# ${OF} cells}}`,
  'zone_exact_count.over': `{supposed} a zone would have ${CELLS_OF} but needs {number}.`,
  'zone_exact_count.under': `{supposed} a zone would have room for only ${CELLS_OF} but needs {number}.`,

  'letter.noun': 'this {letter}',
  'letter.apart': '{supposed} the letters {letter} would be cut off from each other.',
  'lotus.noun': 'this lotus',
  'lotus.unlike':
    '{supposed} {areas, select, two {the two areas of the lotus wouldn’t mirror each other} other {the area of the lotus wouldn’t be symmetric}}.',
  'lotus.image': `The mirrored cell, {place}, is ${OWN}, so this one is ${OWN}, too.`,
  'lotus.twin': `This lotus is between two areas, and the mirrored cell, {place}, is ${OTHER}. So this one is ${OWN}.`,
  'galaxy.noun': 'this galaxy',
  'galaxy.unlike':
    '{supposed} {areas, select, two {the two areas of the galaxy wouldn’t match after a half turn} other {the area of the galaxy would look different after a half turn}}.',
  'galaxy.image': `The opposite cell, {place}, is ${OWN}, so this one is ${OWN}, too.`,
  'galaxy.twin': `This galaxy is between two areas, and the opposite cell, {place}, is ${OTHER}. So this one is ${OWN}.`,
  'myopia.noun': '{shape, select, framed {this framed myopia arrow} other {this myopia arrow}}',
  'myopia.fault': `{supposed} {fault, select, unequal {the myopia arrows would point to cells at different distances} unpointed {another cell would be just as near, but no arrow points to it} seen {the myopia symbol without arrows would see the other color} other {a myopia arrow would point to nothing}}.`,
  'focus.nounDeadEnd': 'this dead end',
  'house.noun': 'this house',
  'house.over': `{supposed} the area would have {counted, plural, one {# house} other {# houses}} but needs {number}.`,
  'house.under': `{supposed} the area could have only {counted, plural, one {# house} other {# houses}} but needs {number}.`,
  'every_letter.noun': 'this hollow {letter}',
  'every_letter.repeated': '{supposed} an area would have more than one hollow {letter}.',
  'every_letter.missing': '{supposed} an area couldn’t reach a hollow {letter}.',
} as const;
