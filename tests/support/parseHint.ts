import type { ColoredCell } from '#engine/explain/Step.ts';

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
  readonly symbols: readonly NamedSymbol[];
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

const PLACE = 'row \\d+, column \\d+';
const FOLLOWS = new RegExp(`^(${PLACE}(?:, ${PLACE})*) (?:is|are) (dark|light)\\. `, 'i');
const FACTS = new RegExp(`^(dark|light): (${PLACE}(?:, ${PLACE})*)$`);
const SYMBOL = new RegExp(`^(.+) at (${PLACE})(?: on its (.+) (?:edge|corner))?$`);
const RULE = /^“(.+)”$/;

/** Parse a spoken hint for a board of this width. Throws if it does not match the grammar. */
export function parseHint(text: string, width: number): ParsedHint {
  const cells: ColoredCell[] = [];
  let rest = text;
  for (let match = FOLLOWS.exec(rest); match; match = FOLLOWS.exec(rest)) {
    cells.push(...coloredCells(match[1] ?? '', match[2] ?? '', width));
    rest = rest.slice(match[0].length);
  }
  const parsed = {
    cells,
    facts: [] as ColoredCell[],
    symbols: [] as NamedSymbol[],
    rules: [] as string[],
  };
  const start = rest.lastIndexOf('Based on: ');
  const reasons = start < 0 ? [] : rest.slice(start + 'Based on: '.length, -1).split('; ');
  for (const reason of reasons) {
    const facts = FACTS.exec(reason);
    const rule = RULE.exec(reason);
    if (facts) parsed.facts.push(...coloredCells(facts[2] ?? '', facts[1] ?? '', width));
    else if (rule) parsed.rules.push(rule[1] ?? '');
    else parsed.symbols.push(symbolIn(reason));
  }
  return parsed;
}

function coloredCells(places: string, color: string, width: number): readonly ColoredCell[] {
  return [...places.matchAll(/row (\d+), column (\d+)/gi)].map(([, row, column]) => ({
    cell: (Number(row) - 1) * width + Number(column) - 1,
    color: color === 'dark' ? 'dark' : 'light',
  }));
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
