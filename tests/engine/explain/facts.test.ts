import { describe, expect, it } from 'vitest';
import { Explainer } from '#engine/explain/Explainer.ts';
import { workClock } from '#engine/explain/limits.ts';
import type { ColoredCell, SupposedChain } from '#engine/explain/Step.ts';
import { withStep } from '#engine/explain/coloring.ts';
import { findGroup } from '#engine/grid/connections.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { english } from '#texts/english.ts';
import { spokenStep } from '#engine/explain/spokenStep.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { FoundStep } from '#tests/support/hintSteps.ts';
import { WALKED } from '#tests/support/sampleWalks.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

/** A cell with its color; merged cells have the same key. */
function keyOf(grid: Grid, { cell, color }: ColoredCell): string {
  return `${Math.min(cell, ...findGroup(grid, cell))} ${color}`;
}

/** The grounds of links that are neither known before nor follow from earlier links. */
function unknownGrounds(
  grid: Grid,
  { supposed, links }: SupposedChain,
  known: ReadonlySet<string>,
): readonly string[] {
  const all = new Set([...known, ...supposed.map((it) => keyOf(grid, it))]);
  return links.flatMap(({ because, inner, cells }) => {
    const unknown = because.map((it) => keyOf(grid, it)).filter((it) => !all.has(it));
    const inside = inner ? unknownGrounds(grid, inner, all) : [];
    for (const it of cells) all.add(keyOf(grid, it));
    return [...unknown, ...inside];
  });
}

function expectGrounded({ step, grid }: FoundStep): void {
  const { facts, whatIf } = step;
  const text = english.say(spokenStep(step, boardOf(grid)));
  expect(
    facts.filter(({ cell, color }) => grid.tiles[cell]?.color !== color),
    text,
  ).toEqual([]);
  const known = new Set(facts.map((it) => keyOf(grid, it)));
  if (whatIf) expect(unknownGrounds(grid, whatIf, known), text).toEqual([]);
}

/**
 * With merged cells that a color connects, reasons of the connection named cell 0 in place of a
 * missing cell, and what-ifs inside others passed it on as a fact.
 */
const MERGED =
  '0_7x7|T7:nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn|C5:.......A..A.A..AA...A........A....A|Z|Snumber,x=4,y=6,number=25:number,x=1,y=1,number=15:number,x=0,y=0,number=15:viewpoint,x=4,y=0,number=6:viewpoint,x=4,y=2,number=4:viewpoint,x=2,y=3,number=4:viewpoint,x=6,y=3,number=4:viewpoint,x=5,y=2,number=4:viewpoint,x=3,y=3,number=4:viewpoint,x=0,y=2,number=6:viewpoint,x=5,y=0,number=7|Rconnect_all,color=light';
/** Right cells of this puzzle, before its step from a what-if inside another. */
const PAINTED: readonly ColoredCell[] = [
  { cell: 1, color: 'dark' },
  { cell: 11, color: 'light' },
  { cell: 17, color: 'dark' },
  { cell: 19, color: 'light' },
];

it('the cells of a step get one color', () => {
  const mixed = WALKED.filter(({ step }) => new Set(step.cells.map(({ color }) => color)).size > 1);
  expect(mixed).toEqual([]);
});

describe('a step is based on', () => {
  it('colors that the board shows, in the order in which they become known', () => {
    for (const found of WALKED) expectGrounded(found);
    expect(WALKED.length).toBeGreaterThan(0);
  });

  it('no other colors where merged cells connect an area, in a what-if inside another', () => {
    const puzzle = readGrid(MERGED);
    const grid = withStep(puzzle, { cells: PAINTED });

    const next = new Explainer(puzzle).next(grid, { now: workClock() });

    if (next.type !== 'step') throw new Error('no step');
    expect(next.step.whatIf?.links.some(({ inner }) => inner !== undefined)).toBe(true);
    expectGrounded({ step: next.step, grid });
  });
});
