/** Client configuration for Google, or another OpenID Connect provider. */
export interface GoogleConfig {
  /** Base address of the discovery document. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Client configuration for Discord, which supports OAuth 2 only. */
export interface DiscordConfig {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly meUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The providers of a site; null for those that are not configured. */
export interface ProviderConfig {
  readonly google: GoogleConfig | null;
  readonly discord: DiscordConfig | null;
}
