import { createPuzzle, publishPuzzle } from '#contract/puzzles.ts';
import { packed } from './puzzleData.ts';
import type { Member, TestSite } from './TestSite.ts';

/** A puzzle that may be published: its first two cells are to be found. */
export const GOOD_GRID = '0_3x1|T3:wbW|C1:|Z|S|Rconnect_all,color=dark';
/** The same, with a cell that the author has not solved. */
export const OPEN_GRID = '0_3x1|T3:wnW|C1:|Z|S|Rconnect_all,color=dark';

/** The request body to create a puzzle from a grid. */
export async function written(grid = GOOD_GRID, changes: object = {}) {
  const data = await packed(grid);
  return { title: 'Corner', description: 'Small.', designDifficulty: 3, data, ...changes };
}

/** Make a puzzle, as an editor does. Returns its id. */
export async function createdPuzzle(
  site: TestSite,
  who: Member,
  grid = GOOD_GRID,
  changes: object = {},
): Promise<string> {
  const { id } = await site.ask(createPuzzle, who, { body: await written(grid, changes) });
  return id;
}

/** The same, and show it to everybody. */
export async function publishedPuzzle(
  site: TestSite,
  who: Member,
  grid = GOOD_GRID,
  changes: object = {},
): Promise<string> {
  const id = await createdPuzzle(site, who, grid, changes);
  await site.ask(publishPuzzle, who, { params: { id } });
  return id;
}
