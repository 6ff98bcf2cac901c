import { describe, expect, it } from 'vitest';
import { evaluateCase } from '../../src/cli/eval/evaluate.ts';
import { casesOf, CONFORMANCE_FILES, type ConformanceCase } from '#tests/support/conformance.ts';

/** Failures shown in full; of more there is only the number. */
const SHOWN = 3;

/** Cases that answer other than expected, marked cells included, with both answers. */
async function failures(cases: readonly ConformanceCase[]) {
  const failed: unknown[] = [];
  for (const { expect: wanted, ...question } of cases) {
    const answer = await evaluateCase(question);
    const got = 'actual' in answer ? answer.actual : { failed: answer.error };
    try {
      expect(got).toEqual(wanted);
    } catch {
      failed.push({ id: question.id, wanted, got });
    }
  }
  return failed;
}

// There are no exceptions. A case that has to answer otherwise is left out by id, with a reason.
describe.each(CONFORMANCE_FILES)('the cases of %s', (file) => {
  const groupOf = ({ group, kind }: ConformanceCase) => group ?? kind;
  const cases = casesOf(file);

  it.each([...new Set(cases.map(groupOf))])('agree for %s', async (group) => {
    const failed = await failures(cases.filter((one) => groupOf(one) === group));

    expect(failed.slice(0, SHOWN)).toEqual([]);
    expect(failed).toHaveLength(0);
  });
});

describe('marked cells', () => {
  it('are part of what many cases expect', () => {
    const marking = CONFORMANCE_FILES.flatMap(casesOf).filter(
      ({ expect: expected }) => expected['errorPositions'] !== undefined,
    );

    expect(marking.length).toBeGreaterThan(900);
  });
});
