import { afterAll, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#contract/all.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { exampleCall, takesIds } from '#tests/support/contractExamples.ts';
import { contentOf } from '#tests/support/everyTable.ts';
import { ATTEMPTS, attemptsIn, makeScene, type Attempt } from '#tests/support/foreignThings.ts';
import { startChecks } from '#tests/support/puzzleChecks.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db, pool } = await useDatabase();
const checks = startChecks();
const site = new TestSite(db, { checks });

afterAll(() => checks.close());

const keyOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/:\w+/g, ':')}`;

const ALL = namedEndpoints.map(([name, endpoint]) => ({ name, endpoint, key: keyOf(endpoint) }));
const WITH_IDS = ALL.filter(({ endpoint }) => takesIds(endpoint));
const BY_ROLE = WITH_IDS.filter(({ endpoint }) => endpoint.caller === 'moderator');
const OPEN = WITH_IDS.filter(({ endpoint }) => endpoint.caller !== 'moderator');

/** Every id in the path of a call, and the rest of what is sent. */
function sentFor(endpoint: Endpoint, { id, query = {}, body }: Attempt) {
  const names = Object.keys(exampleCall(endpoint).params);
  const params = Object.fromEntries(names.map((name) => [name, id ?? '']));
  return { params, query, ...(body !== undefined && { body }) };
}

describe('things of other people', () => {
  it('are tried to be had by every call that takes ids', () => {
    expect(OPEN.map(({ key }) => key).filter((key) => !(key in ATTEMPTS))).toEqual([]);
    expect(OPEN.length).toBeGreaterThan(20);
  });

  it.each(OPEN)('cannot be had by $name', async ({ endpoint, key }) => {
    const scene = await makeScene(site);
    const { hidden, owner, other } = scene;
    const before = await contentOf(pool);
    for (const attempt of attemptsIn(ATTEMPTS[key], scene)) {
      const response = await site.call(endpoint, other, sentFor(endpoint, attempt));
      const text = await response.text();

      expect(attempt.isIgnored ? [200, 204] : [401, 403, 404]).toContain(response.status);
      for (const secret of [owner.name, hidden.puzzle, hidden.collection])
        expect(text).not.toContain(secret);
    }
    expect(await contentOf(pool)).toEqual(before);
  });

  it.each(OPEN)('can be had by their owner with the same $name', async ({ endpoint, key }) => {
    const scene = await makeScene(site);
    for (const attempt of attemptsIn(ATTEMPTS[key], scene)) {
      const before = await contentOf(pool);
      const response = await site.call(endpoint, scene.owner, sentFor(endpoint, attempt));

      if (attempt.refusesOwner !== undefined) expect([401, 403, 404]).toContain(response.status);
      else expect([200, 204, 400, 409]).toContain(response.status);
      if (attempt.isIgnored) expect(await contentOf(pool)).not.toEqual(before);
    }
  });

  it.each(OPEN.filter(({ key }) => typeof ATTEMPTS[key] === 'string'))(
    'are not changed by $name, which everybody may call',
    ({ endpoint }) => {
      expect(endpoint.method).toBe('GET');
    },
  );

  it.each(BY_ROLE)('are for moderators only by $name', async ({ endpoint }) => {
    const { shown, hidden, other } = await makeScene(site);
    const before = await contentOf(pool);
    const { user, puzzle, collection, comment } = shown;
    for (const id of [user, puzzle, collection, comment, hidden.report]) {
      const { params } = sentFor(endpoint, { id });
      const response = await site.call(endpoint, other, { ...exampleCall(endpoint), params });

      expect(response.status).toBe(403);
    }
    expect(await contentOf(pool)).toEqual(before);
  });
});
