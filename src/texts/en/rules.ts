/** Rules: names, conditions, violations. */
export const rules = {
  'ban_pattern.title': 'Forbidden pattern',
  'ban_pattern.patternHelp':
    'This pattern can’t appear anywhere, not even rotated or mirrored. Gray cells match any color.',
  'ban_pattern.explain': `{shape, select,
    cell {There is no *{color, select, dark {dark} light {light} other {gray}}* cell.}
    pair {There is no pair of *{color, select, dark {dark} light {light} other {gray}}* neighbors.}
    row {There is no line of {count} *{color, select, dark {dark} light {light}
      other {gray}}* cells.}
    square {There is no {short}×{long} square of *{color, select, dark {dark} light {light}
      other {gray}}* cells.}
    block {There is no {short}×{long} block of *{color, select, dark {dark} light {light}
      other {gray}}* cells.}
    other {This *pattern* can’t appear anywhere, not even rotated or mirrored.}}`,
  'ban_pattern.brief': `{shape, select,
    cell {No {color, select, dark {dark} light {light} other {gray}} cell}
    pair {No {color, select, dark {dark} light {light} other {gray}} pair}
    row {No {color, select, dark {dark} light {light} other {gray}} line}
    square {No {color, select, dark {dark} light {light} other {gray}} square}
    block {No {color, select, dark {dark} light {light} other {gray}} block}
    other {Not this pattern}}`,
  'ban_pattern.short': `{shape, select, cell {cell found} pair {pair found} row {line found}
    square {square found} block {block found} other {pattern found}}`,
  'ban_pattern.long': `{shape, select,
    cell {here is a {color, select, dark {dark} light {light} other {gray}} cell}
    pair {here is a pair of {color, select, dark {dark} light {light} other {gray}} neighbors}
    row {here is a line of {count} {color, select, dark {dark} light {light} other {gray}} cells}
    square {here is a {short}×{long} square of {color, select, dark {dark} light {light}
      other {gray}} cells}
    block {here is a {short}×{long} block of {color, select, dark {dark} light {light}
      other {gray}} cells}
    other {the forbidden pattern appears here}}`,

  'cell_count.title': 'Total count',
  'cell_count.count': 'Total count',
  'cell_count.explain': `{count, plural,
    =1 {Exactly one cell is *{color, select, dark {dark} light {light} other {gray}}*.}
    other {Exactly # cells are *{color, select, dark {dark} light {light} other {gray}}*.}}`,
  'cell_count.brief': `{count, plural,
    one {# {color, select, dark {dark} light {light} other {gray}} cell}
    other {# {color, select, dark {dark} light {light} other {gray}} cells}}`,
  'cell_count.long': `{bound, select, most {the board has room for only {counted, plural, one {# {color, select, dark
      {dark} light {light} other {gray}} cell} other {# {color, select, dark {dark} light
      {light} other {gray}} cells}} but needs {number}} other {the board has {counted, plural,
      one {# {color, select, dark {dark} light {light} other {gray}} cell} other {# {color,
      select, dark {dark} light {light} other {gray}} cells}} but needs {number}}}`,

  'complete_pattern.title': 'Complete the pattern',
  'complete_pattern.explain': 'Complete the *pattern*.',
  'complete_pattern.brief': 'Complete the pattern',

  'connect_all.title': 'Connect all',
  'connect_all.explain':
    'All *{color, select, dark {dark} light {light} other {gray}}* cells are connected.',
  'connect_all.brief': 'One {color, select, dark {dark} light {light} other {gray}} area',
  'connect_all.short': '{count} areas',
  'connect_all.long': `the {color, select, dark {dark} light {light} other {gray}} cells form {count} areas that can’t
      be connected anymore`,

  'connect_zones.title': 'Connected in zones',
  'connect_zones.explain': `In every zone, all *{color, select, dark {dark} light {light} other {gray}}* cells are
      connected.`,
  'connect_zones.brief': 'Connected in zones',
  'connect_zones.short': '{count} areas',
  'connect_zones.long': `in one zone, the {color, select, dark {dark} light {light} other {gray}} cells form {count}
      areas that can’t be connected anymore`,

  'contains_shape.title': 'Areas contain a pattern',
  'contains_shape.patternHelp':
    'The pattern may be rotated or mirrored. Gray cells match any color.',
  'contains_shape.explain': `{shape, select,
    cell {Every *{color, select, dark {dark} light {light} other {gray}}* area has a cell in it.}
    pair {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a pair of neighbors in it.}
    row {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a line of {count} cells in it.}
    square {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a {short}×{long} square in it.}
    block {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has a {short}×{long} block in it.}
    other {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has this pattern in it, rotated or mirrored in any way.}}`,
  'contains_shape.brief': 'Inside {color, select, dark {dark} light {light} other {gray}} areas',
  'contains_shape.short': 'pattern missing',
  'contains_shape.long': `this {color, select, dark {dark} light {light} other {gray}} area doesn’t contain the pattern`,

  'custom.title': 'Custom rule',
  'custom.descriptionHelp': 'Put the key word between two stars: *word*.',
  'custom.brief': 'Custom rule',

  'foresight.title': 'Foresight',
  'foresight.count': 'Maximum charges',
  'foresight.regenInterval': 'Seconds per charge',
  'foresight.startFull': 'Start with all charges',
  'foresight.solvePath': 'Solve path',
  'foresight.solvePathHelp': 'The order in which Foresight points to cells that are still empty.',
  'foresight.explain': `You can ask for up to {count, plural, one {# *hint*} other {# *hints*}}. A new one is added
      every {seconds, plural, one {second} other {# seconds}}.`,
  'foresight.brief': 'Foresight',

  'lying_symbols.title': 'Lying symbols',
  'lying_symbols.count': 'Number of liars',
  'lying_symbols.explain':
    '{count, plural, =1 {Exactly one symbol is *lying*.} other {Exactly # symbols are *lying*.}}',
  'lying_symbols.brief': '{count, plural, one {# lies} other {# lie}}',
  'lying_symbols.short': 'not {count} wrong',
  'lying_symbols.long':
    'exactly {count, plural, one {# symbol has} other {# symbols have}} to be wrong',

  'music.title': 'Music grid',
  'music.controlLines': 'Control lines',
  'music.track': 'Track to listen to',
  'music.trackHelp': 'Plays instead of the solution.',
  'music.normalizeVelocity': 'Even volume',
  'music.normalizeVelocityHelp': 'Makes all instruments and pitches equally loud.',
  'music.explain': 'Listen to the solution, then paint it: *dark* cells make a sound.',
  'music.brief': 'Music grid',

  'mystery.title': 'Alternate solution',
  'mystery.solution': 'Alternate solution',
  'mystery.solutionHelp':
    'A coloring that counts as solved even though it breaks the rules. Givens are taken from the board.',
  'mystery.visible': 'Shown to players',
  'mystery.explain': 'There is an *alternate solution* that breaks the rules.',
  'mystery.brief': 'Alternate solution',

  'no_loops.title': 'No loops',
  'no_loops.explain': '*{color, select, dark {Dark} other {Light}}* cells never form a loop.',
  'no_loops.brief': 'No {color, select, dark {dark} light {light} other {gray}} loops',
  'no_loops.short': 'loop found',
  'no_loops.long':
    'these {color, select, dark {dark} light {light} other {gray}} cells close a loop',

  'off_by_x.title': 'Off by X',
  'off_by_x.number': 'Off by',
  'off_by_x.explain': 'Every number is *off by {number}*: {number} too high or {number} too low.',
  'off_by_x.brief': 'Off by {number}',
  'off_by_x.short': 'not off by {number}',
  'off_by_x.long': 'a number can’t be off by exactly {number} anymore',

  'perfection.title': 'Perfection',
  'perfection.explain': 'Every cell you paint is *final*, so don’t make a mistake.',
  'perfection.brief': 'No mistakes',
  'perfection.short': 'a mistake',
  'perfection.long': 'at least one cell has the wrong color',

  'region_area.title': 'Area size',
  'region_area.size': 'Cells per area',
  'region_area.explain': `{size, plural,
    =0 {There are no *{color, select, dark {dark} light {light} other {gray}}* cells.}
    one {Every *{color, select, dark {dark} light {light} other {gray}}* area has exactly # cell.}
    other {Every *{color, select, dark {dark} light {light}
      other {gray}}* area has exactly # cells.}}`,
  'region_area.brief': '{color, select, dark {Dark} other {Light}} areas: {size}',
  'region_area.long': `{bound, select, most {this {color, select, dark {dark} light {light} other {gray}} area has room
      for only {counted, plural, one {# cell} other {# cells}} but needs {number}} other {this
      {color, select, dark {dark} light {light} other {gray}} area has {counted, plural, one {#
      cell} other {# cells}} but needs {number}}}`,

  'same_shape.title': 'Same shapes',
  'same_shape.explain': `All *{color, select, dark {dark} light {light} other {gray}}* areas have the same shape. It may
      be rotated or mirrored.`,
  'same_shape.brief': 'Same {color, select, dark {dark} light {light} other {gray}} shapes',
  'same_shape.short': '{count} shapes',
  'same_shape.long': `the {color, select, dark {dark} light {light} other {gray}} areas have {count} different shapes`,

  'symbols_per_region.title': 'Symbols per area',
  'symbols_per_region.count': 'Symbols per area',
  'symbols_per_region.comparison': 'Comparison',
  'symbols_per_region.explain': `Every *{color, select, dark {dark} light {light}
    other {gray}}* area has {comparison, select, ge {at least} le {at most}
      other {exactly}} {count, plural, one {# symbol} other {# symbols}}.`,
  'symbols_per_region.brief': `{comparison, select, ge {≥ } le {≤ } other {}}{count, plural,
    one {# symbol} other {# symbols}}`,
  'symbols_per_region.long': `{bound, select, most {this {color, select, dark {dark} light {light} other {gray}} area can
      reach only {counted, plural, one {# symbol} other {# symbols}} but {comparison,
      select, ge {needs at least {number}} le {can have at most {number}} other {needs {number}}}}
      other {this {color, select, dark {dark} light {light} other {gray}} area has {counted,
      plural, one {# symbol} other {# symbols}} but {comparison, select, ge {needs at least
      {number}} le {can have at most {number}} other {needs {number}}}}}`,

  'underclued.title': 'Underclued',
  'underclued.explain': 'Paint only what you can be *sure* of, and leave all other cells gray.',
  'underclued.brief': 'Only what’s certain',

  'unique_shape.title': 'Different shapes',
  'unique_shape.explain': `No two *{color, select, dark {dark} light {light} other {gray}}* areas have the same shape, not
      even rotated or mirrored.`,
  'unique_shape.brief': 'Different {color, select, dark {dark} light {light} other {gray}} shapes',
  'unique_shape.short': '{count} alike',
  'unique_shape.long':
    '{count} {color, select, dark {dark} light {light} other {gray}} areas have this shape',

  'wrap_around.title': 'Wrap around',
  'wrap_around.horizontal': 'Left and right',
  'wrap_around.vertical': 'Top and bottom',
  'wrap_around.explain': `{wrapping, select, wrap {All *edges* wrap around to the opposite side.} wrap_reverse {All
      *edges* wrap around to the opposite side, flipped.} other {All *edges* fold onto
      themselves.}}`,
  'wrap_around.explainHorizontal': `{wrapping, select, wrap {The left and right *edges* wrap around.} wrap_reverse {The left and
      right *edges* wrap around, flipped.} other {The left and right *edges* each fold onto
      themselves.}}`,
  'wrap_around.explainVertical': `{wrapping, select, wrap {The top and bottom *edges* wrap around.} wrap_reverse {The top and
      bottom *edges* wrap around, flipped.} other {The top and bottom *edges* each fold onto
      themselves.}}`,
  'wrap_around.explainNone': 'No *edges* wrap around.',
  'wrap_around.brief': 'Wraps around',

  'zone_cell_count.title': 'Equal count per zone',
  'zone_cell_count.explain': `Zones of the same size have the same number of *{color, select, dark {dark} light {light} other
      {gray}}* cells.`,
  'zone_cell_count.brief': 'Equal zones',
  'zone_cell_count.short': '{own} here, {other} elsewhere',
  'zone_cell_count.long': `{bound, select, most {this zone has room for only {own} {color, select, dark {dark} light
      {light} other {gray}} {own, plural, one {cell} other {cells}}, but another of the same size has {other}} other {this zone has
      {own} {color, select, dark {dark} light {light} other {gray}} {own, plural, one {cell} other {cells}}, but another of the same
      size has room for only {other}}}`,

  'zone_diff_count.title': 'Different count per zone',
  'zone_diff_count.explain': `No two zones of the same size have the same number of *{color, select, dark {dark} light {light}
      other {gray}}* cells.`,
  'zone_diff_count.brief': 'Each zone differs',
  'zone_diff_count.short': '{count} twice',
  'zone_diff_count.long': `two zones of the same size both have {count} {color, select, dark {dark} light {light} other
      {gray}} {count, plural, one {cell} other {cells}}`,

  'zone_exact_count.title': 'Exact count per zone',
  'zone_exact_count.count': 'Cells per zone',
  'zone_exact_count.explain': `Every zone has exactly {count, plural,
    one {# *{color, select, dark {dark} light {light} other {gray}}* cell}
    other {# *{color, select, dark {dark} light {light} other {gray}}* cells}}.`,
  'zone_exact_count.brief': '{count} per zone',
  'zone_exact_count.long': `{bound, select, most {this zone has room for only {counted} {color, select, dark {dark} light
      {light} other {gray}} {counted, plural, one {cell} other {cells}} but needs {number}} other {this zone has {counted} {color, select,
      dark {dark} light {light} other {gray}} {counted, plural, one {cell} other {cells}} but needs {number}}}`,
} as const;
