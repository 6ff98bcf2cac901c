import type { Logger } from 'pino';
import type { Providers } from './auth/providers/providers.ts';
import type { PuzzleChecks } from './checks/PuzzleChecks.ts';
import type { Db } from './db/Db.ts';
import type { RateLimits } from './http/RateLimits.ts';
import type { NoteRequest } from './http/noteRequests.ts';
import type { FindSession } from './http/session.ts';
import type { JobQueue } from './jobs/JobQueue.ts';
import type { IsReady } from './ops/probes.ts';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import type { Pictures } from './pictures/Pictures.ts';
import type { Previews } from './previews/previewsAt.ts';

/** What the server needs from outside. Tests give their own. */
export interface Deps {
  /** The built pages; null serves the API alone. */
  readonly pagesDirectory: string | null;
  readonly log: Logger;
  readonly site: Site;
  readonly db: Db;
  /** Why nothing works at the moment, in a sentence; null when everything does. */
  readonly outage: () => string | null;
  readonly isReady: IsReady;
  /** Told of every request that was answered. */
  readonly noteRequest: NoteRequest;
  readonly findSession: FindSession;
  /** The sites at which people may sign in, besides passkeys. */
  readonly providers: Providers;
  readonly limits: RateLimits;
  readonly jobs: JobQueue;
  readonly checks: PuzzleChecks;
  readonly pictures: Pictures;
  readonly previews: Previews;
  /** Null where nobody is paid. */
  readonly payments: PaymentProvider | null;
}

/** Where the site is, and whose. */
export interface Site {
  /** The origin of the pages, without a slash at the end. */
  readonly webOrigin: string;
  /** The origin of the API; usually the same. */
  readonly apiOrigin: string;
  /** Addresses of proxies in front that are believed when they say who calls. */
  readonly trustedProxies: readonly string[];
  /** The e-mail address of whoever runs it. */
  readonly contact: string;
  /** Where its source code is; null where nobody said. */
  readonly source: string | null;
}
