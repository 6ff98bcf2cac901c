import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { rate } from '#engine/explain/rate.ts';
import { fail } from '#base/result.ts';
import { toBase64Url } from '#engine/text/bytes.ts';
import { escapeText } from '#engine/text/escape.ts';
import {
  createPuzzleChecks,
  CHECK_LIMITS,
  type CheckLimits,
} from '#server/checks/createPuzzleChecks.ts';
import type { PuzzleChecks } from '#server/checks/PuzzleChecks.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { randomFrom } from '#base/random.ts';
import { casesOf } from '#tests/support/conformance.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { startChecks } from '#tests/support/puzzleChecks.ts';
import { factsOf, listed, packed, slowPuzzle } from '#tests/support/puzzleData.ts';
import { SHARED_PUZZLES, sharedPuzzle } from '#tests/support/sharedPuzzles.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { message } from '#texts/message.ts';

const STATEMENT = { title: 'Corner', description: '', designDifficulty: 3 };
const SMALL = '0_2x1|T2:bw|Rcell_count,color=dark,count=1:connect_all,color=light';
const [ADA, BEN] = ['ada', 'ben'];
const patient = () => new AbortController().signal;

const mistakes: Error[] = [];
const checks = startChecks({ onMistake: (error) => mistakes.push(error) });
const others: PuzzleChecks[] = [];

afterEach(async () => {
  await Promise.all(others.splice(0).map((it) => it.close()));
  expect(mistakes).toEqual([]);
});
afterAll(() => checks.close());

/** Checks with one worker each and custom limits. */
function limited(
  checking: Partial<CheckLimits['checking']>,
  verifying: Partial<CheckLimits['verifying']> = {},
): PuzzleChecks {
  const limits: CheckLimits = {
    checking: { ...CHECK_LIMITS.checking, workers: 1, ...checking },
    verifying: { ...CHECK_LIMITS.verifying, ...verifying },
  };
  const own = startChecks({ limits, onMistake: (error) => mistakes.push(error) });
  others.push(own);
  return own;
}

describe('the checks of the site', () => {
  it('make a puzzle by wish, the same for the same seed', async () => {
    const wish = { family: 'range', width: 6, height: 6, grades: [2], seed: 7 };
    const order = { wish, limits: { work: 2000, best: 2 } };
    const made = await checks.make(order, patient());

    expect(made).toMatchObject({
      ok: true,
      value: { recipe: 'range@1:6x6:2:half:7:2', hardest: 2, facts: { width: 6, height: 6 } },
    });
    expect(await checks.make(order, patient())).toEqual(made);
    const impossible = { ...order, wish: { ...wish, grades: [9] } };
    expect(await checks.make(impossible, patient())).toEqual(fail('notFound'));
  });

  it('find the facts of a puzzle', async () => {
    const data = await packed(SMALL);

    expect(await checks.read(data, ADA)).toEqual(await factsOf(data));
    expect(await checks.checkForPublishing({ ...STATEMENT, data }, ADA)).toEqual(
      await factsOf(data),
    );
  });

  it('refuse what must not be published', async () => {
    const data = await packed('0_2x1|T2:bb|Rcell_count,color=dark,count=1');

    expect(await checks.checkForPublishing({ ...STATEMENT, data }, ADA)).toEqual({
      ok: false,
      error: {
        code: 'invalid_request',
        text: message('refusals.wrongSolution'),
      },
    });
  });

  it('search for solutions', async () => {
    expect(await checks.verify(await packed(SMALL), patient())).toMatchObject({
      state: 'several',
      unknownReason: null,
    });
  });

  it('compute how hard a puzzle is', async () => {
    const { grid, solution = '' } = sharedPuzzle('unique-087');
    const rated = await checks.rate(await packed(solution), patient());

    expect(rated).toEqual({ ok: true, value: rate(gridFrom(grid)) });
  });

  it('do both at once', async () => {
    const puzzles = await Promise.all(SHARED_PUZZLES.slice(0, 4).map(({ grid }) => packed(grid)));
    const searches = puzzles.map((data) => checks.verify(data, patient()));
    const facts = await Promise.all(puzzles.map((data) => checks.read(data, ADA)));

    for (const { ok } of facts) expect(ok).toBe(true);
    for (const { state } of await Promise.all(searches)) expect(state).not.toBe('unknown');
  });
});

