import type { State } from '#engine/clues/verdict.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { publishChecklist, type ChecklistItemId } from '#engine/puzzle/checklist.ts';
import { metadataProblems } from '#engine/puzzle/metadata.ts';
import { refusal, type Refusal } from './refusal.ts';

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

type Obstacle = Refusal<'invalid_request'>;

const OBSTACLES: Readonly<Record<Exclude<ChecklistItemId, 'metadataValid'>, Obstacle>> = {
  gridValid: refusal('invalid_request', 'refusals.noCells'),
  autoValidation: refusal('invalid_request', 'refusals.needsSolution'),
  solutionIsNotEmpty: refusal('invalid_request', 'refusals.noSolution'),
  solutionIsComplete: refusal('invalid_request', 'refusals.partSolution'),
  solutionIsValid: refusal('invalid_request', 'refusals.wrongSolution'),
  isSolvable: refusal('invalid_request', 'refusals.unsolvable'),
};

/**
 * Reason why a puzzle must not be published, from the checklist that editors show; null if it may.
 * `full` is the grid in the colors of its solution, `final` the judge's verdict on it.
 */
export function findObstacle(statement: Statement, full: Grid, final: State): Obstacle | null {
  const { title, description, designDifficulty } = statement;
  const metadata = { title, author: SOME_NAME, description, difficulty: designDifficulty };
  const failing = publishChecklist(metadata, full, final).find(
    ({ success, mandatory }) => mandatory && !success,
  );
  if (!failing) return null;
  if (failing.id !== 'metadataValid') return OBSTACLES[failing.id];
  const [problem = ''] = metadataProblems(metadata);
  return refusal('invalid_request', 'refusals.metadataBad', { problem });
}
