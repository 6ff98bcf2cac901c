import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#contract/all.ts';
import { listCollectionPuzzles } from '#contract/collections.ts';
import { none, raw, type Endpoint } from '#contract/endpoint.ts';
import { exampleCall, inputSchemaOf, takesIds } from '#tests/support/contractExamples.ts';
import { contentOf } from '#tests/support/everyTable.ts';
import {
  ATTEMPTS,
  attemptsIn,
  makeScene,
  type Attempt,
  type Scene,
} from '#tests/support/foreignThings.ts';
import { startChecks } from '#tests/support/puzzleChecks.ts';
import { automaticOf, storeLove, storeSolve } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db, pool } = await useDatabase();
const checks = startChecks();
const site = new TestSite(db, { checks });

afterAll(() => checks.close());

/** Endpoints with puzzles in their answers, which must not contain private ones. */
const PUZZLE_TELLERS = [
  'collectionFeed',
  'listCollectionPuzzles',
  'puzzleFeed',
  'readBriefToSolve',
  'readPuzzleToSolve',
  'readSitemap',
  'readUserDetail',
  'searchAllPuzzles',
  'searchPuzzles',
  'userFeed',
];

const keyOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/:\w+/g, ':')}`;

const ALL = namedEndpoints.map(([name, endpoint]) => ({ name, endpoint, key: keyOf(endpoint) }));
const WITH_IDS = ALL.filter(({ endpoint }) => takesIds(endpoint));
const BY_ROLE = WITH_IDS.filter(({ endpoint }) => endpoint.caller === 'moderator');
const OPEN = WITH_IDS.filter(({ endpoint }) => endpoint.caller !== 'moderator');
const TRIED = OPEN.filter(({ key }) => typeof ATTEMPTS[key] !== 'string');

/** Fill in every id in the path of a call, and the rest of its input. */
function sentFor(endpoint: Endpoint, { id, query = {}, body }: Attempt) {
  const names = Object.keys(exampleCall(endpoint).params);
  const params = Object.fromEntries(names.map((name) => [name, id ?? '']));
  return { params, query, ...(body !== undefined && { body }) };
}

const hasId = (endpoint: Endpoint) => Object.keys(exampleCall(endpoint).params).length > 0;

const READS = ALL.filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.caller !== 'moderator',
);

describe('private things', () => {
  it('are in no answer to anybody else, whatever is asked, be it about their owner', async () => {
    const { owner, other, shown, hidden } = await makeScene(site);
    const created = await automaticOf(db, owner.id, 'createdPuzzles');
    await storeLove(db, owner.id, hidden.puzzle);
    await storeSolve(db, owner.id, hidden.puzzle);
    const ids = [owner.id, shown.puzzle, shown.collection, created];
    const wide = [...ids, ...ids.map((one) => `${one}.atom`), 'puzzles', 'users'];
    const tellers = new Set<string>();
    for (const { name, endpoint } of READS)
      for (const id of hasId(endpoint) ? wide : [''])
        for (const who of [null, other]) {
          const sent = { ...exampleCall(endpoint), ...sentFor(endpoint, { id }) };
          const text = await (await site.call(endpoint, who, sent)).text();

          for (const secret of Object.values<string>({ ...hidden }))
            expect([name, text]).toEqual([name, expect.not.stringContaining(secret)]);
          if (text.includes(shown.puzzle)) tellers.add(name);
        }

    expect([...tellers]).toEqual(expect.arrayContaining(PUZZLE_TELLERS));
  });

  it('are there for their owner', async () => {
    const { owner, hidden } = await makeScene(site);
    const sent = { params: { id: await automaticOf(db, owner.id, 'createdPuzzles') } };

    expect(await (await site.call(listCollectionPuzzles, owner, sent)).text()).toContain(
      hidden.puzzle,
    );
  });
});

describe('e-mail addresses', () => {
  it('are told by calls about one’s own account only', () => {
    const tellers = ALL.filter(
      ({ endpoint }) => endpoint.response !== none && endpoint.response !== raw,
    ).filter(({ endpoint }) =>
      JSON.stringify(inputSchemaOf(endpoint.response)).includes('"email"'),
    );

    expect(tellers.map(({ name }) => name).toSorted()).toEqual([
      'listIdentities',
      'readMe',
      'registerPasskey',
      'renamePasskey',
    ]);
  });
});

describe('things of other people', () => {
  /** For tests that only read or are refused, and so leave it unchanged for the next one. */
  let untouched: Scene;

  beforeAll(async () => {
    untouched = await makeScene(site);
  });

  it('are tried to be had by every call that takes ids', () => {
    expect(OPEN.map(({ key }) => key).filter((key) => !(key in ATTEMPTS))).toEqual([]);
    expect(Object.keys(ATTEMPTS).filter((key) => !OPEN.some((one) => one.key === key))).toEqual([]);
    expect(OPEN.length).toBeGreaterThan(20);
  });

  it.each(TRIED)('cannot be had by $name', async ({ endpoint, key }) => {
    const { hidden, owner, other } = untouched;
    const before = await contentOf(pool);
    for (const attempt of attemptsIn(ATTEMPTS[key], untouched)) {
      const response = await site.call(endpoint, other, sentFor(endpoint, attempt));
      const text = await response.text();

      expect(attempt.isIgnored ? [200, 204] : [401, 403, 404]).toContain(response.status);
      for (const secret of [owner.name, hidden.puzzle, hidden.collection])
        expect(text).not.toContain(secret);
    }
    expect(await contentOf(pool)).toEqual(before);
  });

  it.each(TRIED)('can be had by their owner with the same $name', async ({ endpoint, key }) => {
    const scene = endpoint.method === 'GET' ? untouched : await makeScene(site);
    for (const attempt of attemptsIn(ATTEMPTS[key], scene)) {
      const before = attempt.isIgnored ? await contentOf(pool) : null;
      const response = await site.call(endpoint, scene.owner, sentFor(endpoint, attempt));

      if (attempt.refusesOwner !== undefined) expect([401, 403, 404]).toContain(response.status);
      else expect([200, 204, 400, 409]).toContain(response.status);
      if (attempt.isIgnored) expect(await contentOf(pool)).not.toEqual(before);
    }
  });

  it.each(OPEN.filter((one) => !TRIED.includes(one)))(
    'are not changed by $name, which everybody may call',
    ({ endpoint }) => {
      expect(endpoint.method).toBe('GET');
    },
  );

  it.each(BY_ROLE)('are for moderators only by $name', async ({ endpoint }) => {
    const { shown, hidden, other } = untouched;
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
