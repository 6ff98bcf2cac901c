import { describe, expect, it } from 'vitest';
import { Explainer } from '#engine/explain/Explainer.ts';
import { lengthOfChain, LONG_CHAIN } from '#engine/explain/costs.ts';
import { workClock } from '#engine/explain/limits.ts';
import { hintSample, quantile, walkPuzzle } from '#tests/support/hintSample.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

/** The bar of `npm run bench:hints` for the facts of nine out of ten reasons. */
const MOST_FACTS = 8;
const UNEXPLAINED = 7;
const TRIAL = 6;
/** Most puzzles with steps of these levels, as shares of all. By day no puzzle has the former. */
const MOST = { unexplained: 0.04, trial: 0.25 } as const;

const WALKS = hintSample().map((puzzle) => ({ id: puzzle.id, steps: walkPuzzle(puzzle) }));
const SHOWN = WALKS.flatMap(({ steps }) => steps).filter(({ level }) => level < TRIAL);

/** The ids of puzzles with a step of at least a level. */
function withLevel(least: number): readonly string[] {
  return WALKS.flatMap(({ id, steps }) => (steps.some(({ level }) => level >= least) ? [id] : []));
}

/** A board on which nothing follows from a supposition inside another one. */
const DEEP = {
  id: 'unique-139',
  text: '0_8x8|T8:nnwwnwbwnnwbwnwwnbnwnbbnnnnbnbwnnnnnwbwnwwnnnnnnnnnnbnnnnnnnnnnn|C1:|Z|Snumber,x=3,y=1,number=1:number,x=4,y=6,number=36:number,x=1,y=5,number=26:number,x=1,y=2,number=36:number,x=6,y=1,number=26:number,x=6,y=3,number=26:number,x=5,y=3,number=36:number,x=3,y=3,number=36:number,x=6,y=0,number=1:number,x=2,y=0,number=26:number,x=4,y=4,number=26:number,x=6,y=2,number=36:number,x=6,y=4,number=26:number,x=5,y=4,number=36:number,x=2,y=1,number=26:number,x=0,y=5,number=26|Rconnect_all,color=light',
};

describe('the steps of sample puzzles', () => {
  it('have a reason', () => {
    const without = withLevel(UNEXPLAINED);
    const most = Math.floor(MOST.unexplained * WALKS.length);
    expect(without.length, without.join()).toBeLessThanOrEqual(most);
    expect(SHOWN.length).toBeGreaterThan(WALKS.length);
  });

  it('seldom are trials', () => {
    expect(withLevel(TRIAL).length).toBeLessThanOrEqual(MOST.trial * WALKS.length);
  });

  it('have what-ifs that players can follow', () => {
    const lengths = SHOWN.flatMap(({ cause, whatIf }) =>
      cause.type === 'whatIf' && whatIf ? [lengthOfChain(whatIf)] : [],
    );
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(LONG_CHAIN);
  });

  it('name few facts', () => {
    const facts = quantile(
      SHOWN.map((step) => step.facts.length),
      0.9,
    );
    expect(facts).toBeLessThanOrEqual(MOST_FACTS);
  });
});

describe('a board that takes suppositions two deep', () => {
  it('is explained by a trial instead of the solution', () => {
    const puzzle = SOLVER_PUZZLES.find(({ id }) => id === DEEP.id);
    const solution = readGrid(puzzle?.solution ?? '');
    const next = new Explainer(readGrid(DEEP.text)).next(readGrid(DEEP.text), {
      solution,
      now: workClock(),
    });
    expect(next.type === 'step' && next.step).toMatchObject({
      level: TRIAL,
      cause: { type: 'whatIf' },
    });
  });
});
