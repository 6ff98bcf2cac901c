import { describe, expect, it } from 'vitest';
import type { SolveReply } from '#engine/solving/protocol.ts';
import { createSolverPool, type PooledSolver } from '#workers/solverPool.ts';

const REQUEST = { grid: '1x1', solver: 'auto', most: 2 };

/** A worker that does what the test says. */
class FakeSolver implements PooledSolver {
  isTerminated = false;
  onReply: (reply: SolveReply) => void = () => undefined;
  finish: () => void = () => undefined;
  fail: (error: Error) => void = () => undefined;

  readonly solve: PooledSolver['solve'] = (_, onReply) => {
    this.onReply = onReply;
    return new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
  };

  readonly terminate = () => {
    this.isTerminated = true;
  };
}

function poolOfFakes() {
  const workers: FakeSolver[] = [];
  const pool = createSolverPool(() => {
    const worker = new FakeSolver();
    workers.push(worker);
    return worker;
  });
  const told: string[] = [];
  const solve = () => pool.solve(REQUEST, ({ type }) => told.push(type));
  return { pool, workers, told, solve };
}

describe('a pool of solvers', () => {
  it('uses a worker again that is done', async () => {
    const { workers, told, solve } = poolOfFakes();
    solve();
    workers[0]?.onReply({ type: 'none' });
    workers[0]?.finish();
    await Promise.resolve();

    solve();
    solve();

    expect(told).toEqual(['none']);
    expect(workers).toHaveLength(2);
  });

  it('terminates a worker that is stopped, and hears nothing more of it', async () => {
    const { workers, told, solve } = poolOfFakes();
    solve()();

    workers[0]?.onReply({ type: 'none' });
    workers[0]?.fail(new Error('terminated'));
    await Promise.resolve();
    solve();

    expect(workers[0]?.isTerminated).toBe(true);
    expect(told).toEqual([]);
    expect(workers).toHaveLength(2);
  });

  it('tells that a worker failed, and starts another', async () => {
    const { workers, told, solve } = poolOfFakes();
    solve();

    workers[0]?.fail(new Error('out of memory'));
    await new Promise((resolve) => setTimeout(resolve));
    solve();

    expect(told).toEqual(['failed']);
    expect(workers[0]?.isTerminated).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('ends with all its workers', () => {
    const { pool, workers, solve } = poolOfFakes();
    solve();
    solve();

    pool.destroy();

    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
  });
});
