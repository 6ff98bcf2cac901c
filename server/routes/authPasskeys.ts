import type { Context } from 'hono';
import type { z } from 'zod/mini';
import { v7 as uuidv7 } from 'uuid';
import {
  confirmWithPasskey,
  passkeyConfirmOptions,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  registerPasskey,
  signInWithPasskey,
  type Assertion,
  type SignInDetails,
} from '#contract/auth.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { bindBrowser } from '../auth/bindCookie.ts';
import { checkSignUp, SIGN_UP_REFUSALS } from '../auth/invitations.ts';
import {
  createChallenge,
  consumeChallenge,
  type Challenge,
  relyingParty,
} from '../auth/passkeyCeremony.ts';
import {
  creationOptions,
  findPasskeys,
  storePasskey,
  MAX_PASSKEYS,
  readPasskeyOwner,
  readAttestation,
  type PasskeyOwner,
} from '../auth/passkeyRegistration.ts';
import {
  isKnownPasskey,
  recordPasskeyUse,
  readAssertion,
  requestOptions,
} from '../auth/passkeySignIn.ts';
import { hashSecret, setSessionCookie } from '../auth/sessions.ts';
import { blockedRefusal, startUserSession } from '../auth/signIn.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { refusal, type Refusal } from '../domain/refusal.ts';
import { cleanUserName, EMPTY_NAME, isReservedName, RESERVED_NAME } from '../domain/userName.ts';
import type { ServerEnv } from '../http/errors.ts';
import { implement, type Route } from '../http/implement.ts';
import { requestAgent } from '../http/requestAgent.ts';
import type { Session } from '../http/session.ts';

/** Signing up and in with a passkey, in two calls each: the challenge, and its answer. */
export function passkeyRoutes(deps: Deps): readonly Route[] {
  return [
    registrationOptionsRoute(deps),
    registerRoute(deps),
    signInOptionsRoute(deps),
    signInRoute(deps),
    confirmOptionsRoute(deps),
    confirmRoute(deps),
  ];
}

/** The same refusal for every reason but one: it must not reveal whether an account exists. */
const REFUSED = refusal('sign_in_failed', 'refusals.passkeyRefused');

/** No account has the passkey any more: the device may forget it, and trying again is useless. */
const UNKNOWN: Refusal<'sign_in_failed'> = {
  ...refusal('sign_in_failed', 'refusals.passkeyUnknown'),
  details: { isUnknown: true } satisfies z.output<typeof SignInDetails>,
};

const STORE_REFUSALS = {
  ...SIGN_UP_REFUSALS,
  known: REFUSED,
  full: refusal('conflict', 'refusals.tooManyPasskeys', { most: MAX_PASSKEYS }),
};

function registrationOptionsRoute(deps: Deps): Route {
  const { db, site } = deps;
  return implement(deps, passkeyRegistrationOptions, async ({ body, session, context }) => {
    if (session && body.name !== undefined) return fail(NEEDS_NO_NAME);
    const invitationHash = body.invitation === undefined ? null : hashSecret(body.invitation);
    const allowed = session ? ok(undefined) : await checkSignUp(db, deps.signUp, invitationHash);
    if (!allowed.ok) return fail(SIGN_UP_REFUSALS[allowed.error]);
    const owner = session
      ? await readPasskeyOwner(db, session.userId)
      : newOwner(body.name ?? '', invitationHash);
    if (owner?.isNew && isReservedName(owner.name)) return fail(RESERVED_NAME);
    if (!owner) return fail(EMPTY_NAME);
    const { userId, name, isNew } = owner;
    const challenge = await createChallenge(db, {
      purpose: 'register',
      bindHash: bindBrowser(context, site),
      ...(isNew ? { newUserId: userId, newName: name, invitationHash } : { userId }),
    });
    return ok(await creationOptions(db, relyingParty(site), owner, challenge));
  });
}

function newOwner(text: string, invitationHash: Buffer | null): PasskeyOwner | null {
  const name = cleanUserName(text);
  return name === null ? null : { userId: uuidv7(), name, isNew: true, invitationHash };
}

/** A further passkey needs no name. */
const NEEDS_NO_NAME = refusal('invalid_request', 'refusals.signedInAlready');

