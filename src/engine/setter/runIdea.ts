import type { Grid } from '../grid/grid.ts';
import { Work } from '../generate/Work.ts';
import { cluesForSolution } from './cluesFor.ts';
import { fewestIdea } from './fewestIdea.ts';
import { none, type IdeaRun, type IdeaWish } from './Idea.ts';
import { easierIdea, harderIdea } from './ladder.ts';
import { findRefusal } from './refusals.ts';
import { randomSolution, whatFollows, wholePuzzle } from './solutionIdeas.ts';
import { uniqueIdea } from './uniqueIdea.ts';
import { valuesIdea } from './valuesIdea.ts';

/**
 * Find changes of the puzzle on a board, whose colors are the solution of its author. The same wish
 * has the same result on every machine. Yields often, so that the caller can stop.
 */
export function* runIdea(author: Grid, wish: IdeaWish, limit: number): IdeaRun {
  const refusal = findRefusal(author);
  if (refusal !== null) return none(refusal);
  return yield* ideaOf(author, wish, new Work(limit));
}

function ideaOf(author: Grid, wish: IdeaWish, work: Work): IdeaRun {
  switch (wish.tool) {
    case 'clues':
      return cluesForSolution(author, wish, work);
    case 'surprise':
      return wholePuzzle(author, wish, work);
    case 'fewest':
      return fewestIdea(author, wish, work);
    case 'unique':
      return uniqueIdea(author, wish, work);
    case 'values':
      return valuesIdea(author, wish, work);
    case 'easier':
      return easierIdea(author, wish, work);
    case 'harder':
      return harderIdea(author, wish, work);
    case 'solution':
      return randomSolution(author, wish, work);
    case 'follows':
      return whatFollows(author, work);
  }
}
