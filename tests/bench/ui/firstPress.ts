import type { BenchPage } from './BenchPage.ts';
import { figureOf, type Figure } from './Figure.ts';
import type { Measure } from './measures.ts';

const FILL_MS = 3000;

/** A board of gray cells with one clue. */
function openGrid(side: number): string {
  const tiles = 'n'.repeat(side * side);
  return `${side}x${side}|T${side}:${tiles}|C1:|Z|Snumber,x=0,y=0,number=3|Rconnect_all,color=dark`;
}

/**
 * The first press on a page that was just opened by a browser that was just started, and the second
 * one beside it: what the first takes longer is what was not ready.
 */
export function firstPress(side: number): Measure {
  return async (bench, slowed) => {
    const { page } = bench;
    await bench.load(openGrid(side));
    const figures: Figure[] = [];
    for (const [turn, cell] of [side + 1, 2 * side + 3].entries()) {
      await bench.reset();
      const { x, y } = await bench.middleOf(cell);
      await page.mouse.click(x, y);
      await page.waitForTimeout(500 * slowed);
      const { presses, shown } = await page.evaluate(() => window.probe);
      const what = `${side} x ${side}, cold: ${turn === 0 ? 'first' : 'second'} press to`;
      const budget = slowed === 1 ? 16 : 50;
      figures.push(
        { what: `${what} painted frame`, slowed, value: presses[0] ?? NaN, unit: 'ms', budget },
        { what: `${what} screen`, slowed, value: shown[0] ?? 0, unit: 'ms', budget: null },
      );
    }
    return figures;
  };
}

/** All of 900 cells filled at once, on a board that this does not solve. */
export const filling: Measure = (bench, slowed) =>
  fillingOf(bench, slowed, { what: '900 cells filled', text: openGrid(30) });

/** The last stroke of a solve: the same fill, on a board that it solves. */
export const solving: Measure = (bench, slowed) =>
  fillingOf(bench, slowed, {
    what: 'the end of a solve, 900 cells',
    text: `30x30|T30:${'n'.repeat(900)}|C1:|Z|S|Rconnect_all,color=dark`,
  });

async function fillingOf(
  bench: BenchPage,
  slowed: number,
  { what, text }: { readonly what: string; readonly text: string },
): Promise<readonly Figure[]> {
  const { page } = bench;
  await bench.load(text);
  const { x, y } = await bench.middleOf(31);
  const fill = async () => {
    await page.keyboard.down('Control');
    await page.mouse.click(x, y);
    await page.keyboard.up('Control');
    await page.waitForTimeout(FILL_MS * slowed);
  };
  await fill();
  await page.keyboard.press('z');
  await bench.rest();
  await bench.reset();
  const busyMs = await bench.busyMs(fill);
  const { longTasks, presses } = await page.evaluate(() => window.probe);
  const isWhole = slowed === 1;
  const figure = figureOf(what, slowed);
  return [
    figure('to painted frame', presses[0] ?? NaN, 'ms', isWhole ? 16 : null),
    figure('thread busy', busyMs, 'ms', isWhole ? 60 : null),
    figure('tasks over 50 ms', longTasks.length, '', isWhole ? 0 : null),
    figure('longest task over 50 ms', Math.max(0, ...longTasks), 'ms', isWhole ? 50 : null),
  ];
}
