import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Grid } from '#engine/grid/grid.ts';
import type { SolveReply, SolveRequest } from '#engine/solving/protocol.ts';
import { solverMachine, type SolverEvent, parseReply } from '#machines/solverMachine.ts';
import { english } from '#texts/english.ts';
import { solverText } from '#ui/editor/assistant/solverText.ts';
import { puzzleSelector } from '#ui/editor/assistant/usePuzzle.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

const PLAIN = '2x1|T2:Bn';
const SOLUTION: SolveReply = { type: 'solution', grid: '2x1|T2:Bb' };
const OTHER: SolveReply = { type: 'solution', grid: '2x1|T2:Bw' };
const UNKNOWN: SolveReply = { type: 'solution', grid: '2x1|T2:Bn' };

/** The text after these replies, half a second after the start. */
function textAfter(puzzle: string, ...replies: readonly SolveReply[]) {
  const solver = fromCallback<SolverEvent, SolveRequest>(() => undefined);
  const actor = createActor(solverMachine.provide({ actors: { solver } })).start();
  const request = { grid: puzzle, solver: 'auto', most: 2 };
  actor.send({ type: 'solver.start', request, atMs: 1000 });
  for (const reply of replies)
    actor.send({ type: 'solver.reply', reply: parseReply(reply), atMs: 1500 });
  const { head, note, found } = solverText(english, actor.getSnapshot(), readGrid(puzzle));
  return [head, note, ...found.map(({ label }) => label)];
}

describe('the solver panel says', () => {
  it('that it searches, and for what', () => {
    expect(textAfter(PLAIN)).toEqual(['Searching…', '0 guesses so far']);
    expect(textAfter(PLAIN, SOLUTION)).toEqual([
      'Solution found',
      'Looking for a second solution…',
      'Show solution',
    ]);
  });

  it('how many solutions there are', () => {
    expect(textAfter(PLAIN, SOLUTION, { type: 'none' })).toEqual([
      'Exactly one solution',
      'proved in 0.50 s',
      'Show solution',
    ]);
    expect(textAfter(PLAIN, SOLUTION, OTHER, { type: 'enough' })).toEqual([
      'More than one solution',
      'two solutions that differ in 1 cell, in 0.50 s',
      'Show first',
      'Show second',
    ]);
    expect(textAfter(PLAIN, { type: 'none' })).toEqual(['No solution', 'proved in 0.50 s']);
  });

  it('that another solver took the place of one that cannot be loaded, until the next run', () => {
    const [head, note] = textAfter(PLAIN, { type: 'substitute' }, SOLUTION, { type: 'none' });

    expect(head).toBe('Exactly one solution');
    expect(note).toBe(
      'proved in 0.50 s\nAutomatic has to be downloaded first, so our own solver was used instead.',
    );
    expect(textAfter(PLAIN, SOLUTION, { type: 'none' })[1]).toBe('proved in 0.50 s');
  });

  it('what can be deduced', () => {
    const asked = `${PLAIN}|Runderclued`;

    expect(textAfter(asked, SOLUTION, { type: 'none' })).toEqual([
      '1 cell deduced',
      'everything that can be deduced, in 0.50 s',
      'Show solution',
    ]);
    expect(textAfter(asked, UNKNOWN, { type: 'none' })).toEqual([
      'Nothing can be deduced',
      'in 0.50 s',
    ]);
    expect(
      textAfter('3x1|T3:Bnn', { type: 'solution', grid: '3x1|T3:Bbn' }, { type: 'none' }),
    ).toEqual(['1 cell deduced', 'from the clues that solvers support', 'Show solution']);
  });

  it('what went wrong', () => {
    const message = 'Error while solving!\nNo solver supports the given grid';

    expect(textAfter(PLAIN, { type: 'failed', message })).toEqual(['', message]);
  });
});

describe('the puzzle on the board', () => {
  const grid = readGrid('2x1|T2:Bn|Snumber,x=0,y=0,number=2');
  const puzzleAfter = (...grids: readonly Grid[]): Grid => {
    const select = puzzleSelector();
    return grids.map(select).at(-1) ?? grid;
  };

  it('stays the same while it is painted', () => {
    const dark = { ...grid, tiles: readGrid('2x1|T2:Bb').tiles };
    const light = { ...grid, tiles: readGrid('2x1|T2:Bw').tiles };

    expect(puzzleAfter(grid, dark, light)).toBe(grid);
  });

  it.each([
    ['a given', { ...grid, tiles: readGrid('2x1|T2:BW').tiles }],
    ['a cell', { ...grid, tiles: readGrid('2x1|T2:B.').tiles }],
    ['the symbols', { ...grid, symbols: new Map() }],
    ['the size', readGrid('1x2|T1:Bn')],
  ])('is another one with another change: %s', (_, other) => {
    expect(puzzleAfter(grid, other)).toBe(other);
  });
});
