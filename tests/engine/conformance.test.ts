import { describe, expect, it } from 'vitest';
import { evaluateCase } from '../../src/cli/eval/evaluate.ts';
import { casesOf, CONFORMANCE_FILES, type ConformanceCase } from '#tests/support/conformance.ts';

/**
 * Cases whose result differs from the expected one, with both. The marked cells are compared on
 * their own.
 */
async function failures(cases: readonly ConformanceCase[]) {
  const failed: unknown[] = [];
  for (const { expect: expected, ...question } of cases) {
    const answer = await evaluateCase(question);
    const actual = 'actual' in answer ? answer.actual : { failed: answer.error };
    const [wanted, got] = [expected, actual].map(withoutPositions);
    try {
      expect(got).toEqual(wanted);
    } catch {
      failed.push({ id: question.id, wanted, got });
    }
  }
  return failed;
}

function withoutPositions(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'errorPositions'));
}

describe.each(CONFORMANCE_FILES)('the cases of %s', (file) => {
  const groupOf = ({ group, kind }: ConformanceCase) => group ?? kind;
  const cases = casesOf(file);

  it.each([...new Set(cases.map(groupOf))])('agree for %s', async (group) => {
    const failed = await failures(cases.filter((one) => groupOf(one) === group));

    expect(failed.slice(0, 3)).toEqual([]);
    expect(failed).toHaveLength(0);
  });
});

describe('marked cells', () => {
  it('are those expected in at least 95 of 100 cases', async () => {
    const marking = CONFORMANCE_FILES.flatMap(casesOf).filter(
      ({ expect: expected }) => expected['errorPositions'] !== undefined,
    );
    let agreed = 0;
    for (const { expect: expected, ...question } of marking) {
      const answer = await evaluateCase(question);
      const actual: unknown = 'actual' in answer ? answer.actual : null;
      const marked =
        typeof actual === 'object' && actual !== null && 'errorPositions' in actual
          ? actual.errorPositions
          : undefined;
      if (JSON.stringify(marked) === JSON.stringify(expected['errorPositions'])) agreed++;
    }

    expect(marking.length).toBeGreaterThan(0);
    expect(agreed / marking.length).toBeGreaterThanOrEqual(0.95);
  });
});
