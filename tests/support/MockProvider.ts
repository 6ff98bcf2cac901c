import { OAuth2Server, type MutableToken } from 'oauth2-mock-server';
import { afterAll } from 'vitest';
import type { ProviderConfig } from '#server/auth/providers/IdentityProvider.ts';

/** Whom the provider says is in front of it. */
interface Person {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly isChecked?: boolean;
  /** An address for Google, the name of a file for Discord. */
  readonly picture?: string;
}

const GOOGLE = 'google-client';
const DISCORD = 'discord-client';

/**
 * A provider on this machine that lets everybody in without a question, in the ways of Google and
 * of Discord. What it says can be changed in between.
 */
export class MockProvider {
  person: Person = { id: 'ada-1', name: 'Ada' };
  /** Changes what it signs. */
  tamper: (payload: MutableToken['payload']) => void = () => undefined;
  /** The last token request. */
  lastRequest: Readonly<Record<string, unknown>> = {};
  private readonly server = new OAuth2Server();

  async start(): Promise<void> {
    await this.server.issuer.keys.generate('RS256');
    await this.server.start(0, 'localhost');
    const { service } = this.server;
    service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
      const { id, name, email, isChecked, picture } = this.person;
      Object.assign(payload, { sub: id, name, email, email_verified: isChecked, picture });
      this.tamper(payload);
    });
    service.on('beforeResponse', ({ body }: { body: object }, { body: sent }: { body: object }) => {
      this.lastRequest = { ...sent };
      if ('client_id' in sent && sent.client_id === DISCORD)
        Reflect.deleteProperty(body, 'id_token');
    });
    service.on('beforeUserinfo', (response: { body: object }) => {
      const { id, name, email, isChecked, picture } = this.person;
      const shown = { id, username: id, global_name: name, email, verified: isChecked };
      response.body = { ...shown, avatar: picture };
    });
  }

  async stop(): Promise<void> {
    await this.server.stop();
  }

  get config(): ProviderConfig {
    const { url = '' } = this.server.issuer;
    return {
      google: { issuer: url, clientId: GOOGLE, clientSecret: 'google-secret' },
      discord: {
        authorizeUrl: `${url}/authorize`,
        tokenUrl: `${url}/token`,
        meUrl: `${url}/userinfo`,
        clientId: DISCORD,
        clientSecret: 'discord-secret',
      },
    };
  }
}

/** A provider for the tests of a file. */
export async function useMockProvider(): Promise<MockProvider> {
  const provider = new MockProvider();
  await provider.start();
  afterAll(() => provider.stop());
  return provider;
}
