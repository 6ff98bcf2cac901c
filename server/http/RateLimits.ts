import type { RateGroup } from '#contract/endpoint.ts';

/** Remaining calls of a limit after one more call. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until calls are allowed again, or until the window restarts. */
  readonly resetSeconds: number;
}

/** Counts calls, and failed calls. */
export interface RateLimits {
  /** Count a call. Null if the group has no limit. */
  take(this: void, group: RateGroup, caller: RateCaller): Promise<Allowance | null>;
  /** Count a failed call, if the group has a limit for failures. */
  noteFailure(this: void, group: RateGroup, caller: RateCaller): Promise<void>;
}

/** Rate limit key of a caller: accounts are counted regardless of their address, others by it. */
export interface RateCaller {
  readonly userId: string | null;
  /** An IPv4 address, or an IPv6 network as `2001:db8:0:1::/64`. */
  readonly address: string;
  /** The browser that signs in; null for all other calls, and without cookies. */
  readonly browser: string | null;
}
