import type { Context } from 'hono';
import { browserKey } from '../auth/bindCookie.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from './clientAddress.ts';
import type { ServerEnv } from './errors.ts';
import type { RateCaller } from './RateLimits.ts';
import type { Session } from './session.ts';

/** The caller of a request as a rate limit key. */
export function rateCaller(
  { site }: Pick<Deps, 'site'>,
  session: Session | null,
  context: Context<ServerEnv>,
): RateCaller {
  return {
    userId: session?.userId ?? null,
    address: clientAddress(context, site.trustedProxies),
    browser: browserKey(context, site),
  };
}
