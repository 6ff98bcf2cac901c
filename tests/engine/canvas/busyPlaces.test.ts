import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BusyPlaces, type Run } from '#engine/canvas/cells/BusyPlaces.ts';

const COLUMNS = 7;
const ROWS = 5;

/** The runs around busy places, found place by place. */
function runsAround(busy: ReadonlySet<number>): readonly Run[] {
  const isIn = (row: number, x: number) =>
    [...busy].some(
      (index) =>
        Math.abs((index % COLUMNS) - x) <= 1 && Math.abs(Math.floor(index / COLUMNS) - row) <= 1,
    );
  return Array.from({ length: ROWS }, (_, row) => row).flatMap((row) => {
    const columns = Array.from({ length: COLUMNS }, (_, x) => x).filter((x) => isIn(row, x));
    const starts = columns.filter((x) => !columns.includes(x - 1));
    const ends = columns.filter((x) => !columns.includes(x + 1));
    return starts.map((from, run) => ({ row, from, to: (ends[run] ?? 0) + 1 }));
  });
}

describe('places that need the full shader', () => {
  it('are all within one step of a busy or hovered one, whatever the order of changes', () => {
    const index = fc.nat({ max: COLUMNS * ROWS - 1 });
    const change = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), index, isBusy: fc.boolean() }),
      fc.record({ kind: fc.constant('hover' as const), index: fc.option(index) }),
    );
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const places = new BusyPlaces(COLUMNS, ROWS);
        const busy = new Set<number>();
        let hovered: number | null = null;
        for (const step of changes) {
          if (step.kind === 'hover') places.hovered = hovered = step.index;
          else {
            places.set(step.index, step.isBusy);
            if (step.isBusy) busy.add(step.index);
            else busy.delete(step.index);
          }
          expect(places.runs()).toEqual(
            runsAround(new Set(hovered === null ? busy : [...busy, hovered])),
          );
        }
      }),
    );
  });

  it('stay the same array while nothing changes', () => {
    const places = new BusyPlaces(COLUMNS, ROWS);
    places.set(8, true);
    const runs = places.runs();

    places.set(8, true);

    expect(places.runs()).toBe(runs);
  });
});
