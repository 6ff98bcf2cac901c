import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { SolveReply, SolveRequest } from '#engine/solver/run/protocol.ts';
import { solverMachine, type SolverEvent } from '#machines/solverMachine.ts';
import { isSamePuzzle } from '#ui/solver/useSolverRun.ts';
import { solverWords } from '#ui/solver/solverText.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

const PLAIN = '2x1|T2:Bn';
const SOLUTION: SolveReply = { type: 'solution', grid: '2x1|T2:Bb' };
const OTHER: SolveReply = { type: 'solution', grid: '2x1|T2:Bw' };
const UNKNOWN: SolveReply = { type: 'solution', grid: '2x1|T2:Bn' };

/** What is said after these replies, half a second after the start. */
function wordsAfter(puzzle: string, ...replies: readonly SolveReply[]) {
  const solver = fromCallback<SolverEvent, SolveRequest>(() => undefined);
  const actor = createActor(solverMachine.provide({ actors: { solver } })).start();
  const request = { grid: puzzle, solver: 'auto', most: 2 };
  actor.send({ type: 'solver.start', request, atMs: 1000 });
  for (const reply of replies) actor.send({ type: 'solver.reply', reply, atMs: 1500 });
  const { head, note, found } = solverWords(actor.getSnapshot(), readGrid(puzzle));
  return [head, note, ...found.map(({ label }) => label)];
}

describe('the solver panel says', () => {
  it('that it searches, and for what', () => {
    expect(wordsAfter(PLAIN)).toEqual(['Searching…', '0 decisions so far']);
    expect(wordsAfter(PLAIN, SOLUTION)).toEqual([
      'Solution found',
      'Looking for another one.',
      'View',
    ]);
  });

  it('how many solutions there are', () => {
    expect(wordsAfter(PLAIN, SOLUTION, { type: 'none' })).toEqual([
      'Exactly one solution',
      'proved in 0.50 s',
      'View',
    ]);
    expect(wordsAfter(PLAIN, SOLUTION, OTHER, { type: 'enough' })).toEqual([
      'Not unique',
      'two solutions in 0.50 s',
      'View',
      'View another',
    ]);
    expect(wordsAfter(PLAIN, { type: 'none' })).toEqual(['No solution', 'proved in 0.50 s']);
  });

  it('what can be deduced', () => {
    const asked = `${PLAIN}|Runderclued`;

    expect(wordsAfter(asked, SOLUTION, { type: 'none' })).toEqual([
      '1 cell follows',
      'all that can be deduced, in 0.50 s',
      'View',
    ]);
    expect(wordsAfter(asked, UNKNOWN, { type: 'none' })).toEqual([
      'Nothing can be deduced',
      'in 0.50 s',
    ]);
    expect(
      wordsAfter('3x1|T3:Bnn', { type: 'solution', grid: '3x1|T3:Bbn' }, { type: 'none' }),
    ).toEqual(['1 cell follows', 'from the clues that solvers know', 'View']);
  });

  it('what went wrong', () => {
    const message = 'Error while solving!\nNo solver supports the given grid';

    expect(wordsAfter(PLAIN, { type: 'failed', message })).toEqual(['', message]);
  });
});

describe('another puzzle', () => {
  it('is one with other clues or givens, not one painted otherwise', () => {
    const grid = readGrid('2x1|T2:Bn|Snumber,x=0,y=0,number=2');

    expect(isSamePuzzle(grid, { ...grid, tiles: readGrid('2x1|T2:Bw').tiles })).toBe(true);
    expect(isSamePuzzle(grid, { ...grid, tiles: readGrid('2x1|T2:BW').tiles })).toBe(false);
    expect(isSamePuzzle(grid, { ...grid, tiles: readGrid('2x1|T2:B.').tiles })).toBe(false);
    expect(isSamePuzzle(grid, { ...grid, symbols: new Map() })).toBe(false);
  });
});
