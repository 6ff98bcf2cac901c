import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { SignUp } from './signUp.ts';
import { Time } from './shapes.ts';

/** The state of a site for its host. Sizes are in bytes. */
export const SiteStatus = z.object({
  signUp: SignUp,
  accounts: z.object({ total: z.int(), newThisWeek: z.int(), blocked: z.int() }),
  reports: z.object({ open: z.int(), oldestAt: z.nullable(Time) }),
  /** Null before the first jobs were stored. */
  jobs: z.nullable(z.object({ waiting: z.int(), failed: z.int() })),
  storage: z.object({
    database: z.number(),
    /** Pictures of accounts. */
    pictures: z.number(),
    /** The largest tables, with their indexes. */
    tables: z.array(z.object({ name: z.string(), bytes: z.number() })),
  }),
  backups: z.object({
    /** False if the nightly backup is off. */
    isOn: z.boolean(),
    count: z.int(),
    last: z.nullable(z.object({ at: Time, bytes: z.number() })),
  }),
  versions: z.object({
    release: z.string(),
    api: z.string(),
    node: z.string(),
    database: z.string(),
    /** Name of the last migration. */
    migration: z.string(),
  }),
});
export type SiteStatus = z.infer<typeof SiteStatus>;

/** The state of the site. */
export const readSiteStatus = endpoint({
  method: 'GET',
  path: '/moderation/site',
  caller: 'moderator',
  rate: 'reads',
  response: SiteStatus,
});
