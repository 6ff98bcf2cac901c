/** What Google, or another provider that speaks OpenID Connect, must be told and asked. */
export interface GoogleConfig {
  /** Where its own description is found. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The same of Discord, which speaks OAuth 2 only. */
export interface DiscordConfig {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly meUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The providers of a site; those that are null it does not have. */
export interface ProviderConfig {
  readonly google: GoogleConfig | null;
  readonly discord: DiscordConfig | null;
}