describe('a hostile puzzle', () => {
  const SIZE = '100x100';
  const DARK = `${SIZE}|T100:${'b'.repeat(10_000)}`;
  const nested = (levels: number): string =>
    levels === 0 ? '9x9' : `9x9|Rcustom,grid=${escapeText(nested(levels - 1))}`;
  const zeros = Buffer.alloc(10_000_000);

  it.each([
    ['inflates to ten megabytes', `dfl_${toBase64Url(deflateRawSync(zeros))}`],
    ['unzips to ten megabytes', `gzip_${gzipSync(zeros).toString('base64')}`],
    ['has ten million characters', 'A'.repeat(10_000_000)],
  ])('that %s is too large', async (_, data) => {
    expect(await checks.read(data, ADA)).toMatchObject({ ok: false, error: { code: 'too_large' } });
  });

  it.each([
    ['grids in grids', nested(200)],
    ['huge numbers', '9e99x1|T1e9:b|S|Rregion_area,size=1e308'],
    ['huge numbers in clues', `${DARK}|Snumber,x=1e308,number=1e308|Rregion_area,size=1e308`],
    ['no cells at all', '0x0|T0:|C0:|Z|S|R'],
    ['holes only', `${SIZE}|T100:${'.'.repeat(10_000)}|Rconnect_all,color=dark`],
    ['all that must be connected', `${DARK}|R${listed(100, () => 'connect_all,color=dark')}`],
    ['shapes', `${DARK}|R${listed(100, (i) => `${i % 2 ? 'same' : 'unique'}_shape,color=dark`)}`],
    ['segments', `1x1${'|Z'.repeat(500_000)}`],
    ['connections', `${SIZE}|C1000:${'A'.repeat(990_000)}`],
    ['fields', `1x1|Runderclued${',a=b'.repeat(200_000)}`],
  ])('with many %s is read or refused', async (_, text) => {
    const data = await packed(text);

    for (const result of [
      await checks.read(data, ADA),
      await checks.checkForPublishing({ ...STATEMENT, data }, ADA),
    ]) {
      expect(result.ok || ['invalid_request', 'too_large'].includes(result.error.code)).toBe(true);
    }
  });

  it('is cut off when it takes too long', async () => {
    const own = limited({ milliseconds: 1000 });
    const data = await packed(slowPuzzle());

    expect(await own.checkForPublishing({ ...STATEMENT, data }, ADA)).toEqual({
      ok: false,
      error: {
        code: 'invalid_request',
        text: message('refusals.checkTooLong'),
      },
    });
    expect((await own.read(await packed(SMALL), ADA)).ok).toBe(true);
  });

  it('is cut off when it takes too much memory', async () => {
    const own = limited({ megabytes: 32, milliseconds: 60_000 });
    const data = await packed(`${SIZE}|C1000:${'A'.repeat(990_000)}`);

    expect(await own.read(data, ADA)).toEqual({
      ok: false,
      error: {
        code: 'invalid_request',
        text: message('refusals.checkTooBig'),
      },
    });
    expect((await own.read(await packed(SMALL), ADA)).ok).toBe(true);
  });

  it('is cut off when a search takes too long, even between two steps', async () => {
    const own = limited({}, { milliseconds: 300 });

    const { state, unknownReason, effort } = await own.verify(
      await packed(slowPuzzle()),
      patient(),
    );

    expect({ state, unknownReason }).toEqual({ state: 'unknown', unknownReason: 'gaveUp' });
    expect(effort.milliseconds).toBeGreaterThan(200);
  });

  it('is cut off when it takes too long to rate', async () => {
    const own = limited({}, { milliseconds: 1000 }); // enough for the other one on a busy machine

    expect(await own.rate(await packed(slowPuzzle()), patient())).toEqual(fail('gaveUp'));
    expect(await own.rate(await packed(SMALL), patient())).toMatchObject({ ok: true });
  });

  it('can be given up', async () => {
    const abort = new AbortController();
    const search = checks.verify(await packed(slowPuzzle()), abort.signal);

    abort.abort();

    expect(await search).toMatchObject({ state: 'unknown', unknownReason: 'aborted' });
    expect(await checks.rate(await packed(SMALL), abort.signal)).toEqual(fail('aborted'));
  });

  it('keeps others waiting for so long only', async () => {
    const own = limited({ waiting: 1, milliseconds: 1000 });
    const slow = { ...STATEMENT, data: await packed(slowPuzzle()) };
    const small = await packed(SMALL);

    const results = await Promise.all([
      own.checkForPublishing(slow, ADA),
      own.read(small, BEN),
      own.read(small, 'cleo'),
    ]);

    expect(results.map((result) => (result.ok ? 'read' : result.error.code))).toEqual([
      'invalid_request',
      'read',
      'busy',
    ]);
  });

  it('delays other accounts by one check, however many there are of one', async () => {
    const own = limited({ milliseconds: 1000 });
    const ended: string[] = [];
    const check = async (account: string, data: string, title: string) => {
      const checked = await own.checkForPublishing({ ...STATEMENT, data, title }, account);
      const end = checked.ok ? 'read' : checked.error.code;
      if (end !== 'busy') ended.push(account);
      return end;
    };
    const slow = await Promise.all(Array.from({ length: 45 }, (_, i) => packed(slowPuzzle(i))));
    const attack = slow.map((data, i) => check('eve', data, `Number ${i}`));

    expect(await check(ADA, await packed(SMALL), 'Corner')).toBe('read');
    expect(ended.filter((account) => account === 'eve').length).toBeLessThan(2);
    await own.close();
    await Promise.all(attack);
  });

  it('costs its time once, under any title', async () => {
    const own = limited({ milliseconds: 1000 });
    const data = await packed(slowPuzzle());
    const check = (title: string, account: string) =>
      own.checkForPublishing({ ...STATEMENT, title, data }, account);
    const first = await check('One', ADA);
    const startMs = performance.now();
    const again = await Promise.all(
      Array.from({ length: 20 }, (_, i) => check(`Number ${i}`, i % 2 === 0 ? ADA : BEN)),
    );

    expect(performance.now() - startMs).toBeLessThan(1000);
    expect(first.ok).toBe(false);
    expect(again).toEqual(again.map(() => first));
  });

  it('never takes a worker down, changed as it may be', async () => {
    const texts = casesOf('roundtrip.jsonl').flatMap(({ expect: { text } }) =>
      typeof text === 'string' ? [text] : [],
    );
    const text = fc.constantFrom(...texts, ...SHARED_PUZZLES.map(({ grid }) => grid));

    await fc.assert(
      fc.asyncProperty(text, text, fc.integer(), async (one, other, seed) => {
        const data = await packed(mutate(one, other, randomFrom(seed)));
        const publishing = await checks.checkForPublishing({ ...STATEMENT, data }, ADA);
        const read = await checks.read(data, ADA);
        if (publishing.ok) expect(read).toEqual(publishing);
        if (!read.ok) expect(publishing).toEqual(read);
      }),
      { numRuns: fuzzRuns(15, 200) },
    );
  });
});

describe('a script that is not there', () => {
  it('is a mistake of ours, not of the puzzle', async () => {
    const own = createPuzzleChecks(new URL('file:///nowhere.mjs'), (error) => mistakes.push(error));
    others.push(own);

    await expect(own.read(await packed(SMALL), ADA)).rejects.toThrow('ended');
    await expect(own.verify(await packed(SMALL), patient())).rejects.toThrow('ended');
    await expect(own.rate(await packed(SMALL), patient())).rejects.toThrow('ended');
  });
});

describe('checks that are closed', () => {
  it('take no more questions', async () => {
    const own = limited({});
    const slow = own.checkForPublishing({ ...STATEMENT, data: await packed(slowPuzzle()) }, ADA);

    await own.close();

    expect(await slow).toMatchObject({ ok: false, error: { code: 'busy' } });
    expect(await own.read(await packed(SMALL), ADA)).toMatchObject({ error: { code: 'busy' } });
  });
});
