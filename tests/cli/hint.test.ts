import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

/** Run the command line with these lines on its standard input; its lines, and its exit code. */
function chiaro(args: readonly string[], lines: readonly string[] = []) {
  const child = spawn(process.execPath, ['scripts/chiaro.mjs', ...args]);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stdin.end(lines.join('\n'));
  return new Promise<{ answers: unknown[]; code: number | null }>((resolve) => {
    child.once('close', (code) => {
      const texts = out.split('\n').filter((line) => line !== '');
      resolve({ answers: texts.map((line): unknown => JSON.parse(line)), code });
    });
  });
}

const line = (id: string, grid: string) => JSON.stringify({ id, grid });

/** Dark at both ends, all dark connected. */
const JOINED = '0_3x1|T3:BnB|C1:|Z|S|Rconnect_all,color=dark';

describe('chiaro hint', () => {
  it('explains puzzles from their colors to the end', async () => {
    const { answers, code } = await chiaro(
      ['hint'],
      [
        line('joined', JOINED),
        line('wrong', '0_3x1|T3:BwB|C1:|Z|S|Rconnect_all,color=dark'),
        line('done', '0_3x1|T3:BbB|C1:|Z|S|Rconnect_all,color=dark'),
        line('none', '0_3x1|T3:BWB|C1:|Z|S|Rconnect_all,color=dark'),
        line('open', '0_2x1|T2:nn|C1:|Z|S|R'),
        line('music', '0_2x1|T2:nn|C1:|Z|S|Rmusic'),
        'not JSON',
      ],
    );

    expect(answers).toEqual([
      {
        id: 'joined',
        steps: [
          {
            cells: [[1, 0, 'dark']],
            facts: [
              [0, 0, 'dark'],
              [2, 0, 'dark'],
            ],
            clues: [{ rule: 0 }],
            level: 1,
            cause: 'connected',
            text: expect.any(String) as string,
            ms: expect.any(Number) as number,
          },
        ],
        end: 'solved',
      },
      { id: 'wrong', steps: [], end: 'refused', reason: 'Some colors on the board are wrong.' },
      { id: 'done', steps: [], end: 'solved' },
      { id: 'none', steps: [], end: 'refused', reason: 'This puzzle has no solution.' },
      { id: 'open', steps: [], end: 'stuck' },
      {
        id: 'music',
        steps: [],
        end: 'refused',
        reason: 'Only the author’s own solution can tell whether some clues are satisfied.',
      },
      { id: null, steps: [], end: 'refused', reason: 'This line isn’t JSON.' },
    ]);
    expect(code).toBe(0);
  });

  it('shows how a what-if goes, and no end after one step', async () => {
    const puzzle = SOLVER_PUZZLES.find(({ id }) => id === 'unique-013');
    const { answers } = await chiaro(['hint', '--one', puzzle?.grid ?? '']);

    const chain = expect.arrayContaining([
      { cells: [[expect.any(Number), expect.any(Number), expect.any(String)]], cause: 'supposed' },
      expect.objectContaining({ cells: [] }),
    ]) as unknown;
    expect(answers).toEqual([
      { id: null, steps: [expect.objectContaining({ level: 4, cause: 'whatIf', chain })] },
    ]);
  });
});

describe('chiaro rate', () => {
  it('computes how hard puzzles are', async () => {
    const { answers, code } = await chiaro(
      ['rate'],
      [line('joined', JOINED), line('music', '0_2x1|T2:nn|C1:|Z|S|Rmusic')],
    );

    expect(answers).toEqual([
      { id: 'joined', hardest: 1, total: 1, rounds: 1, bottlenecks: 1, whatIfs: 0, minutes: 1 },
      { id: 'music', error: 'The difficulty of this puzzle can’t be computed.' },
    ]);
    expect(code).toBe(0);
  });
});