function registerRoute(deps: Deps): Route {
  const { db, log, site, signUp } = deps;
  return implement(deps, registerPasskey, async ({ body, session, context }) => {
    const party = relyingParty(site);
    const { clientDataJSON } = body.response;
    const challenge = await consumeChallenge(deps, context, 'register', clientDataJSON);
    const owner = challenge && (await ownerInChallenge(db, challenge, session));
    const made = owner && (await readAttestation(body, party, challenge.text));
    const about = { requestId: context.get('requestId'), userId: session?.userId };
    if (!made) {
      log.info(about, 'a new passkey was refused');
      return fail(REFUSED);
    }
    const agent = requestAgent(context);
    const stored = await db.transaction(async (tx) => {
      const identity = await storePasskey(tx, owner, made, { agent, signUp });
      const isFirst = identity.ok && owner.isNew;
      return {
        identity,
        token: isFirst ? await startUserSession(tx, context, null, owner.userId) : null,
      };
    });
    if (!stored.identity.ok) return fail(STORE_REFUSALS[stored.identity.error]);
    if (stored.token !== null) setSessionCookie(context, site, stored.token);
    log.info({ ...about, userId: owner.userId, isNew: owner.isNew }, 'a passkey was added');
    return ok(stored.identity.value);
  });
}

/**
 * The owner of the passkey; null if another account is signed in than when the challenge was
 * issued.
 */
async function ownerInChallenge(
  db: Db,
  { userId = null, newUserId, newName, invitationHash = null }: Challenge,
  session: Session | null,
): Promise<PasskeyOwner | null> {
  if (userId !== (session?.userId ?? null)) return null;
  if (userId !== null) return readPasskeyOwner(db, userId);
  return newUserId && newName
    ? { userId: newUserId, name: newName, isNew: true, invitationHash }
    : null;
}

function signInOptionsRoute(deps: Deps): Route {
  const { db, site } = deps;
  return implement(deps, passkeySignInOptions, async ({ context }) => {
    const bindHash = bindBrowser(context, site);
    const challenge = await createChallenge(db, { purpose: 'login', bindHash });
    return ok(await requestOptions(relyingParty(site), challenge));
  });
}

function signInRoute(deps: Deps): Route {
  return implement(deps, signInWithPasskey, async ({ body, session, context }) => {
    const signedIn = await answerChallenge(deps, { purpose: 'login', body, session, context });
    return signedIn.ok ? ok({ userId: signedIn.value }) : signedIn;
  });
}

function confirmOptionsRoute(deps: Deps): Route {
  const { db, site } = deps;
  return implement(deps, passkeyConfirmOptions, async ({ session: { userId }, context }) => {
    const bindHash = bindBrowser(context, site);
    const challenge = await createChallenge(db, { purpose: 'confirm', bindHash, userId });
    const known = await findPasskeys(db, userId);
    return ok(await requestOptions(relyingParty(site), challenge, known));
  });
}

function confirmRoute(deps: Deps): Route {
  return implement(deps, confirmWithPasskey, async ({ body, session, context }) => {
    const signedIn = await answerChallenge(deps, { purpose: 'confirm', body, session, context });
    return signedIn.ok ? ok(undefined) : signedIn;
  });
}

interface Answer {
  /** `confirm` accepts only a passkey of the account that is signed in. */
  readonly purpose: 'login' | 'confirm';
  readonly body: Assertion;
  readonly session: Session | null;
  readonly context: Context<ServerEnv>;
}

/** Sign in with the answer to a challenge; replaces the previous session of this browser. */
async function answerChallenge(
  deps: Deps,
  { purpose, body, session, context }: Answer,
): Promise<Result<string, Refusal<'sign_in_failed' | 'forbidden'>>> {
  const { db, log, site } = deps;
  const { clientDataJSON } = body.response;
  const challenge = await consumeChallenge(deps, context, purpose, clientDataJSON);
  const use = challenge && (await readAssertion(db, body, relyingParty(site), challenge.text));
  const about = { requestId: context.get('requestId'), userId: use?.userId };
  const isExpected =
    purpose === 'login' || (use?.userId === session?.userId && use?.userId === challenge?.userId);
  if (!use || !isExpected) {
    log.info(about, 'a sign-in with a passkey was refused');
    const isUnknown = challenge !== null && !(await isKnownPasskey(db, body.id));
    return fail(isUnknown ? UNKNOWN : REFUSED);
  }
  const outcome = await db.transaction(async (tx) => {
    const note = await recordPasskeyUse(tx, use);
    const token =
      note === 'noted' ? await startUserSession(tx, context, session, use.userId) : null;
    return { note, token };
  });
  if (outcome.note === 'copied') log.warn(about, 'a copy of a passkey was refused');
  if (outcome.note !== 'noted') return fail(outcome.note === 'gone' ? UNKNOWN : REFUSED);
  if (outcome.token === null) return fail(await blockedRefusal(db, use.userId));
  setSessionCookie(context, site, outcome.token);
  log.info(about, 'signed in');
  return ok(use.userId);
}
