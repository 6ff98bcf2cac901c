import type { RateGroup } from '#contract/endpoint.ts';

/** What is left of a limit after one more call. */
export interface Allowance {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until calls are allowed again, or until the count begins anew. */
  readonly resetSeconds: number;
}

/** Counts calls. Null where a group has no limit. */
export interface RateLimits {
  take(this: void, group: RateGroup, caller: RateCaller): Promise<Allowance | null>;
}

/** Who calls: accounts are counted wherever they are, others by their address. */
export interface RateCaller {
  readonly userId: string | null;
  readonly address: string;
}
