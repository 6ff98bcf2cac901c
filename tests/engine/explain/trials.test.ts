import { describe, expect, it } from 'vitest';
import { ClueModels } from '#engine/explain/ClueModels.ts';
import { LONG_CHAIN } from '#engine/explain/costs.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { workClock } from '#engine/explain/limits.ts';
import { rungsOfStep, whyRung } from '#engine/explain/rungsOfStep.ts';
import type { ColoredCell, SupposedChain } from '#engine/explain/Step.ts';
import { StepMaker } from '#engine/explain/StepMaker.ts';
import { withoutColors, withStep } from '#engine/explain/coloring.ts';
import { findGroup } from '#engine/grid/connections.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { Literal } from '#engine/solver/sat/Reason.ts';
import { english } from '#texts/english.ts';
import { WALKED } from '#tests/support/sampleWalks.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';
import type { FoundStep } from '#tests/support/hintSteps.ts';

const WHAT_IFS = WALKED.filter(({ step }) => step.cause.type === 'whatIf');

/** All deductions of a chain that color cells, also those of inner what-ifs. */
function countLinks({ links }: SupposedChain): number {
  return links.reduce(
    (sum, { cells, inner }) => sum + Math.min(1, cells.length) + (inner ? countLinks(inner) : 0),
    0,
  );
}

/** Proves each deduction of a chain from everything before it, by a search that learns nothing. */
function expectProved({ step, grid }: FoundStep): void {
  const models = new ClueModels(boardOf(withoutColors(grid)));
  const maker = new StepMaker(models);
  const prover = models.freshProver(step.clues);
  const literals = (cells: readonly ColoredCell[]) => cells.map((it) => maker.literalOf(it));
  const prove = ({ supposed, links }: SupposedChain, before: readonly Literal[]): void => {
    const known = [...before, ...literals(supposed)];
    for (const { cells, inner } of links) {
      if (inner) prove(inner, known);
      for (const it of literals(cells)) expect(prover.proves(it, known)).toBe(true);
      known.push(...literals(cells));
    }
    expect(prover.refutes(known)).toBe(true);
  };
  if (step.whatIf) prove(step.whatIf, literals(step.facts));
}

/** A board whose next step takes more deductions than anybody follows. */
function longStep(): FoundStep {
  const puzzle = readGrid(
    '0_7x7|T7:nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn|C5:.......A..A.A..AA...A........A....A|Z|Snumber,x=4,y=6,number=25:number,x=1,y=1,number=15:number,x=0,y=0,number=15:viewpoint,x=4,y=0,number=6:viewpoint,x=4,y=2,number=4:viewpoint,x=2,y=3,number=4:viewpoint,x=6,y=3,number=4:viewpoint,x=5,y=2,number=4:viewpoint,x=3,y=3,number=4:viewpoint,x=0,y=2,number=6:viewpoint,x=5,y=0,number=7|Rconnect_all,color=light',
  );
  const grid = withStep(puzzle, {
    cells: [
      { cell: 1, color: 'dark' },
      { cell: 11, color: 'light' },
      { cell: 17, color: 'dark' },
      { cell: 19, color: 'light' },
    ],
  });
  const next = new Explainer(puzzle).next(grid, { now: workClock() });
  if (next.type !== 'step') throw new Error('no step');
  return { step: next.step, grid };
}

describe('a what-if', () => {
  it('is shown only if it has at most twelve deductions', () => {
    const long = WHAT_IFS.filter(
      ({ step: { whatIf, level } }) => level < 6 && whatIf && countLinks(whatIf) > LONG_CHAIN,
    );
    expect(long).toEqual([]);
  });

  it('colors only the cells that it supposes', () => {
    for (const { step, grid } of WHAT_IFS) {
      const [{ cell } = { cell: -1 }] = step.whatIf?.supposed ?? [];
      const merged = findGroup(grid, cell);
      expect(step.cells.map((it) => it.cell).toSorted()).toEqual([...merged].toSorted());
    }
  });

  it('has deductions that another search proves, one by one', () => {
    for (const found of WHAT_IFS) expectProved(found);
    expect(WHAT_IFS.length).toBeGreaterThan(0);
  });
});

describe('a reason that is too long', () => {
  const { step, grid } = longStep();
  const board = boardOf(grid);
  const trial = rungsOfStep(step, board).filter(({ id }) => id === 'trial');
  const say = (index: number) => english.say(trial.at(index)?.text ?? '');

  it('is said to be none', () => {
    expect(step.level).toBe(6);
    const why = whyRung(step, board);
    expect(english.say(why.text)).toMatch(/^There’s no short reason here\. Trying .+ fails after/);
    expect(why.lines.filter(({ kind }) => kind === 'link')).toEqual([]);
    const [cell] = rungsOfStep(step, board).filter(({ id }) => id === 'cell');
    expect(english.say(cell?.text ?? '')).toMatch(
      /^There’s no short reason here\. The best cells? to try: /,
    );
  });

  it('is played as a trial, one deduction at a time, up to the contradiction', () => {
    const sizes = trial.map(({ tried = [] }) => tried.length);
    const { supposed = [] } = step.whatIf ?? {};
    expect(trial[0]?.tried).toEqual(supposed);
    expect(say(0)).toMatch(/^Suppose /);
    expect(say(-1)).toMatch(/^But then .+\. So it’s (dark|light)\.$/);
    expect(trial.length).toBeGreaterThan(LONG_CHAIN);
    // Cells of an inner supposition are erased where it ends.
    expect(sizes.some((size, index) => size < (sizes[index - 1] ?? 0))).toBe(true);
  });

  it('lights what each deduction is based on', () => {
    for (const { lines, marks, tried = [] } of trial) {
      const lit = new Set(marks?.lit);
      const named = lines.flatMap(({ cells }) => cells);
      expect(named.filter((cell) => !lit.has(cell))).toEqual([]);
      const shown = new Map([...step.facts, ...tried].map(({ cell, color }) => [cell, color]));
      const facts = lines.flatMap(({ kind, colored }) => (kind === 'fact' ? colored : []));
      expect(facts.filter(({ cell, color }) => shown.get(cell) !== color)).toEqual([]);
    }
  });
});
