import type { Context } from 'hono';
import { randomPKCECodeVerifier } from 'openid-client';
import {
  finishSignIn,
  OAUTH_PROVIDERS,
  returnFromProvider,
  startOAuth,
  type OAuthProvider,
  type SignInProblem,
} from '#contract/auth.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { bindBrowser, isBrowserBound } from '../auth/bindCookie.ts';
import { saveFlow, consumeFlow, type Flow } from '../auth/flows.ts';
import {
  findOrCreateAccount,
  hasAvatar,
  linkIdentity,
  type AddingSession,
} from '../auth/identities.ts';
import { admitNewAccount } from '../auth/invitations.ts';
import type { IdentityProvider, ProvidedIdentity } from '../auth/providers/IdentityProvider.ts';
import { describeProviderError, classifyProviderError } from '../auth/providers/protocol.ts';
import { ownAddress, redirectTo, redirectWithProblem, withQuery } from '../auth/redirects.ts';
import { generateSecret, hashSecret, setSessionCookie } from '../auth/sessions.ts';
import { blockedRefusal, startUserSession } from '../auth/signIn.ts';
import { createTicket, RETURN_SECONDS, consumeTicket } from '../auth/tickets.ts';
import type { Deps, Site } from '../deps.ts';
import { refusal } from '../domain/refusal.ts';
import { isFromOtherSite, isNavigation, OTHER_SITE } from '../http/origin.ts';
import { answerRefusal, type ServerEnv } from '../http/errors.ts';
import { implement, type Route, rateCaller } from '../http/implement.ts';
import { requestAgent } from '../http/requestAgent.ts';
import type { Session } from '../http/session.ts';

/** Signing in at a provider: redirect, callback, and session. docs/signing-in.md has the steps. */
export function oauthRoutes(deps: Deps): readonly Route[] {
  return [refuseUncounted(startRoute(deps)), refuseUncounted(returnRoute(deps)), finishRoute(deps)];
}

const NO_PROVIDER = refusal('not_found', 'refusals.noProvider');

/**
 * Refuse invalid calls before they count against a rate limit: otherwise images on a page of
 * another site could exhaust the limit of all users at the visitor's address.
 */
function refuseUncounted({ endpoint, answer }: Route): Route {
  return {
    endpoint,
    answer: async (context) => {
      if (!isNavigation(context.req.raw))
        return answerRefusal(context, refusal('forbidden', 'refusals.needsTab'));
      if (!isProvider(context.req.param('provider') ?? ''))
        return answerRefusal(context, NO_PROVIDER);
      return answer(context);
    },
  };
}

function startRoute(deps: Deps): Route {
  const { db, log, site } = deps;
  return implement(deps, startOAuth, async ({ params, query, session, context }) => {
    const found = findProvider(deps, params.provider);
    if (!found) return fail(NO_PROVIDER);
    const successUrl = ownAddress(query.success, site.webOrigin);
    const errorUrl = ownAddress(query.error, site.webOrigin);
    if (successUrl === null || errorUrl === null)
      return fail(refusal('invalid_request', 'refusals.returnsElsewhere'));
    if (session && isFromOtherSite(context.req.raw, site)) return fail(OTHER_SITE);

    const { name, provider } = found;
    const [state, nonce, verifier] = [generateSecret(), generateSecret(), randomPKCECodeVerifier()];
    const redirectUri = redirectUriOf(site, name);
    try {
      const address = await provider.authorizationUrl({ state, nonce, verifier, redirectUri });
      const bindHash = bindBrowser(context, site);
      const linkUserId = session?.userId ?? null;
      const invitationHash = query.invitation === undefined ? null : hashSecret(query.invitation);
      const targets = { successUrl, errorUrl };
      const browser = { bindHash, linkUserId, invitationHash };
      await saveFlow(db, state, { provider: name, verifier, nonce, ...targets, ...browser });
      return ok(redirectTo(address.href));
    } catch (error) {
      log.warn(
        { ...aboutCall(context, name), ...describeProviderError(error) },
        'a provider does not answer',
      );
      return ok(redirectWithProblem(errorUrl, 'provider_failed'));
    }
  });
}

function returnRoute(deps: Deps): Route {
  const { db, log, site } = deps;
  return implement(deps, returnFromProvider, async ({ params, query, session, context }) => {
    const found = findProvider(deps, params.provider);
    if (!found) return fail(NO_PROVIDER);
    const { name, provider } = found;
    const { state = '' } = query;
    const flow = await consumeFlow(db, name, state);
    const outcome = flow
      ? await comeBack(deps, { flow, provider, state, session, context })
      : fail('expired' as const);
    if (!outcome.ok) {
      log.info({ ...aboutCall(context, name), problem: outcome.error }, 'a sign-in was refused');
      if (outcome.error !== 'cancelled')
        await deps.limits.noteFailure('signIn', rateCaller(deps, session, context));
      return ok(redirectWithProblem(flow?.errorUrl ?? site.webOrigin, outcome.error));
    }
    return ok(redirectTo(outcome.value));
  });
}

