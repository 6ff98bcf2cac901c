import { describe, expect, it } from 'vitest';
import type { ChecklistItem } from '#engine/puzzle/checklist.ts';
import { checkPuzzle } from '#server/checks/handleRequest.ts';
import { casesOf } from '#tests/support/conformance.ts';
import { musicPuzzle } from '#tests/support/musicPuzzle.ts';
import { factsOf, packed } from '#tests/support/puzzleData.ts';
import { english } from '#texts/english.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';

const STATEMENT = { title: 'Corner', description: '', designDifficulty: 3 };

/** Null if a grid may be published, else the reason. */
async function obstacleTo(grid: string, statement: object = STATEMENT): Promise<string | null> {
  const data = await packed(grid);
  const result = await checkPuzzle({ ...STATEMENT, ...statement, data });
  if (result.ok) return null;
  expect(result.error.code).toBe('invalid_request');
  return english.say(result.error.text);
}

describe('a puzzle may be published', () => {
  it('when the checklist of the editor has nothing against it', async () => {
    const cases = casesOf('checklist.jsonl') as unknown as {
      id: string;
      metadata: { title: string; author: string | null; description: string; difficulty: number };
      grid: string;
      expect: { items: ChecklistItem[]; isValid: boolean };
    }[];
    const withAuthor = cases.filter(({ metadata: { author } }) => (author ?? '') !== '');
    expect(withAuthor.length).toBeGreaterThan(50);

    for (const { id, metadata, grid, expect: wanted } of withAuthor) {
      const { difficulty: designDifficulty, ...others } = metadata;
      const obstacle = await obstacleTo(grid, { ...others, designDifficulty });
      expect(obstacle === null, id).toBe(wanted.isValid);
    }
  });

  it('with its solution, as those of other makers', async () => {
    const solved = SHARED_PUZZLES.flatMap(({ solution }) => solution ?? []);
    expect(solved.length).toBeGreaterThan(30);

    for (const solution of solved) expect(await obstacleTo(solution)).toBeNull();
  });

  it('that is music', async () => {
    const { grid } = JSON.parse(musicPuzzle().slice(2)) as { grid: string };

    expect(await obstacleTo(grid)).toBeNull();
  });

  it('and its facts are those that are found when it is read', async () => {
    const data = await packed('0_2x1|T2:bw|Rconnect_all,color=dark');

    expect(await checkPuzzle({ ...STATEMENT, data })).toEqual(await factsOf(data));
  });
});

describe('a puzzle is not published', () => {
  it.each([
    [
      'without a title',
      '1x1|T1:b',
      { title: '' },
      'This puzzle can’t be published: “Title must not be empty”.',
    ],
    [
      'too difficult',
      '1x1|T1:b',
      { designDifficulty: 11 },
      'This puzzle can’t be published: “Difficulty must be at most 10”.',
    ],
    ['without cells', '0x0', {}, 'Add at least one cell before you publish.'],
    [
      'with open cells',
      '2x1|T2:bn|Rconnect_all,',
      {},
      'Add a solution before you publish: some cells are empty.',
    ],
    [
      'against its rules',
      '2x1|T2:bb|Rcell_count,color=dark,count=1',
      {},
      'The solution to this puzzle breaks the puzzle’s rules.',
    ],
    [
      'without a solution where only that can judge it',
      '2x1|T2:nn|Rcustom,description=x',
      {},
      'Add a solution before you publish: no cell is painted.',
    ],
    ['that cannot be read', '1x1|Q', {}, 'Couldn’t load this puzzle: “Invalid data: Q”.'],
  ])('%s', async (_, grid, statement, sentence) => {
    expect(await obstacleTo(grid, statement)).toBe(sentence);
  });
});
