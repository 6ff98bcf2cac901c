import type { State } from '#engine/clues/verdict.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { publishChecklist, type ChecklistItemId } from '#engine/puzzle/checklist.ts';
import { metadataProblems } from '#engine/puzzle/metadata.ts';
import { english } from '#texts/english.ts';

/**
 * The author's description of a puzzle, besides its grid. The author's name is that of the account.
 */
export interface Statement {
  readonly title: string;
  readonly description: string;
  readonly designDifficulty: number;
}

/** Every account has a name, so this item of the checklist is always fulfilled. */
const SOME_NAME = 'A';

const SENTENCES: Readonly<Record<Exclude<ChecklistItemId, 'metadataValid'>, string>> = {
  gridValid: 'A puzzle needs at least one cell to be published.',
  autoValidation: 'This puzzle cannot be judged without its solution.',
  solutionIsNotEmpty: 'This puzzle needs its solution to be published: no cell is colored.',
  solutionIsComplete: 'This puzzle needs its whole solution to be published: cells are open.',
  solutionIsValid: 'The solution of this puzzle breaks its own rules.',
  isSolvable: 'This puzzle has no solution.',
};

/**
 * Reason why a puzzle must not be published, from the checklist that editors show; null if it may.
 * `full` is the grid in the colors of its solution, `final` the judge's verdict on it.
 */
export function findObstacle(statement: Statement, full: Grid, final: State): string | null {
  const { title, description, designDifficulty } = statement;
  const metadata = { title, author: SOME_NAME, description, difficulty: designDifficulty };
  const failing = publishChecklist(metadata, full, final).find(
    ({ success, mandatory }) => mandatory && !success,
  );
  if (!failing) return null;
  if (failing.id === 'metadataValid') return `${english.say(metadataProblems(metadata)[0] ?? '')}.`;
  return SENTENCES[failing.id];
}
