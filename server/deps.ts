import type { Logger } from 'pino';
import type { Providers } from './auth/providers/providers.ts';
import type { PuzzleChecks } from './checks/PuzzleChecks.ts';
import type { Db } from './db/database.ts';
import type { RateLimits } from './http/RateLimits.ts';
import type { TrackRequest } from './http/trackRequests.ts';
import type { FindSession } from './http/session.ts';
import type { JobQueue } from './jobs/JobQueue.ts';
import type { IsReady } from './ops/probes.ts';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import type { HostPages } from './hostPages/HostPages.ts';
import type { Pictures } from './pictures/Pictures.ts';
import type { Previews } from './previews/createPreviews.ts';
import type { SiteStatus } from '#contract/siteStatus.ts';
import type { SignUp } from '#contract/signUp.ts';
import type { Text } from '#texts/message.ts';

/** Dependencies of the server. Tests supply their own. */
export interface Deps {
  /** Folder of the built pages; null serves the API alone. */
  readonly pagesDirectory: string | null;
  readonly log: Logger;
  readonly site: Site;
  readonly db: Db;
  /** The reason why no call works at the moment; null if all is well. */
  readonly outage: () => Text | null;
  readonly isReady: IsReady;
  /** Called for every request that was answered. */
  readonly trackRequest: TrackRequest;
  readonly findSession: FindSession;
  /** The providers of the site for signing in, besides passkeys. */
  readonly providers: Providers;
  /** People who may sign up. */
  readonly signUp: SignUp;
  readonly limits: RateLimits;
  readonly jobs: JobQueue;
  readonly checks: PuzzleChecks;
  readonly pictures: Pictures;
  readonly previews: Previews;
  readonly hostPages: HostPages;
  /** The nightly backups. */
  readonly backups: () => Promise<SiteStatus['backups']>;
  /** Null without a payment provider. */
  readonly payments: PaymentProvider | null;
}

/** Addresses and owner of the site. */
export interface Site {
  /** The origin of the pages, without a trailing slash. */
  readonly webOrigin: string;
  /** The origin of the API; usually the same. */
  readonly apiOrigin: string;
  /** Addresses of reverse proxies whose headers about the client are trusted. */
  readonly trustedProxies: readonly string[];
  /** The e-mail address of the operator. */
  readonly contact: string;
  /** Address of the source code; null if it is not set. */
  readonly source: string | null;
  /** False if no puzzles of the day are made. */
  readonly makesDailies: boolean;
}
