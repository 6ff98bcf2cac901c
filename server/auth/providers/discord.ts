import * as oauth from 'openid-client';
import { z } from 'zod';
import type { IdentityProvider, ProvidedIdentity, DiscordConfig } from './IdentityProvider.ts';
import {
  answerUrl,
  authorizationParameters,
  insecureIfLoopback,
  ProvidedEmail,
  ProvidedName,
  Subject,
  TIMEOUT_SECONDS,
} from './protocol.ts';

const PICTURES = 'https://cdn.discordapp.com/avatars';

const Me = z.object({
  id: Subject,
  username: ProvidedName,
  global_name: ProvidedName,
  email: ProvidedEmail,
  verified: z.boolean().nullish().catch(false),
  avatar: z
    .string()
    .regex(/^\w{1,64}$/)
    .nullish()
    .catch(null),
});

/** Discord has no OpenID Connect, so the identity is fetched with the access token. */
export function discordProvider(config: DiscordConfig): IdentityProvider {
  const client = clientOf(config);
  return {
    async authorizationUrl(pending) {
      const parameters = await authorizationParameters(pending, 'identify email');
      return oauth.buildAuthorizationUrl(client, parameters);
    },

    async identify(answer, pending) {
      const { state, verifier } = pending;
      const tokens = await oauth.authorizationCodeGrant(client, answerUrl(answer, pending), {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const response = await oauth.fetchProtectedResource(
        client,
        tokens.access_token,
        new URL(config.meUrl),
        'GET',
      );
      if (!response.ok) throw new Error(`The provider answered with status ${response.status}.`);
      return identityOf(Me.parse(await response.json()));
    },
  };
}

function clientOf(config: DiscordConfig): oauth.Configuration {
  const { authorizeUrl, tokenUrl, meUrl, clientId, clientSecret } = config;
  const client = new oauth.Configuration(
    {
      issuer: new URL(authorizeUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
    },
    clientId,
    { client_secret: clientSecret },
    oauth.ClientSecretPost(clientSecret),
  );
  client.timeout = TIMEOUT_SECONDS;
  for (const execute of insecureIfLoopback([authorizeUrl, tokenUrl, meUrl])) execute(client);
  return client;
}

function identityOf(me: z.output<typeof Me>): ProvidedIdentity {
  return {
    subject: me.id,
    name: me.global_name ?? me.username,
    email: me.verified ? me.email : '',
    pictureUrl: me.avatar
      ? `${PICTURES}/${encodeURIComponent(me.id)}/${me.avatar}.png?size=128`
      : null,
  };
}
