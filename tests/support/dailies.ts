import { ok } from '#base/result.ts';
import { storeDaily } from '#server/db/dailies.ts';
import type { Db } from '#server/db/database.ts';
import { ensureHouseAccount } from '#server/db/houseAccount.ts';
import type { MadePuzzle, PuzzleChecks } from '#server/checks/PuzzleChecks.ts';
import { factsOfText } from './puzzleData.ts';

const TEXT = '0_3x3|T9:Wbbwwbwww|C1:|Z|S|Rconnect_all,color=light';

/** The recipe of puzzles that no generator has made. */
export const SAMPLE_RECIPE = 'range@1:7x7:2:half:1';

/** A puzzle as a generator makes it, by its recipe. */
export async function madePuzzle(recipe = SAMPLE_RECIPE): Promise<MadePuzzle> {
  const facts = await factsOfText(TEXT);
  if ('code' in facts) throw new Error('The puzzle is refused.');
  return { facts, recipe, score: 80, hardest: 2 };
}

/** A generator that makes the same small puzzle at once; `before` runs for each seed. */
export function quickMaker(
  before: (seed: number) => void = () => undefined,
): Pick<PuzzleChecks, 'make'> {
  return {
    make: async ({ wish }) => {
      before(wish.seed);
      return ok(await madePuzzle(`${wish.family}@1:${wish.seed}`));
    },
  };
}

/** Put the puzzle of a day into the database, unpublished. */
export async function addDaily(db: Db, date: string, attempt = 0): Promise<void> {
  const creatorId = await ensureHouseAccount(db);
  await storeDaily(db, { ...(await madePuzzle()), date, family: 'range', attempt, creatorId });
}
