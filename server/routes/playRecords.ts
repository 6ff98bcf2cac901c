import { reportPlay } from '#contract/playRecords.ts';
import { dayOf } from '#base/days.ts';
import { ok } from '#base/result.ts';
import { withRetry } from '../db/databaseErrors.ts';
import { storePlay } from '../db/playRecords.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';

/** Records of puzzles by wish. */
export function playRecordRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, reportPlay, async ({ body, session: { userId }, deps: { db } }) =>
      ok(await withRetry(() => storePlay(db, userId, dayOf(Date.now()), body))),
    ),
  ];
}
