import { message, type Text } from '#texts/message.ts';
import { anyOf, type Deduction } from '#engine/clues/because.ts';
import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { reachesOf, smallestComponent } from '#engine/clues/reachesOf.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Color } from '#engine/grid/grid.ts';

/** Whether four cells with a common corner are a checkerboard. */
function hasCrossing(board: Board): boolean {
  const { width, height } = board;
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const [a, b, c, d] = [cell, cell + 1, cell + width, cell + width + 1].map((it) =>
        board.color(it),
      );
      if (a !== 'gray' && b !== 'gray' && a === d && b === c && a !== b) return true;
    }
  return false;
}

/** The size of the only region, or of what it can be at most, is not what a number demands. */
function becauseOfSize(of: Color, { supposed: board, intro, targets }: Deduction) {
  const counted = board.count(of);
  const most = counted + board.count('gray');
  const values = { supposed: intro, of, number: anyOf(targets) };
  if (counted > Math.max(...targets))
    return message('hints.connect_all.over', { ...values, counted });
  return most < Math.min(...targets)
    ? message('hints.connect_all.under', { ...values, counted: most })
    : undefined;
}

function becauseConnected(of: Color, deduction: Deduction): Text | undefined {
  const { cause, clues, supposed, symbols, intro, only } = deduction;
  const values = { supposed: intro, of };
  const count = clues.filter(({ type }) => type === 'symbol').length;
  if (cause.type === 'connected') {
    return only && cause.fault === 'unreachable' && only.color !== of
      ? message('hints.connect_all.unreachable', values)
      : message('hints.connect_all.apart', values);
  }
  if (cause.type === 'count') {
    return deduction.targets.length > 0 ? becauseOfSize(of, deduction) : undefined;
  }
  if (cause.type !== 'clause') return undefined;
  if (count === 2) return message('hints.connect_all.shared', { ...values, clues: symbols });
  return count === 0 && hasCrossing(supposed)
    ? message('hints.connect_all.crossed', { supposed: intro })
    : undefined;
}

/** All cells of `color` are one region. Gray that the color cannot reach does not matter. */
export const connectAll = defineRule({
  id: 'connect_all',
  title: message('rules.connect_all.title'),
  keywords: message('ruleWords.connect_all'),
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.connect_all.explain', { color }),
  brief: ({ color }) => message('rules.connect_all.brief', { color }),
  noun: ({ color }) => message('hints.connect_all.noun', { of: color }),
  example: ({ color }) => ({ tiles: exampleTiles(color, 'wwbw/bbbw/bwbb') }),
  check({ color }, board) {
    const reaches = reachesOf(board, color);
    if (reaches.length > 1) return error(smallestComponent(reaches)?.cells);
    const isDone = color !== 'gray' && board.regions(color).every(({ isClosed }) => isClosed);
    return reaches.length === 0 || isDone ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const { length: count } = reachesOf(board, color);
    if (count < 2) return undefined;
    return {
      short: message('rules.connect_all.short', { count }),
      long: message('rules.connect_all.long', { count, color }),
    };
  },
  isVacuous: ({ color }, board) => board.count(color) === 0,
  because: ({ color }, deduction) => becauseConnected(color, deduction),
});
