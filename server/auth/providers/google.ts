import * as oauth from 'openid-client';
import { z } from 'zod';
import type { IdentityProvider, GoogleConfig } from './IdentityProvider.ts';
import {
  answerUrl,
  authorizationParameters,
  insecureIfLoopback,
  ProvidedEmail,
  ProvidedName,
  Subject,
  TIMEOUT_SECONDS,
} from './protocol.ts';

const Claims = z.object({
  sub: Subject,
  name: ProvidedName,
  email: ProvidedEmail,
  email_verified: z.boolean().optional().catch(false),
  picture: z.url().nullish().catch(null),
});

/** Google, or any OpenID Connect provider with a discovery document. */
export function googleProvider(config: GoogleConfig): IdentityProvider {
  const describe = describer(config);
  return {
    async authorizationUrl(pending) {
      const parameters = await authorizationParameters(pending, 'openid profile email');
      return oauth.buildAuthorizationUrl(await describe(), { ...parameters, nonce: pending.nonce });
    },

    async identify(answer, pending) {
      const { state, verifier, nonce } = pending;
      const tokens = await oauth.authorizationCodeGrant(
        await describe(),
        answerUrl(answer, pending),
        { expectedState: state, pkceCodeVerifier: verifier, expectedNonce: nonce },
      );
      const {
        sub,
        name,
        email,
        email_verified: isVerified,
        picture,
      } = Claims.parse(tokens.claims());
      return { subject: sub, name, email: isVerified ? email : '', pictureUrl: picture ?? null };
    },
  };
}

/** Fetches the discovery document at the first use; retries after a failure. */
function describer({ issuer, clientId, clientSecret }: GoogleConfig) {
  let described: Promise<oauth.Configuration> | null = null;
  return (): Promise<oauth.Configuration> => {
    described ??= oauth
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute: insecureIfLoopback([issuer]),
        timeout: TIMEOUT_SECONDS,
      })
      .catch((error: unknown) => {
        described = null;
        throw error;
      });
    return described;
  };
}
