import { message } from '#texts/message.ts';
import { regionAt, regionCells, regionScope, isClosed } from '#engine/clues/regions.ts';
import type { ErrorDescription, State } from '#engine/clues/verdict.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { nextLetter } from '#engine/clues/nextLetter.ts';
import { tallySymbols } from '#engine/clues/tally.ts';
import { field } from '#engine/config/field.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { standsInOneColor } from '#engine/grid/placement.ts';

const config = {
  letter: field.string({ initial: 'a', max: 8, label: message('clues.letter') }),
} as const;

type Finding =
  | { readonly kind: Exclude<State, 'error' | 'ignored'> | 'misplaced' }
  | { readonly kind: 'repeated' | 'missing'; readonly letter: string };

/**
 * The state of one hollow letter, from the number of each letter in its region and in its reach.
 */
export function inspect(at: Point, board: Board): Finding {
  if (!standsInOneColor(at, board)) return { kind: 'misplaced' };
  const letters = tallySymbols(board, 'every_letter', ({ params }) => String(params['letter']));
  if (letters.total.size === 0) return { kind: 'satisfied' };
  const own = regionAt(at, board);
  if (!own) return { kind: 'incomplete' };
  for (const [letter, times] of letters.inside(own.region))
    if (times > 1) return { kind: 'repeated', letter };
  const inReach = letters.inside(own.reach);
  if (inReach.size < letters.total.size)
    for (const letter of letters.total.keys())
      if (!inReach.has(letter)) return { kind: 'missing', letter };
  return { kind: isClosed(own) ? 'satisfied' : 'incomplete' };
}

function describeFinding(finding: Finding): ErrorDescription | undefined {
  switch (finding.kind) {
    case 'misplaced':
      return {
        short: message('clues.misplaced'),
        long: message('symbols.every_letter.misplaced'),
      };
    case 'repeated':
      return {
        short: message('symbols.every_letter.repeatedShort', { letter: finding.letter }),
        long: message('symbols.every_letter.repeated', { letter: finding.letter }),
      };
    case 'missing':
      return {
        short: message('symbols.every_letter.missingShort', { letter: finding.letter }),
        long: message('symbols.every_letter.missing', { letter: finding.letter }),
      };
    case 'satisfied':
    case 'incomplete':
      return undefined;
  }
}

/**
 * A region with hollow letters contains each kind on the board exactly once. Regions without hollow
 * letters are not judged.
 */
export const hollowLetter = defineSymbol({
  id: 'every_letter',
  title: message('symbols.every_letter.title'),
  step: 0.5,
  config,
  explain: () => message('symbols.every_letter.explain'),
  caption: () => message('symbols.every_letter.caption'),
  speak: ({ letter }) => message('symbols.every_letter.speak', { letter }),
  example: () => ({
    tiles: 'wwb/bbb/bww',
    symbols: [
      { id: 'every_letter', at: { x: 0, y: 0 }, params: { letter: 'a' } },
      { id: 'every_letter', at: { x: 1, y: 0 }, params: { letter: 'b' } },
      { id: 'every_letter', at: { x: 1, y: 2 }, params: { letter: 'b' } },
      { id: 'every_letter', at: { x: 2, y: 2 }, params: { letter: 'a' } },
    ],
  }),
  glyph: ({ letter }) => [
    { kind: 'text', text: letter, x: 0.5, y: 0.5, size: 0.64, weight: 720, hollow: 0.066 },
  ],
  scope: (at, _params, board) => regionScope(at, board),
  looksAt: (at, _params, board) => regionCells(at, board),
  check(at, _params, board) {
    const { kind } = inspect(at, board);
    return kind === 'satisfied' || kind === 'incomplete' ? kind : 'error';
  },
  describeError: (at, _params, board) => describeFinding(inspect(at, board)),
  /** Each kind is suggested once before any is repeated. */
  suggest: (_at, board) => ({ letter: nextLetter(board, 'every_letter', 'a', 1) }),
});
