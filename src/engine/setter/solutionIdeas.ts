import { message, type Text } from '#texts/message.ts';
import type { ForcedCell, IsLate } from '../assistant/search.ts';
import { tellSolutions } from '../assistant/solutions.ts';
import { clearToGivens } from '../grid/colors.ts';
import { recolor, type Grid } from '../grid/grid.ts';
import { bySearch } from '../generate/colorings.ts';
import { Draws, seedFor } from '../generate/draws.ts';
import { smallestColor } from '../generate/looks.ts';
import type { Work } from '../generate/Work.ts';
import { cluesFor } from './cluesFor.ts';
import { withClueSet } from './changes.ts';
import { none, only, type ClueWish, type IdeaResult, type IdeaRun } from './Idea.ts';
import { readsSymbols } from './refusals.ts';

const SHARE_OF_DARK = 0.5;
/** Solutions that are tried, and how many of them need a least share of the rarer color. */
const MOST_DRAFTS = 6;
const CHOOSY_DRAFTS = 3;
/** In thousandths. */
const LEAST_COLOR = 200;
/** Work of a look at the time of a search. */
const WORK_PER_LOOK = 0.5;

/** A random solution of the clues on the board. */
export function* randomSolution(author: Grid, { seed }: { seed: number }, work: Work): IdeaRun {
  const found = yield* bySearch(SHARE_OF_DARK)(clearToGivens(author), new Draws(seed), work);
  if (!found) return unsolved(work);
  return only({ grid: paintedAs(author, found), says: message('ideas.randomSolution') });
}

/** A whole puzzle under the rules on the board: other colors and other clues. */
export function* wholePuzzle(
  author: Grid,
  wish: ClueWish & { readonly seed: number },
  work: Work,
): IdeaRun {
  if (readsSymbols(author)) return none(message('ideas.symbolRules'));
  const bare = withClueSet(author, author, []);
  const board = clearToGivens(bare);
  let refusal: Text = message('ideas.tooMuch');
  for (let tried = 0; tried < MOST_DRAFTS && !work.isSpent; tried++) {
    const seed = seedFor(wish.seed, tried);
    const found = yield* bySearch(SHARE_OF_DARK)(board, new Draws(seed), work);
    if (!found) return unsolved(work);
    if (smallestColor(found) < LEAST_COLOR && tried < CHOOSY_DRAFTS) continue;
    const { clues, reason } = yield* cluesFor(found, { ...wish, seed }, work);
    if (reason !== null) {
      refusal = reason;
      continue;
    }
    const painted = paintedAs(bare, found);
    return only({
      grid: withClueSet(painted, painted, clues),
      says: message('ideas.wholePuzzle', { count: clues.length }),
    });
  }
  return none(refusal);
}

/** The board with the cells painted whose color follows from the clues. */
export function* whatFollows(author: Grid, work: Work): IdeaRun {
  const isLate = () => {
    work.spend(WORK_PER_LOOK);
    return work.isSpent;
  };
  const forced = yield* forcedCells(author, isLate);
  if (!forced) return none(message('ideas.noSolution'));
  const tiles = [...author.tiles];
  let count = 0;
  for (const { cell, color } of forced) {
    const tile = tiles[cell];
    if (!tile || tile.color === color) continue;
    tiles[cell] = recolor(tile, color);
    count++;
  }
  if (count === 0) return none(message('ideas.nothingFollows'));
  return only({ grid: { ...author, tiles }, says: message('ideas.followsBy', { count }) });
}

/** The cells whose color follows, as far as that was proved in time; null without a solution. */
function* forcedCells(author: Grid, isLate: IsLate): Generator<void, readonly ForcedCell[] | null> {
  let forced: readonly ForcedCell[] = [];
  for (const fact of tellSolutions(clearToGivens(author), isLate)) {
    if (fact === 'pause') yield;
    else if (fact.type === 'forced') forced = fact.cells;
    else if (fact.type === 'solvable' && !fact.isSolvable) return null;
  }
  return forced;
}

function unsolved({ isSpent }: Work): IdeaResult {
  return none(message(isSpent ? 'ideas.tooMuch' : 'ideas.noSolution'));
}

/** The board in the colors of a solution. */
function paintedAs(author: Grid, solution: Grid): Grid {
  const tiles = author.tiles.map((tile, cell) =>
    tile.exists && !tile.fixed ? recolor(tile, solution.tiles[cell]?.color ?? tile.color) : tile,
  );
  return { ...author, tiles };
}
