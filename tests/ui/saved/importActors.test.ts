import { describe, expect, it } from 'vitest';
import { inspect } from '#engine/import/inspect.ts';
import type { PuzzleSource } from '#engine/import/findSources.ts';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import type { SolveReply } from '#engine/solving/protocol.ts';
import { streamReplies } from '#solvers/answer.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { english } from '#texts/english.ts';
import { inspectBatch, computeOutcome } from '#ui/saved/importActors.ts';
import { solveLink } from '#tests/support/gridText.ts';

/** The outcome of solving a puzzle. */
async function outcome(text: string) {
  const puzzle = openPuzzle(text);
  if (!puzzle.ok) throw new Error(english.say(puzzle.error.message));
  const replies: SolveReply[] = [];
  const request = { grid: writeGridText(puzzle.value.grid), solver: 'auto', most: 2 };
  for await (const reply of streamReplies(request, () => 0))
    if (reply.type !== 'progress') replies.push(reply);
  return computeOutcome(puzzle.value, replies);
}

describe('solving a puzzle of the list', () => {
  it('finds the solution of one that had none', async () => {
    const { solution, puzzle } = await outcome('2x1|T2:Bn|Snumber,x=0,y=0,number=2');

    expect(solution).toBe('unique');
    expect(puzzle?.facts).toMatchObject({ hasSolution: true, problem: null });
    expect(puzzle?.text).toContain('T2:Bb');
  });

  it('leaves the solution that a puzzle came with', async () => {
    expect(await outcome('2x1|T2:Bw|Snumber,x=0,y=0,number=2')).toEqual({
      solution: 'unique',
      puzzle: null,
      message: '',
    });
  });

  it.each([
    ['2x1|Rconnect_all,color=dark', 'multiple'],
    ['1x1|T1:B|Snumber,x=0,y=0,number=2', 'none'],
  ])('tells what there is of %s', async (text, solution) => {
    expect(await outcome(text)).toMatchObject({ solution, puzzle: null, message: '' });
  });

  it.each([
    [[{ type: 'failed', message: 'Out of memory' }], 'Out of memory'],
    [
      [{ type: 'solution', grid: '2x1|T2:bn' }, { type: 'none' }],
      'No solver supports all of its clues.',
    ],
    [
      [{ type: 'solution', grid: '2x1|T2:bb' }, { type: 'enough' }],
      'The solver couldn’t tell how many solutions there are.',
    ],
  ] satisfies [SolveReply[], string][])('claims nothing after %j', (replies, message) => {
    const puzzle = openPuzzle('2x1|Rconnect_all,color=dark');

    const claimed = puzzle.ok ? computeOutcome(puzzle.value, replies) : null;

    expect(claimed).toMatchObject({ solution: 'undecided', puzzle: null });
    expect(english.say(claimed?.message ?? '')).toBe(message);
  });

  it('takes for the solution what can be deduced, where that is asked for', async () => {
    const { solution, puzzle } = await outcome('3x1|T3:Bnn|Snumber,x=0,y=0,number=1|Runderclued,');

    expect(solution).toBe('unique');
    expect(puzzle?.text).toContain('T3:Bwn');
  });
});

describe('a batch of sources', () => {
  const share = new URL(solveLink('2x1|T2:bN'), 'https://one.example').searchParams.get('d') ?? '';
  const sources: readonly PuzzleSource[] = [
    { kind: 'share', data: 'dfl_x' },
    { kind: 'share', data: share },
    { kind: 'foreign', address: 'https://puzz.link/p?slither/2/2/a' },
  ];
  const items = sources.map((source, id) => ({ id, source }));

  it('is unpacked here and opened by the worker, in its order', async () => {
    const results = await inspectBatch(items, {
      inspect: (unpacked) => Promise.resolve(unpacked.map(inspect)),
    });

    expect(results.map(({ id, result }) => [id, result.ok || english.say(result.error)])).toEqual([
      [0, 'This link is damaged or incomplete.'],
      [1, true],
      [2, 'Slitherlink can’t be played with light and dark cells.'],
    ]);
  });

  it('says so when the worker fails', async () => {
    const results = await inspectBatch(items, { inspect: () => Promise.reject(new Error('gone')) });

    expect(results.map(({ result }) => result.ok || english.say(result.error))).toEqual([
      'This link is damaged or incomplete.',
      'This couldn’t be read. Please try again.',
      'This couldn’t be read. Please try again.',
    ]);
  });
});
