import type { Figure } from './Figure.ts';
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

/** All of 900 cells filled at once. The first time warms up. */
export const filling: Measure = async (bench, slowed) => {
  const { page } = bench;
  await bench.load(openGrid(30));
  const { x, y } = await bench.middleOf(31);
  for (const key of ['warm', 'measured']) {
    if (key === 'measured') await bench.reset();
    await page.keyboard.down('Control');
    await page.mouse.click(x, y);
    await page.keyboard.up('Control');
    await page.waitForTimeout(FILL_MS * slowed);
    if (key === 'measured') break;
    await page.keyboard.press('z');
    await bench.rest();
  }
  const { longTasks } = await page.evaluate(() => window.probe);
  const what = '900 cells filled';
  return [
    {
      what: `${what}: tasks over 50 ms`,
      slowed,
      value: longTasks.length,
      unit: '',
      budget: slowed === 1 ? 0 : null,
    },
    {
      what: `${what}: longest task`,
      slowed,
      value: Math.max(0, ...longTasks),
      unit: 'ms',
      budget: slowed === 1 ? 50 : null,
    },
  ];
};
