/**
 * Names and orders of arguments in older code editors for these puzzles. Scripts written there run
 * here as well.
 */

/** Old names of classes, with the present ones. */
export const OLD_CLASSES = {
  AreaNumberSymbol: 'NumberSymbol',
  SameCountPerZoneRule: 'ZoneCellCountRule',
  CellCountPerZoneRule: 'ZoneCellCountRule',
  DifferentCountPerZoneRule: 'ZoneDiffCountRule',
  ExactCountPerZoneRule: 'ZoneExactCountRule',
  LyingSymbolRule: 'LyingSymbolsRule',
  MusicGridRule: 'MusicRule',
} as const;

/** Old orders of arguments by class. An order is taken if all values of a call fit it only. */
export const OLD_ORDERS: Readonly<Record<string, readonly string[]>> = {
  SymbolsPerRegionRule: ['color', 'count', 'comparison'],
  CustomTextSymbol: ['description', 'grid', 'x', 'y', 'text', 'rotation'],
  CustomIconSymbol: ['description', 'grid', 'x', 'y', 'icon', 'rotation'],
};

/** The kinds of values that `configEquals` compares. */
export const CONFIG_TYPES = {
  Boolean: 'boolean',
  NullableBoolean: 'nullableBoolean',
  Number: 'number',
  NullableNumber: 'nullableNumber',
  String: 'string',
  Color: 'color',
  Comparison: 'comparison',
  Wrapping: 'wrapping',
  Direction: 'direction',
  DirectionToggle: 'directionToggle',
  Orientation: 'orientation',
  OrientationToggle: 'orientationToggle',
  Tile: 'tile',
  Shape: 'shape',
  Grid: 'grid',
  NullableGrid: 'nullableGrid',
  Icon: 'icon',
  ControlLines: 'controlLines',
  NullableNote: 'nullableNote',
  NullableInstrument: 'nullableInstrument',
  SolvePath: 'solvePath',
} as const;
