import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#contract/all.ts';
import { Problem, STATUS_OF } from '#contract/problem.ts';
import { wildCalls } from '#tests/support/arbitraryCalls.ts';
import { makeScene, type Scene } from '#tests/support/foreignThings.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { startChecks } from '#tests/support/puzzleChecks.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const checks = startChecks();
const empty = new TestSite((await useDatabase()).db, { checks });
const small = new TestSite((await useDatabase()).db, { checks });

afterAll(() => checks.close());

const NAMED = namedEndpoints.map(([name, endpoint]) => ({ name, endpoint }));
const RUNS = fuzzRuns(4, 12);
/** The log level that needs attention. */
const ERROR = 50;

/** For calls that change nothing; each of the others has a scene of its own. */
let lasting: Scene;

beforeAll(async () => {
  lasting = await makeScene(small);
});

describe.each(NAMED)('whatever is sent to $name', ({ endpoint }) => {
  it('on an empty site is answered, and never a mistake of the server', async () => {
    const member = await empty.member('Only', ['moderator']);
    await expectAnswers(empty, [null, member], [member.id]);
  });

  it('on a site with people and their things is answered, and never a mistake of it', async () => {
    const scene = endpoint.method === 'GET' ? lasting : await makeScene(small);
    const { owner, other, shown, hidden, own } = scene;
    const moderator = await small.member('Mo', ['moderator']);
    const ids = [shown, hidden, own].flatMap((things) => Object.values<string>({ ...things }));
    await expectAnswers(small, [owner, other, moderator], [...ids, other.id, moderator.id]);
  });

  async function expectAnswers(
    site: TestSite,
    callers: readonly (Awaited<ReturnType<TestSite['member']>> | null)[],
    ids: readonly string[],
  ): Promise<void> {
    const who = fc.constantFrom(...callers);
    await fc.assert(
      fc.asyncProperty(who, wildCalls(endpoint, ids), async (caller, sent) => {
        site.log.length = 0;
        const response = await site.call(endpoint, caller, sent);
        const text = await response.text();

        const mistakes = site.log.filter(({ level }) => Number(level) >= ERROR);
        expect(mistakes).toEqual([]);
        expect(response.status).not.toBe(STATUS_OF.internal);
        if (!response.ok && text !== '') Problem.parse(JSON.parse(text));
      }),
      { numRuns: RUNS },
    );
  }
});
