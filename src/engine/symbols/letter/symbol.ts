import { message } from '#texts/message.ts';
import { regionAt, regionCells, regionScope, isClosed } from '#engine/clues/regions.ts';
import type { ErrorDescription, State } from '#engine/clues/verdict.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { nextLetter } from '#engine/clues/nextLetter.ts';
import { tallySymbols } from '#engine/clues/tally.ts';
import { field } from '#engine/config/field.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { standsInOneColor, storedHome } from '#engine/grid/placement.ts';

const config = {
  letter: field.string({ initial: 'A', max: 8, label: message('clues.letter') }),
} as const;

type Finding = Exclude<State, 'error' | 'ignored'> | 'misplaced' | 'separated' | 'mixed';

/** The state of one letter, from the number of each letter in its region and in its reach. */
export function inspect(at: Point, letter: string, board: Board): Finding {
  if (!standsInOneColor(at, board)) return 'misplaced';
  const own = regionAt(at, board);
  if (!own) return 'incomplete';
  const letters = tallySymbols(board, 'letter', ({ params }) => String(params['letter']));
  const home = storedHome(at, board);
  const isInside = home !== undefined && (own.reach?.has(home) ?? false);
  const inReach = letters.inside(own.reach).get(letter) ?? 0;
  const elsewhere = (letters.total.get(letter) ?? 0) - inReach - (isInside ? 0 : 1);
  if (elsewhere > 0) return 'separated';
  const inRegion = letters.inside(own.region);
  if (inRegion.size > (inRegion.has(letter) ? 1 : 0)) return 'mixed';
  return isClosed(own) ? 'satisfied' : 'incomplete';
}

function describeFinding(finding: Finding, letter: string): ErrorDescription | undefined {
  switch (finding) {
    case 'misplaced':
      return {
        short: message('clues.misplaced'),
        long: message('symbols.letter.misplaced', { letter }),
      };
    case 'separated':
      return {
        short: message('symbols.letter.separatedShort'),
        long: message('symbols.letter.separated', { letter }),
      };
    case 'mixed':
      return {
        short: message('symbols.letter.mixedShort'),
        long: message('symbols.letter.mixed', { letter }),
      };
    case 'satisfied':
    case 'incomplete':
      return undefined;
  }
}

/** Equal letters share one region, different letters never do. */
export const letterSymbol = defineSymbol({
  id: 'letter',
  title: message('symbols.letter.title'),
  step: 0.5,
  config,
  explain: () => message('symbols.letter.explain'),
  caption: () => message('symbols.letter.caption'),
  speak: ({ letter }) => message('symbols.letter.speak', { letter }),
  example: () => ({
    tiles: 'wbb/wwb/bbw',
    symbols: [
      { id: 'letter', at: { x: 0, y: 0 }, params: { letter: 'A' } },
      { id: 'letter', at: { x: 1, y: 1 }, params: { letter: 'A' } },
      { id: 'letter', at: { x: 2, y: 2 }, params: { letter: 'B' } },
    ],
  }),
  glyph: ({ letter }) => [{ kind: 'text', text: letter, x: 0.5, y: 0.5, size: 0.62, weight: 560 }],
  scope: (at, _params, board) => regionScope(at, board),
  looksAt: (at, _params, board) => regionCells(at, board),
  check(at, { letter }, board) {
    const finding = inspect(at, letter, board);
    return finding === 'satisfied' || finding === 'incomplete' ? finding : 'error';
  },
  describeError: (at, { letter }, board) => describeFinding(inspect(at, letter, board), letter),
  /** A single letter has no effect, so a second one is suggested next. */
  suggest: (_at, board) => ({ letter: nextLetter(board, 'letter', 'A', 2) }),
});
