import { afterAll, describe, expect, it } from 'vitest';
import { findGrowth, processorMs } from '#tests/fuzz/doubling.ts';
import { findProblems } from '#tests/fuzz/findSlowReaders.ts';
import { routeTargets } from '#tests/fuzz/doublingRoutes.ts';
import { SHAPES } from '#tests/fuzz/shapes.ts';

const LENGTH = 64 * 1024;

describe('a cost that is measured', () => {
  it.each<[name: string, cost: (length: number) => number, isSlow: boolean]>([
    ['grows like the input', (length) => length / 1000, false],
    ['grows a little faster', (length) => (length * Math.log2(length)) / 10_000, false],
    ['grows like its square', (length) => length ** 2 / 10 ** 8, true],
    ['grows without bounds', (length) => 1.001 ** length, true],
    ['is small at every length', (length) => length ** 2 / 10 ** 10, false],
  ])('and that %s is told so', async (_, cost, isSlow) => {
    const growth = await findGrowth((length) => Promise.resolve(cost(length)), LENGTH);

    expect(growth !== null).toBe(isSlow);
  });

  it('is that of the work, though the machine is busy now and then', async () => {
    let calls = 0;
    const noise = () => (calls++ % 3 === 0 ? 0 : 500);
    const growth = await findGrowth((length) => Promise.resolve(length / 1000 + noise()), LENGTH);

    expect(growth).toBeNull();
  });

  it('is found where a regular expression begins anew at each character', async () => {
    const rowOf = (length: number) => `${'/'.repeat(length)}x`;
    const slow = (length: number) => processorMs(() => rowOf(length).replace(/\/+$/, ''));

    expect(await findGrowth(slow, LENGTH)).not.toBeNull();
  });
});

describe('pages and headers', () => {
  const routes = routeTargets();
  afterAll(routes.end);
  const shapes = SHAPES.filter(({ name }) => /^"[/&=%;, ]+(?:…|")/.test(name));
  const targets = routes.targets.filter(({ name }) => /^(?:page|header) /.test(name));

  it('take no longer than their length', async () => {
    expect(shapes.length).toBeGreaterThan(15);
    expect(targets.length).toBeGreaterThan(15);
    expect(await findProblems(targets, shapes)).toEqual([]);
  });
});
