/** Rules: names, conditions, violations. */
export const rules = {
  'ban_pattern.title': 'Ban pattern',
  'ban_pattern.patternHelp':
    'It may lie nowhere, turned or mirrored neither. Gray cells of it can be anything.',
  'ban_pattern.explain': `{shape, select,
    cell {There is no *{color, select, dark {dark} light {light} other {gray}}* cell.}
    pair {There is no pair of *{color, select, dark {dark} light {light} other {gray}}* neighbors.}
    row {There is no row of {count} *{color, select, dark {dark} light {light}
      other {gray}}* cells.}
    square {There is no square of {count} *{color, select, dark {dark} light {light}
      other {gray}}* cells.}
    block {There is no block of {short} by {long} *{color, select, dark {dark} light {light}
      other {gray}}* cells.}
    other {This *pattern* appears nowhere, however it is turned or mirrored.}}`,
  'ban_pattern.brief': `{shape, select,
    cell {No {color, select, dark {dark} light {light} other {gray}} cell}
    pair {No {color, select, dark {dark} light {light} other {gray}} pair}
    row {No {color, select, dark {dark} light {light} other {gray}} row}
    square {No {color, select, dark {dark} light {light} other {gray}} square}
    block {No {color, select, dark {dark} light {light} other {gray}} block}
    other {Not this pattern}}`,
  'ban_pattern.short': `{shape, select, cell {has a cell} pair {has a pair} row {has a row}
    square {has a square} block {has a block} other {pattern found}}`,
  'ban_pattern.long': `{shape, select,
    cell {here is a {color, select, dark {dark} light {light} other {gray}} cell}
    pair {here is a pair of {color, select, dark {dark} light {light} other {gray}} neighbors}
    row {here is a row of {count} {color, select, dark {dark} light {light} other {gray}} cells}
    square {here is a square of {count} {color, select, dark {dark} light {light}
      other {gray}} cells}
    block {here is a block of {short} by {long} {color, select, dark {dark} light {light}
      other {gray}} cells}
    other {the banned pattern appears here}}`,

  'cell_count.title': 'Total count',
  'cell_count.count': 'Total count',
  'cell_count.explain': `{count, plural,
    =1 {Exactly one cell is *{color, select, dark {dark} light {light} other {gray}}*.}
    other {Exactly # cells are *{color, select, dark {dark} light {light} other {gray}}*.}}`,
  'cell_count.brief': `{count, plural,
    one {# {color, select, dark {dark} light {light} other {gray}} cell}
    other {# {color, select, dark {dark} light {light} other {gray}} cells}}`,
  'cell_count.long': `{bound, select,
    most {the board has room for {counted, plural,
      one {# {color, select, dark {dark} light {light} other {gray}} cell}
      other {# {color, select, dark {dark} light {light}
        other {gray}} cells}}, there should be {number}}
    other {the board has {counted, plural,
      one {# {color, select, dark {dark} light {light} other {gray}} cell}
      other {# {color, select, dark {dark} light {light}
        other {gray}} cells}}, there should be {number}}}`,

  'complete_pattern.title': 'Complete the pattern',
  'complete_pattern.explain': 'Complete the *pattern*.',
  'complete_pattern.brief': 'Complete the pattern',

  'connect_all.title': 'Connect all',
  'connect_all.explain':
    'Connect all *{color, select, dark {dark} light {light} other {gray}}* cells.',
  'connect_all.brief': 'One {color, select, dark {dark} light {light} other {gray}} area',
  'connect_all.short': '{count} areas',
  'connect_all.long': `there are {count} {color, select, dark {dark} light {light}
    other {gray}} areas that can no longer meet`,

  'connect_zones.title': 'Connect zones',
  'connect_zones.explain':
    'In every zone, connect all *{color, select, dark {dark} light {light} other {gray}}* cells.',
  'connect_zones.brief': 'Connected in zones',
  'connect_zones.short': '{count} areas',
  'connect_zones.long': `one zone has {count} {color, select, dark {dark} light {light}
    other {gray}} areas that can no longer meet`,

  'contains_shape.title': 'Areas contain pattern',
  'contains_shape.patternHelp':
    'It may lie turned or mirrored in the area. Gray cells of it can be anything.',
  'contains_shape.explain': `{shape, select,
    cell {Every *{color, select, dark {dark} light {light} other {gray}}* area has a cell in it.}
    pair {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a pair of neighbors in it.}
    row {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a row of {count} cells in it.}
    square {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a square of {count} cells in it.}
    block {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a block of {short} by {long} cells in it.}
    other {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has this pattern in it, turned or mirrored in any way.}}`,
  'contains_shape.brief': 'In {color, select, dark {dark} light {light} other {gray}} areas',
  'contains_shape.short': 'pattern missing',
  'contains_shape.long': `this {color, select, dark {dark} light {light}
    other {gray}} area does not have the pattern in it`,

  'custom.title': 'Custom rule',
  'custom.descriptionHelp': 'Put the key word between two stars: *word*.',
  'custom.brief': 'Custom rule',

  'foresight.title': 'Foresight',
  'foresight.count': 'Most charges',
  'foresight.regenInterval': 'Seconds per charge',
  'foresight.startFull': 'Start with all charges',
  'foresight.solvePath': 'Solve path',
  'foresight.solvePathHelp': 'The order in which hints show cells that are still gray.',
  'foresight.explain': `Ask for up to {count, plural, one {# *hint*}
    other {# *hints*}}; a new one comes every {seconds, plural, one {# second} other {# seconds}}.`,
  'foresight.brief': 'Foresight',

  'lying_symbols.title': 'Lying symbols',
  'lying_symbols.count': 'How many',
  'lying_symbols.explain':
    '{count, plural, =1 {Exactly one symbol is *lying*.} other {Exactly # symbols are *lying*.}}',
  'lying_symbols.brief': '{count, plural, one {# lies} other {# lie}}',
  'lying_symbols.short': 'not {count} wrong',
  'lying_symbols.long':
    '{count, plural, one {# symbol has} other {# symbols have}} to be wrong, no more and no fewer',

  'music.title': 'Music grid',
  'music.controlLines': 'Control lines',
  'music.track': 'Track to listen to',
  'music.trackHelp': 'Played in place of the solution.',
  'music.normalizeVelocity': 'Even loudness',
  'music.normalizeVelocityHelp': 'Instruments and registers sound equally loud.',
  'music.explain': 'Listen to the solution, then paint it: *dark* cells sound.',
  'music.brief': 'Music grid',

  'mystery.title': 'Alternate solution',
  'mystery.solution': 'Alternate solution',
  'mystery.solutionHelp':
    'A coloring that is accepted although it breaks the rules. Fixed cells follow the board.',
  'mystery.visible': 'Shown to solvers',
  'mystery.explain': 'There is an *alternate solution* that breaks the rules.',
  'mystery.brief': 'Another solution',

  'no_loops.title': 'No loops',
  'no_loops.explain': '*{color, select, dark {Dark} other {Light}}* cells never form a loop.',
  'no_loops.brief': 'No {color, select, dark {dark} light {light} other {gray}} loops',
  'no_loops.short': 'closed a loop',
  'no_loops.long':
    'these {color, select, dark {dark} light {light} other {gray}} cells close a loop',

  'off_by_x.title': 'Off by x',
  'off_by_x.number': 'Off by',
  'off_by_x.explain': 'Every number is *off by {number}*: {number} too many or too few.',
  'off_by_x.brief': 'Off by {number}',
  'off_by_x.short': 'not off by {number}',
  'off_by_x.long': 'a number cannot be off by exactly {number} any more',

  'perfection.title': 'Perfection',
  'perfection.explain': 'Every cell you color is *final*. Make no mistake.',
  'perfection.brief': 'No mistakes',
  'perfection.short': 'a mistake',
  'perfection.long': 'at least one cell has the wrong color',

  'region_area.title': 'Region area size',
  'region_area.size': 'Cells per area',
  'region_area.explain': `{size, plural,
    =0 {There are no *{color, select, dark {dark} light {light} other {gray}}* cells.}
    one {Every *{color, select, dark {dark} light {light} other {gray}}* area has exactly # cell.}
    other {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has exactly # cells.}}`,
  'region_area.brief': '{color, select, dark {Dark} other {Light}} areas: {size}',
  'region_area.long': `{bound, select,
    most {this {color, select, dark {dark} light {light}
      other {gray}} area has room for {counted, plural, one {# cell}
        other {# cells}}, it should have {number}}
    other {this {color, select, dark {dark} light {light} other {gray}} area has {counted, plural,
      one {# cell} other {# cells}}, it should have {number}}}`,

  'same_shape.title': 'Same shape areas',
  'same_shape.explain': `All *{color, select, dark {dark} light {light}
    other {gray}}* areas have the same shape, turned or mirrored.`,
  'same_shape.brief': 'Same {color, select, dark {dark} light {light} other {gray}} shapes',
  'same_shape.short': '{count} shapes',
  'same_shape.long':
    'there are {count} shapes of {color, select, dark {dark} light {light} other {gray}} areas',

  'symbols_per_region.title': 'Symbols per area',
  'symbols_per_region.count': 'Symbols per area',
  'symbols_per_region.comparison': 'Comparison',
  'symbols_per_region.explain': `Every *{color, select, dark {dark} light {light}
    other {gray}}* area has {comparison, select, ge {at least} le {at most}
      other {exactly}} {count, plural, one {# symbol} other {# symbols}}.`,
  'symbols_per_region.brief': `{comparison, select, ge {≥ } le {≤ } other {}}{count, plural,
    one {# symbol} other {# symbols}}`,
  'symbols_per_region.long': `{bound, select,
    most {this {color, select, dark {dark} light {light}
      other {gray}} area can get {counted, plural, one {# symbol}
        other {# symbols}} at most, it should have {comparison, select,
      ge {at least {number}}
      le {at most {number}}
      other {{number}}}}
    other {this {color, select, dark {dark} light {light} other {gray}} area has {counted, plural,
      one {# symbol} other {# symbols}}, it should have {comparison, select,
      ge {at least {number}}
      le {at most {number}}
      other {{number}}}}}`,

  'underclued.title': 'Underclued',
  'underclued.explain': 'Color only what *follows* for certain, and leave all other cells gray.',
  'underclued.brief': 'Only what follows',

  'unique_shape.title': 'Unique shape areas',
  'unique_shape.explain': `No two *{color, select, dark {dark} light {light}
    other {gray}}* areas have the same shape, not even turned or mirrored.`,
  'unique_shape.brief': 'Different {color, select, dark {dark} light {light} other {gray}} shapes',
  'unique_shape.short': '{count} alike',
  'unique_shape.long':
    'there are {count} {color, select, dark {dark} light {light} other {gray}} areas of this shape',

  'wrap_around.title': 'Wrap around',
  'wrap_around.horizontal': 'Left and right',
  'wrap_around.vertical': 'Top and bottom',
  'wrap_around.explain': `{wrapping, select,
    wrap {All opposite *sides* are joined.}
    wrap_reverse {All opposite *sides* are joined the other way round.}
    other {All opposite *sides* are each folded onto themselves.}}`,
  'wrap_around.explainHorizontal': `{wrapping, select,
    wrap {The left and right *sides* are joined.}
    wrap_reverse {The left and right *sides* are joined the other way round.}
    other {The left and right *sides* are each folded onto themselves.}}`,
  'wrap_around.explainVertical': `{wrapping, select,
    wrap {The upper and lower *sides* are joined.}
    wrap_reverse {The upper and lower *sides* are joined the other way round.}
    other {The upper and lower *sides* are each folded onto themselves.}}`,
  'wrap_around.explainNone': 'No *sides* are joined.',
  'wrap_around.brief': 'Wraps around',

  'zone_cell_count.title': 'Equal count per zone',
  'zone_cell_count.explain': `Zones of equal size have the same number of *{color, select,
    dark {dark} light {light} other {gray}}* cells.`,
  'zone_cell_count.brief': 'Even zones',
  'zone_cell_count.short': '{own}, elsewhere {other}',
  'zone_cell_count.long': `{bound, select,
    most {this zone has room for {own} {color, select, dark {dark} light {light}
      other {gray}}, another of its size has {other}}
    other {this zone has {own} {color, select, dark {dark} light {light}
      other {gray}}, another of its size has room for {other}}}`,

  'zone_diff_count.title': 'Different count per zone',
  'zone_diff_count.explain': `No two zones of equal size have the same number of *{color, select,
    dark {dark} light {light} other {gray}}* cells.`,
  'zone_diff_count.brief': 'Each zone differs',
  'zone_diff_count.short': '{count} twice',
  'zone_diff_count.long':
    'two zones of equal size have {count} {color, select, dark {dark} light {light} other {gray}}',

  'zone_exact_count.title': 'Exact count per zone',
  'zone_exact_count.count': 'Cells per zone',
  'zone_exact_count.explain': `Every zone has exactly {count, plural,
    one {# *{color, select, dark {dark} light {light} other {gray}}* cell}
    other {# *{color, select, dark {dark} light {light} other {gray}}* cells}}.`,
  'zone_exact_count.brief': '{count} per zone',
  'zone_exact_count.long': `{bound, select,
    most {this zone has room for {counted} {color, select, dark {dark} light {light}
      other {gray}}, it should have {number}}
    other {this zone has {counted} {color, select, dark {dark} light {light}
      other {gray}}, it should have {number}}}`,
} as const;
