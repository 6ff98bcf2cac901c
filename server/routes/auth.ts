import type { Context } from 'hono';
import {
  endEverySession,
  endSession,
  listIdentities,
  listProviders,
  listSessions,
  removeIdentity,
  renamePasskey,
  signOut,
} from '#contract/auth.ts';
import { fail, ok } from '#base/result.ts';
import { deleteIdentity, readIdentities, relabelPasskey } from '../auth/identities.ts';
import {
  deleteSession,
  readSessions,
  clearSessionCookie,
  endAllSessions,
} from '../auth/sessions.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { addNotifications } from '../db/notifications.ts';
import { accountNotice } from '../domain/accountNotices.ts';
import { requestAgent } from '../http/requestAgent.ts';
import { refusal } from '../domain/refusal.ts';
import { cleanUserName, EMPTY_NAME } from '../domain/userName.ts';
import { implement, type Route } from '../http/implement.ts';
import { oauthRoutes } from './authOAuth.ts';
import { passkeyRoutes } from './authPasskeys.ts';

/** Signing in and out, and managing sessions and sign-in methods. */
export function authRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, listProviders, () => ok({ providers: [...deps.providers.keys(), 'passkey'] })),
    ...oauthRoutes(deps),
    ...passkeyRoutes(deps),
    ...identityRoutes(deps),
    ...sessionRoutes(deps),
  ];
}

function identityRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, listIdentities, async ({ session }) => {
      const results = await readIdentities(db, session.userId);
      return ok({ total: results.length, results });
    }),
    implement(deps, renamePasskey, async ({ params, body, session, context }) => {
      const label = cleanUserName(body.label);
      if (label === null) return fail(EMPTY_NAME);
      const renamed = await relabelPasskey(
        db,
        { userId: session.userId, agent: requestAgent(context) },
        params.id,
        label,
      );
      return renamed ? ok(renamed) : fail(refusal('not_found', 'refusals.noPasskey'));
    }),
    implement(deps, removeIdentity, async ({ params, session, context }) => {
      const change = { userId: session.userId, agent: requestAgent(context) };
      const outcome = await deleteIdentity(db, change, params.id);
      switch (outcome) {
        case 'removed':
          return ok(undefined);
        case 'missing':
          return fail(refusal('not_found', 'refusals.noMethod'));
        case 'last':
          return fail(refusal('conflict', 'refusals.lastMethod'));
      }
    }),
  ];
}

function sessionRoutes(deps: Deps): readonly Route[] {
  const { db, site } = deps;
  return [
    implement(deps, signOut, async ({ session, context }) => {
      await deleteSession(db, session.userId, session.id);
      clearSessionCookie(context, site);
      return ok(undefined);
    }),
    implement(deps, listSessions, async ({ query, session }) => readSessions(db, session, query)),
    implement(deps, endSession, async ({ params, session, context }) => {
      const isEnded = await db.transaction(async (tx) => {
        const ended = await deleteSession(tx, session.userId, params.id);
        if (ended) await noticeSignOut(tx, session, context, false);
        return ended;
      });
      if (!isEnded) return fail(refusal('not_found', 'refusals.noDevice'));
      if (params.id === session.id) clearSessionCookie(context, site);
      return ok(undefined);
    }),
    implement(deps, endEverySession, async ({ session, context }) => {
      await db.transaction(async (tx) => {
        await endAllSessions(tx, session.userId);
        await noticeSignOut(tx, session, context, true);
      });
      clearSessionCookie(context, site);
      return ok(undefined);
    }),
  ];
}

async function noticeSignOut(
  tx: Tx,
  { id: sessionId, userId }: Session,
  context: Context,
  isEverywhere: boolean,
): Promise<void> {
  const agent = requestAgent(context);
  await addNotifications(tx, [
    accountNotice({ kind: 'signedOut', userId, agent, sessionId, isEverywhere }),
  ]);
}