interface Return {
  readonly flow: Flow;
  readonly provider: IdentityProvider;
  readonly state: string;
  readonly session: Session | null;
  readonly context: Context<ServerEnv>;
}

/** Handle the answer of a provider: the address to send the browser to, with its ticket. */
async function comeBack(
  deps: Deps,
  { flow, provider, state, session, context }: Return,
): Promise<Result<string, SignInProblem>> {
  if (!isBrowserBound(context, deps.site, flow.bindHash)) return fail('other_browser');
  // A user who started to add an identity and has signed out since adds none.
  if (flow.linkUserId !== null && flow.linkUserId !== session?.userId) return fail('expired');
  const redirectUri = redirectUriOf(deps.site, flow.provider);
  try {
    const answer = new URL(context.req.url).searchParams;
    const identity = await provider.identify(answer, { ...flow, state, redirectUri });
    // The provider may answer slowly, and the owner may have ended this session meanwhile.
    const current = flow.linkUserId === null ? null : await deps.findSession(context.req.raw);
    if (flow.linkUserId !== (current?.userId ?? null)) return fail('expired');
    const adding = current && { ...current, agent: requestAgent(context) };
    return await giveTicket(deps, flow, identity, adding);
  } catch (error) {
    const about = { ...aboutCall(context, flow.provider), ...describeProviderError(error) };
    deps.log.warn(about, 'a provider did not confirm a sign-in');
    return fail(classifyProviderError(error));
  }
}

/**
 * Find or create the account, and issue a ticket that the browser can exchange for a session. For a
 * blocked account the exchange is refused, with the reason and the way to appeal.
 */
async function giveTicket(
  { db, jobs, signUp }: Deps,
  { provider, linkUserId, bindHash, successUrl, invitationHash }: Flow,
  identity: ProvidedIdentity,
  adding: AddingSession | null,
): Promise<Result<string, SignInProblem>> {
  return db.transaction(async (tx) => {
    const account =
      linkUserId === null || adding === null
        ? await findOrCreateAccount(tx, provider, identity, () =>
            admitNewAccount(tx, signUp, invitationHash),
          )
        : await linkIdentity(tx, adding, provider, identity);
    if (!account.ok) return account;
    const { userId, isActive } = account.value;
    const { pictureUrl: url } = identity;
    const isPictureWanted = isActive && (linkUserId === null || !(await hasAvatar(tx, userId)));
    if (url !== null && isPictureWanted) await jobs.enqueue(tx, 'fetchAvatar', { userId, url });
    const secret = await createTicket(tx, { userId, bindHash, seconds: RETURN_SECONDS });
    return ok(withQuery(successUrl, { userId, secret }));
  });
}

function finishRoute(deps: Deps): Route {
  const { db, log, site } = deps;
  return implement(deps, finishSignIn, async ({ query: { userId, secret }, session, context }) => {
    const outcome = await db.transaction(async (tx) => {
      const ticket = await consumeTicket(tx, userId, secret);
      const isOurs =
        ticket && (ticket.bindHash === null || isBrowserBound(context, site, ticket.bindHash));
      if (!isOurs) return fail(refusal('sign_in_failed', 'refusals.signInExpired'));
      const token = await startUserSession(tx, context, session, userId);
      return token === null ? fail(await blockedRefusal(tx, userId)) : ok(token);
    });
    const about = { requestId: context.get('requestId'), userId };
    if (!outcome.ok) {
      log.info({ ...about, problem: outcome.error.code }, 'a sign-in was refused');
      return outcome;
    }
    setSessionCookie(context, site, outcome.value);
    log.info(about, 'signed in');
    return ok(undefined);
  });
}

function isProvider(name: string): name is OAuthProvider {
  return OAUTH_PROVIDERS.some((one) => one === name);
}

function findProvider({ providers }: Deps, name: string) {
  const provider = isProvider(name) ? providers.get(name) : undefined;
  return isProvider(name) && provider ? { name, provider } : null;
}

/** The redirect URI exactly as registered at the provider. */
function redirectUriOf({ apiOrigin }: Site, provider: OAuthProvider): string {
  return `${apiOrigin}/api/auth/oauth/${provider}/callback`;
}

function aboutCall(context: Context<ServerEnv>, provider: OAuthProvider) {
  return { requestId: context.get('requestId'), provider };
}
