import {
  completeUserName,
  listFollowedCollections,
  PICTURE_LIMITS,
  readAvatar,
  readMe,
  readUser,
  readUserDetail,
  readSolvingDays,
  removeMe,
  removePicture,
  updateMe,
  writePicture,
} from '#contract/users.ts';
import { exportMe } from '#contract/accountExport.ts';
import { invariant } from '#base/invariant.ts';
import { fail, ok } from '#base/result.ts';
import { clearSessionCookie } from '../auth/sessions.ts';
import { exportAccount } from '../account/exportAccount.ts';
import { streamText } from '../account/streamText.ts';
import { collectionBrief } from '../db/briefs.ts';
import { followedCollections } from '../db/collectionSearch.ts';
import { withRetry } from '../db/databaseErrors.ts';
import { readPage } from '../db/page.ts';
import { removeUser } from '../db/accounts.ts';
import { choosePicture, resetPicture } from '../db/pictures.ts';
import { readSolvesByDay, canSeeSolves } from '../db/solvingDays.ts';
import {
  findUserNames,
  readOwnUser,
  readUserBrief,
  readUserDetails,
  updateOwnUser,
} from '../db/users.ts';
import type { Deps } from '../deps.ts';
import { readTimeZone } from '../domain/localDays.ts';
import { drawDefaultAvatar } from '../domain/defaultAvatar.ts';
import { hasPictureSignature, safePicture } from '../pictures/safePicture.ts';
import { cleanText } from '../domain/texts.ts';
import { refusal } from '../domain/refusal.ts';
import {
  cleanUserName,
  EMPTY_NAME,
  isReservedName,
  isSiteName,
  RESERVED_NAME,
} from '../domain/userName.ts';
import { implement, type Route } from '../http/implement.ts';

const NO_USER = refusal('not_found', 'refusals.noAccount');

/** Accounts: the caller's own, and the public part of others. */
export function userRoutes(deps: Deps): readonly Route[] {
  return [...ownRoutes(deps), ...profileRoutes(deps), ...pictureRoutes(deps)];
}

function ownRoutes(deps: Deps): readonly Route[] {
  const { db, site } = deps;
  return [
    implement(deps, readMe, async ({ session }) => {
      const me = await readOwnUser(db, session.userId);
      invariant(me, 'whoever has a session has an account');
      return ok(me);
    }),
    implement(deps, updateMe, async ({ body, session }) => {
      const name = body.name === undefined ? undefined : cleanUserName(body.name);
      if (name === null) return fail(EMPTY_NAME);
      const mayHave =
        name === undefined || !(session.isModerator ? isSiteName(name) : isReservedName(name));
      if (!mayHave && (await readUserBrief(db, session.userId))?.name !== name)
        return fail(RESERVED_NAME);
      const description = body.description === undefined ? undefined : cleanText(body.description);
      await updateOwnUser(db, session.userId, { name, description });
      const user = await readUserBrief(db, session.userId);
      invariant(user, 'whoever has a session has an account');
      return ok(user);
    }),
    implement(deps, exportMe, ({ session: { userId } }) => {
      const headers = {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="chiaro-account.json"',
      };
      return ok(new Response(streamText(exportAccount(db, userId)), { headers }));
    }),
    implement(deps, removeMe, async ({ body, session, context }) => {
      const isRemoved = await withRetry(() =>
        db.transaction((tx) => removeUser(tx, session.userId, body.confirm)),
      );
      if (!isRemoved) return fail(refusal('invalid_request', 'refusals.otherName'));
      clearSessionCookie(context, site);
      return ok(undefined);
    }),
    implement(deps, listFollowedCollections, async ({ query, session }) => {
      const page = await readPage(db, followedCollections(db, session.userId, query), query);
      if (!page.ok) return page;
      return ok({ ...page.value, results: page.value.results.map(collectionBrief) });
    }),
  ];
}

function profileRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, readUser, async ({ params }) => {
      const user = await readUserBrief(db, params.id);
      return user ? ok(user) : fail(NO_USER);
    }),
    implement(deps, readUserDetail, async ({ params, session }) => {
      const detail = await readUserDetails(db, params.id, session?.userId ?? null);
      return detail ? ok(detail) : fail(NO_USER);
    }),
    implement(deps, readSolvingDays, async ({ params, query, session }) => {
      const visible = await canSeeSolves(db, params.id, session?.userId ?? null);
      if (visible === null) return fail(NO_USER);
      const zone = readTimeZone(query.zone);
      return ok(visible ? await readSolvesByDay(db, params.id, { zone, now: new Date() }) : null);
    }),
    implement(deps, completeUserName, async ({ query }) => ok(await findUserNames(db, query.q))),
  ];
}

/** Pictures change rarely, and their address stays when they do. */
/**
 * Short, so that a removed picture disappears soon. Revalidation costs an answer without a body.
 */
const PICTURE_CACHE = 'public, max-age=300, must-revalidate';

const NO_PICTURE = refusal('invalid_request', 'refusals.badPicture', {
  side: PICTURE_LIMITS.side,
  kilobytes: PICTURE_LIMITS.bytes / 1024,
});
const BUSY = refusal('busy', 'refusals.picturesBusy');

function pictureRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, writePicture, async ({ body, session }) => {
      const bytes = Buffer.from(body.picture, 'base64');
      if (bytes.length > PICTURE_LIMITS.bytes || !hasPictureSignature(bytes))
        return fail(NO_PICTURE);
      const drawn = await deps.pictures.redraw(bytes, PICTURE_LIMITS.side, session.userId);
      if (drawn.type === 'busy') return fail(BUSY);
      if (drawn.type === 'refused') return fail(NO_PICTURE);
      await choosePicture(deps.db, session.userId, drawn.picture);
      return ok(undefined);
    }),
    implement(deps, removePicture, async ({ session }) => {
      await resetPicture(deps.db, session.userId);
      return ok(undefined);
    }),
    avatarRoute(deps),
  ];
}

function avatarRoute(deps: Deps): Route {
  return implement(deps, readAvatar, async ({ params, context }) => {
    const picture = await shownPicture(deps, params.id);
    if (!picture) return fail(NO_USER);
    const headers = { ETag: `"${picture.tag}"`, 'Cache-Control': PICTURE_CACHE };
    if (context.req.header('If-None-Match') === headers.ETag)
      return ok(new Response(null, { status: 304, headers }));
    return ok(
      new Response(picture.bytes, { headers: { ...headers, 'Content-Type': picture.mime } }),
    );
  });
}

/** The picture of an account, else its default one; null if there is no such account. */
async function shownPicture(deps: Deps, userId: string) {
  const own = await safePicture(deps, userId);
  if (own) return { mime: own.mime, bytes: new Uint8Array(own.bytes), tag: own.sha256 };
  if (!(await readUserBrief(deps.db, userId))) return null;
  return { mime: 'image/svg+xml', bytes: drawDefaultAvatar(userId), tag: userId };
}
