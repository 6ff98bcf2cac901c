import type { PuzzleData, Rule } from 'logic-pad-solver-core';
import { getField } from '#engine/clues/params.ts';
import { field, type Comparison } from '#engine/config/field.ts';
import { emptyGrid, type Params, type Point } from '#engine/grid/grid.ts';

/** A clue with parameters in the format of its definition. */
export interface ClueWithParams {
  readonly id: string;
  readonly params: Params;
}

/** A symbol; `at` may be between cells. */
export interface PlacedClue extends ClueWithParams {
  readonly at: Point;
}

/** Clues in the package's format. */
export interface Translation {
  readonly rules: readonly Rule[];
  /** True if the format can express all of them. */
  readonly isComplete: boolean;
}

const UNTRANSLATABLE: Translation = { rules: [], isComplete: false };
const NO_CONDITION: Translation = { rules: [], isComplete: true };

/** Limit for numbers, so that the package can represent them and their sums. */
const LARGEST = 2 ** 24;

const NUMBER = field.number({ initial: 0, label: 'Number' });
const COLOR = field.color({ initial: 'dark', label: 'Color' });
const COMPARISON = field.comparison({ initial: 'eq', label: 'Comparison' });
const ORIENTATION = field.orientation({ initial: 'up', label: 'Direction' });
const LETTER = field.string({ initial: '', label: 'Letter' });
const PATTERN = field.shape({ initial: emptyGrid(0, 0), label: 'Pattern' });

const KINDS: Readonly<Record<Comparison, 'exactly' | 'atLeast' | 'atMost'>> = {
  eq: 'exactly',
  ge: 'atLeast',
  le: 'atMost',
};

function numberIn(params: Params, name: string): number | null {
  const number = getField(NUMBER, name, params);
  return Number.isInteger(number) && Math.abs(number) < LARGEST ? number : null;
}

function colorIn(params: Params): 'dark' | 'light' | null {
  const color = getField(COLOR, 'color', params);
  return color === 'gray' ? null : color;
}

function translated(rule: Rule): Translation {
  return { rules: [rule], isComplete: true };
}

/** Translates a rule about a color, and about a number if it has one. */
function about(
  make: (color: 'dark' | 'light', number: number, params: Params) => Rule,
  numberName?: string,
): (params: Params) => Translation {
  return (params) => {
    const color = colorIn(params);
    const number = numberName === undefined ? 0 : numberIn(params, numberName);
    return color === null || number === null
      ? UNTRANSLATABLE
      : translated(make(color, number, params));
  };
}

function forbid(params: Params): Translation {
  const pattern = getField(PATTERN, 'pattern', params);
  const rows: PuzzleData['tiles'] = Array.from({ length: pattern.height }, (_, y) =>
    pattern.tiles.slice(y * pattern.width, (y + 1) * pattern.width).map((tile) => ({ ...tile })),
  );
  const isEmpty = pattern.tiles.every(({ exists, color }) => !exists || color === 'gray');
  return isEmpty ? UNTRANSLATABLE : translated({ type: 'forbiddenPattern', pattern: rows });
}

/** Translations by the id of a rule. */
const RULES: Readonly<Record<string, (params: Params) => Translation>> = {
  underclued: () => NO_CONDITION,
  ban_pattern: forbid,
  connect_all: about((color) => ({ type: 'connectAll', color })),
  same_shape: about((color) => ({ type: 'sameShape', color })),
  unique_shape: about((color) => ({ type: 'uniqueShape', color })),
  region_area: about((color, size) => ({ type: 'regionArea', color, size }), 'size'),
  cell_count: about((color, count) => ({ type: 'cellCount', color, count }), 'count'),
  symbols_per_region: about(
    (color, number, params) => ({
      type: 'symbolCount',
      color,
      number,
      kind: KINDS[getField(COMPARISON, 'comparison', params)],
    }),
    'count',
  ),
  off_by_x(params) {
    const number = numberIn(params, 'number');
    return number === null || number < 0 ? UNTRANSLATABLE : translated({ type: 'offByX', number });
  },
};

/** Translates all symbols of a kind to one rule of the package. */
function gathered<T>(
  tileOf: (clue: PlacedClue) => T | null,
  ruleOf: (tiles: T[]) => Rule,
): (clues: readonly PlacedClue[]) => Translation {
  return (clues) => {
    const tiles = clues.map(tileOf).filter((tile) => tile !== null);
    const isWhole = tiles.length === clues.length;
    return tiles.length === 0
      ? { rules: [], isComplete: isWhole }
      : { rules: [ruleOf(tiles)], isComplete: isWhole };
  };
}

function numbered({ at, params }: PlacedClue) {
  const number = numberIn(params, 'number');
  return number === null ? null : { x: Math.floor(at.x), y: Math.floor(at.y), number };
}

/** Translations by the id of a symbol. Axes and centers of symmetry are in half cells. */
const SYMBOLS: Readonly<Record<string, (clues: readonly PlacedClue[]) => Translation>> = {
  unsupported: () => NO_CONDITION,
  number: gathered(numbered, (tiles) => ({ type: 'number', tiles })),
  minesweeper: gathered(numbered, (tiles) => ({ type: 'minesweeper', tiles })),
  viewpoint: gathered(numbered, (tiles) => ({ type: 'viewpoint', tiles })),
  dart: gathered(
    (clue) => {
      const tile = numbered(clue);
      return tile && { ...tile, orientation: getField(ORIENTATION, 'orientation', clue.params) };
    },
    (tiles) => ({ type: 'dart', tiles }),
  ),
  letter: gathered(
    ({ at, params }) => ({
      x: Math.floor(at.x),
      y: Math.floor(at.y),
      letter: getField(LETTER, 'letter', params),
    }),
    (tiles) => ({ type: 'letter', tiles }),
  ),
  galaxy: gathered(
    ({ at }) => ({ x: 2 * at.x, y: 2 * at.y }),
    (tiles) => ({ type: 'galaxy', tiles }),
  ),
  lotus: gathered(
    ({ at, params }) => {
      const orientation = getField(ORIENTATION, 'orientation', params);
      return isOnAxis(at, orientation) ? { x: 2 * at.x, y: 2 * at.y, orientation } : null;
    },
    (tiles) => ({ type: 'lotus', tiles }),
  ),
};

/** True if the mirror line through a point goes through centers or corners of cells. */
function isOnAxis({ x, y }: Point, orientation: string): boolean {
  if (orientation === 'up' || orientation === 'down') return Number.isInteger(y);
  if (orientation === 'left' || orientation === 'right') return Number.isInteger(x);
  return Number.isInteger(x) && Number.isInteger(y);
}

/** Translate a rule. */
export function translateRule({ id, params }: ClueWithParams): Translation {
  return RULES[id]?.(params) ?? UNTRANSLATABLE;
}

/** Translate all symbols of one kind. */
export function translateSymbols(id: string, clues: readonly PlacedClue[]): Translation {
  return SYMBOLS[id]?.(clues) ?? UNTRANSLATABLE;
}
