import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import * as contract from '#contract/moderation.ts';
import { fail, ok } from '#base/result.ts';
import {
  banFor,
  clearUserDescription,
  clearUserPicture,
  endBan,
  replaceUserName,
  setRestrictions,
  setStatus,
} from '../db/moderation/moderateAccounts.ts';
import {
  clearCollectionDescription,
  eraseCollection,
  withdrawCollection,
} from '../db/moderation/moderateCollections.ts';
import { blankComment, eraseComment } from '../db/moderation/moderateComments.ts';
import type { ModerationOutcome, ModerationContext } from '../db/moderation/moderate.ts';
import {
  clearPuzzleDescription,
  erasePuzzle,
  withdrawPuzzle,
} from '../db/moderation/moderatePuzzles.ts';
import {
  readModerationsGiven,
  readModerationsReceived,
  hasAccount,
  readModeratedAccount,
  readAccountRestrictions,
  readUserCollections,
  readUserComments,
  readUserPuzzles,
} from '../db/moderation/readAccounts.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { refusal } from '../domain/refusal.ts';
import { cleanText } from '../domain/texts.ts';
import type { ServerEnv } from '../http/errors.ts';
import { implement, type Route } from '../http/implement.ts';

const NO_ACCOUNT = fail(refusal('not_found', 'refusals.noAccount'));

/** Routes for moderators. */
export function moderationRoutes(deps: Deps): readonly Route[] {
  return [...readingRoutes(deps), ...listRoutes(deps), ...accountRoutes(deps), ...onceRoutes(deps)];
}

function readingRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, contract.readAccount, async ({ params: { id } }) => {
      const account = await readModeratedAccount(db, id);
      return account ? ok(account) : NO_ACCOUNT;
    }),
    implement(deps, contract.readRestrictions, async ({ params: { id } }) => {
      const restrictions = await readAccountRestrictions(db, id);
      return restrictions ? ok(restrictions) : NO_ACCOUNT;
    }),
  ];
}

function listRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, contract.listPuzzlesOfUser, async ({ params: { id }, query }) =>
      (await hasAccount(db, id)) ? readUserPuzzles(db, id, query) : NO_ACCOUNT,
    ),
    implement(deps, contract.listCollectionsOfUser, async ({ params: { id }, query }) =>
      (await hasAccount(db, id)) ? readUserCollections(db, id, query) : NO_ACCOUNT,
    ),
    implement(deps, contract.listCommentsOfUser, async ({ params: { id }, query }) =>
      (await hasAccount(db, id)) ? readUserComments(db, id, query) : NO_ACCOUNT,
    ),
    implement(deps, contract.listModerationsReceived, async ({ params: { id }, query }) =>
      (await hasAccount(db, id)) ? readModerationsReceived(db, id, query) : NO_ACCOUNT,
    ),
    implement(deps, contract.listModerationsGiven, async ({ params: { id }, query }) =>
      (await hasAccount(db, id)) ? readModerationsGiven(db, id, query) : NO_ACCOUNT,
    ),
  ];
}

function accountRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, contract.changeRestrictions, async (call) => {
      const { id } = call.params;
      const outcome = await setRestrictions(db, by(call), id, call.body.restrictions);
      if (!outcome.ok) return outcome;
      logAct(call, contract.changeRestrictions);
      const restrictions = await readAccountRestrictions(db, id);
      return restrictions ? ok(restrictions) : NO_ACCOUNT;
    }),
    implement(deps, contract.changeStatus, async (call) => {
      const outcome = await setStatus(db, by(call), call.params.id, call.body.status);
      if (outcome.ok) logAct(call, contract.changeStatus);
      return outcome;
    }),
    implement(deps, contract.banUser, async (call) => {
      const outcome = await banFor(db, by(call), call.params.id, call.body.expiresInSeconds);
      if (outcome.ok) logAct(call, contract.banUser);
      return outcome;
    }),
  ];
}

/** An action of a moderator on the item with an id, which succeeds once. */
type Act = (db: Db, by: ModerationContext, id: string) => Promise<ModerationOutcome>;

function onceRoutes(deps: Deps): readonly Route[] {
  const once = (endpoint: typeof contract.unbanUser, act: Act): Route =>
    implement(deps, endpoint, async (call) => {
      const outcome = await act(deps.db, by(call), call.params.id);
      if (outcome.ok) logAct(call, endpoint);
      return outcome;
    });
  return [
    once(contract.unbanUser, endBan),
    once(contract.removeUserName, replaceUserName),
    once(contract.removeUserDescription, clearUserDescription),
    once(contract.removeUserPicture, clearUserPicture),
    once(contract.unpublishPuzzle, withdrawPuzzle),
    once(contract.moderatorDeletesPuzzle, erasePuzzle),
    once(contract.removePuzzleDescription, clearPuzzleDescription),
    once(contract.unpublishCollection, withdrawCollection),
    once(contract.moderatorDeletesCollection, eraseCollection),
    once(contract.removeCollectionDescription, clearCollectionDescription),
    once(contract.removeComment, blankComment),
    once(contract.moderatorDeletesComment, eraseComment),
  ];
}

/** A moderator's call that changes data. */
interface ModeratorCall {
  readonly params: { readonly id: string };
  readonly body: { readonly message: string };
  readonly session: { readonly userId: string };
  readonly deps: Pick<Deps, 'log'>;
  readonly context: Context<ServerEnv>;
}

function by({ body, session }: ModeratorCall): ModerationContext {
  return { moderatorId: session.userId, message: cleanText(body.message) };
}

function logAct({ params, session, deps, context }: ModeratorCall, { path }: Endpoint): void {
  const requestId = context.get('requestId');
  const { userId } = session;
  deps.log.info({ requestId, userId, path, target: params.id }, 'a moderator acted');
}
