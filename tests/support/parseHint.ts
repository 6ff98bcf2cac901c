import type { ColoredCell } from '#engine/explain/Step.ts';
import type { Cell } from '#engine/grid/grid.ts';

/** A symbol as named by a spoken hint. */
interface NamedSymbol {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** The content of a spoken hint, parsed only by the grammar of its English sentences. */
export interface ParsedHint {
  readonly cells: readonly ColoredCell[];
  readonly facts: readonly ColoredCell[];
  /** The number of symbols alone if they are too many to be named. */
  readonly symbols: readonly NamedSymbol[] | number;
  /** The texts of the rules. */
  readonly rules: readonly string[];
}

/** The names of each kind of symbol. A name that begins like another one comes before it. */
const KINDS: readonly (readonly [name: string, kind: string])[] = [
  ['area number', 'number'],
  ['hollow letter', 'every_letter'],
  ['letter', 'letter'],
  ['viewpoint', 'viewpoint'],
  ['dart', 'dart'],
  ['lotus', 'lotus'],
  ['galaxy', 'galaxy'],
  ['framed myopia arrow', 'myopia'],
  ['myopia arrow', 'myopia'],
  ['minesweeper', 'minesweeper'],
  ['focus', 'focus'],
  ['dead end', 'focus'],
  ['house', 'house'],
];

/** Numbers and ranges of them: "1, 3, and 5 to 7". */
const NUMBERS = '\\d+(?: to \\d+)?(?:(?:,| and|, and) \\d+(?: to \\d+)?)*';
const BLOCK = `rows? ${NUMBERS}, columns? ${NUMBERS}`;
const BLOCKS = `${BLOCK}(?:(?:,| and|, and) ${BLOCK})*`;
const PLACE = 'row \\d+, column \\d+';
const FOLLOWS = new RegExp(`^(${BLOCKS}) (?:is|are) (dark|light)\\. `, 'i');
const FACTS = new RegExp(`^(dark|light): (${BLOCKS})$`);
const SYMBOL = new RegExp(`^(.+) at (${PLACE})(?: on its (.+) (?:edge|corner))?$`);
const RULE = /^“(.+)”$/;
const MANY = /^(\d+) symbols$/;

/** Parse a spoken hint for a board of this width. Throws if it does not match the grammar. */
export function parseHint(text: string, width: number): ParsedHint {
  const cells: ColoredCell[] = [];
  let rest = text;
  for (let match = FOLLOWS.exec(rest); match; match = FOLLOWS.exec(rest)) {
    cells.push(...coloredCells(match[1] ?? '', match[2] ?? '', width));
    rest = rest.slice(match[0].length);
  }
  const facts: ColoredCell[] = [];
  const symbols: NamedSymbol[] = [];
  const rules: string[] = [];
  let total = 0;
  const start = rest.lastIndexOf('Based on: ');
  const reasons = start < 0 ? [] : rest.slice(start + 'Based on: '.length, -1).split('; ');
  for (const reason of reasons) {
    const colored = FACTS.exec(reason);
    const rule = RULE.exec(reason);
    const many = MANY.exec(reason);
    if (colored) facts.push(...coloredCells(colored[2] ?? '', colored[1] ?? '', width));
    else if (rule) rules.push(rule[1] ?? '');
    else if (many) total = Number(many[1]);
    else symbols.push(symbolIn(reason));
  }
  return { cells, facts, symbols: total > 0 ? total : symbols, rules };
}

function coloredCells(places: string, color: string, width: number): readonly ColoredCell[] {
  return cellsIn(places, width).map((cell) => ({
    cell,
    color: color === 'dark' ? 'dark' : 'light',
  }));
}

/** The cells of places such as "row 1, columns 3 and 5, and rows 2 to 4, column 7". */
export function cellsIn(places: string, width: number): readonly Cell[] {
  const blocks = places.matchAll(new RegExp(`rows? (${NUMBERS}), columns? (${NUMBERS})`, 'gi'));
  return [...blocks].flatMap(([, rows = '', columns = '']) =>
    numbersIn(rows).flatMap((row) =>
      numbersIn(columns).map((column) => (row - 1) * width + column - 1),
    ),
  );
}

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/(\d+)(?: to (\d+))?/g)].flatMap(([, from, to]) => {
    const first = Number(from);
    return Array.from({ length: Number(to ?? from) - first + 1 }, (_, index) => first + index);
  });
}

function symbolIn(reason: string): NamedSymbol {
  const match = SYMBOL.exec(reason);
  const [, name = '', place = '', side = ''] = match ?? [];
  const kind = KINDS.find(([start]) => name.startsWith(start))?.[1];
  const [row, column] = [...place.matchAll(/\d+/g)].map(Number);
  if (kind === undefined || row === undefined || column === undefined)
    throw new Error(`No symbol: ${reason}`);
  const along = (less: string, more: string) =>
    side.includes(less) ? -0.5 : side.includes(more) ? 0.5 : 0;
  return { kind, x: column - 1 + along('left', 'right'), y: row - 1 + along('upper', 'lower') };
}
