import type * as z from 'zod/mini';
import * as accountExport from './accountExport.ts';
import * as appeals from './appeals.ts';
import * as auth from './auth.ts';
import * as collections from './collections.ts';
import * as comments from './comments.ts';
import * as completions from './completions.ts';
import * as daily from './daily.ts';
import * as feeds from './feeds.ts';
import * as health from './health.ts';
import * as hostPages from './hostPages.ts';
import * as invitations from './invitations.ts';
import * as moderation from './moderation.ts';
import * as moderationAction from './moderationAction.ts';
import * as notifications from './notifications.ts';
import * as oembed from './oembed.ts';
import * as problem from './problem.ts';
import * as payments from './payments.ts';
import * as playRecords from './playRecords.ts';
import * as previews from './previews.ts';
import * as puzzles from './puzzles.ts';
import * as reports from './reports.ts';
import * as shapes from './shapes.ts';
import * as search from './search.ts';
import * as site from './site.ts';
import * as siteStatus from './siteStatus.ts';
import * as text from './text.ts';
import * as users from './users.ts';
import type { Endpoint } from './endpoint.ts';

/** The files of the contract. */
const FILES = [
  accountExport,
  appeals,
  auth,
  collections,
  comments,
  completions,
  daily,
  feeds,
  health,
  hostPages,
  invitations,
  moderation,
  notifications,
  oembed,
  payments,
  playRecords,
  previews,
  puzzles,
  reports,
  search,
  site,
  siteStatus,
  users,
];

const exported = [text, shapes, problem, moderationAction, ...FILES].flatMap((file) =>
  Object.entries<unknown>(file),
);

/** Every endpoint with its name in the contract. */
export const namedEndpoints: readonly (readonly [string, Endpoint])[] = exported.flatMap(
  ([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []),
);

/** Every endpoint, for the API description and for tests over all of them. */
export const allEndpoints: readonly Endpoint[] = namedEndpoints.map(([, one]) => one);

/** The named schemas, for the API description. */
export const namedSchemas: readonly (readonly [string, z.ZodMiniType])[] = exported.flatMap(
  ([name, value]) => (isSchema(value) ? [[name, value] as const] : []),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
