import type { RateGroup } from '#contract/endpoint.ts';

/** What is left of a limit after one more call. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until calls are allowed again, or until the count begins anew. */
  readonly resetSeconds: number;
}

/** Counts calls, and those of them that failed. */
export interface RateLimits {
  /** Count a call. Null where a group has no limit. */
  take(this: void, group: RateGroup, caller: RateCaller): Promise<Allowance | null>;
  /** Count the failure of a call, where the group has a limit for failures. */
  noteFailure(this: void, group: RateGroup, caller: RateCaller): Promise<void>;
}

/** Who calls: accounts are counted wherever they are, others by their address. */
export interface RateCaller {
  readonly userId: string | null;
  /** An address of IPv4, or a network of IPv6 as `2001:db8:0:1::/64`. */
  readonly address: string;
  /** The browser that signs in; null for all other calls, and where it has no cookies. */
  readonly browser: string | null;
}
