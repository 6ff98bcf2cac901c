import type { OAuthProvider } from '#contract/auth.ts';
import { discordProvider } from './discord.ts';
import { googleProvider } from './google.ts';
import type { IdentityProvider, ProviderConfig } from './IdentityProvider.ts';

/** The providers of a site, in the order in which pages show them. */
export type Providers = ReadonlyMap<OAuthProvider, IdentityProvider>;

/** Create the configured providers. No request is made yet. */
export function createProviders({ google, discord }: ProviderConfig): Providers {
  const providers = new Map<OAuthProvider, IdentityProvider>();
  if (google) providers.set('google', googleProvider(google));
  if (discord) providers.set('discord', discordProvider(discord));
  return providers;
}
