import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SolveReply } from '#engine/solving/protocol.ts';
import { streamReplies } from '#solvers/answer.ts';

const GRID = '2x1|T2:Bn|C1:|Z|Snumber,x=0,y=0,number=2|R';

async function repliesOf(solver: string): Promise<readonly SolveReply[]> {
  const replies: SolveReply[] = [];
  for await (const reply of streamReplies({ grid: GRID, solver, most: 2 }, () => 0))
    replies.push(reply);
  return replies;
}

/** Solvers that come over the network do not come. */
function goOffline(): void {
  const fail = (): never => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  vi.doMock('../../src/solvers/cspuz/solveByCspuz.ts', fail);
  vi.doMock('../../src/solvers/z3/solveByZ3.ts', fail);
}

beforeEach(goOffline);

describe('a solver that cannot be loaded', () => {
  it.each(['cspuz', 'z3'])('is replaced by our own: %s', async (solver) => {
    const [first, ...others] = await repliesOf(solver);

    expect(first).toEqual({ type: 'substitute' });
    expect(others.map(({ type }) => type).filter((type) => type !== 'progress')).toEqual([
      'solution',
      'none',
    ]);
  });
});

describe('a solver that is there', () => {
  it.each(['auto', 'universal'])('is not replaced: %s', async (solver) => {
    expect(await repliesOf(solver)).not.toContainEqual({ type: 'substitute' });
  });
});
