// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { database, deleteDatabases } from '#ui/shared/platform/database.ts';
import { saveSolve } from '#ui/shared/platform/solveStore.ts';
import { parseStoredSolve } from '#ui/shared/platform/storedSolve.ts';
import { invariant } from '#base/invariant.ts';

afterEach(deleteDatabases);

/** A solve as the database holds it. */
function solveOf(key: string, savedAtMs: number) {
  const solve = parseStoredSolve({
    key,
    version: `version of ${key}`,
    mode: 'solve',
    puzzle: '1x1|T1:n',
    address: '/solve?d=a',
    progress: null,
    spentMs: 0,
    isSolved: false,
    charges: null,
    savedAtMs,
  });
  invariant(solve, 'the solve can be read');
  return solve;
}

describe('the solves that are kept', () => {
  it('are the last five hundred: the one saved longest ago goes', async () => {
    const db = await database();
    for (let i = 0; i < 500; i++) await db.put('solves', solveOf(`older ${i}`, 1000 + i));

    expect(await saveSolve(solveOf('newest', 9000), [])).toBe('saved');

    const keys = await db.getAllKeys('solves');
    expect(keys).toHaveLength(500);
    expect(keys).toContain('newest');
    expect(keys).toContain('older 1');
    expect(keys).not.toContain('older 0');
  });
});
