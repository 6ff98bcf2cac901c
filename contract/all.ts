import * as auth from './auth.ts';
import * as collections from './collections.ts';
import * as comments from './comments.ts';
import * as completions from './completions.ts';
import * as feeds from './feeds.ts';
import * as health from './health.ts';
import * as moderation from './moderation.ts';
import * as notifications from './notifications.ts';
import * as oembed from './oembed.ts';
import * as payments from './payments.ts';
import * as reports from './reports.ts';
import * as sitemap from './sitemap.ts';
import * as users from './users.ts';
import type { Endpoint } from './endpoint.ts';

/** The files of the contract. */
const FILES = [
  auth,
  collections,
  comments,
  completions,
  feeds,
  health,
  moderation,
  notifications,
  oembed,
  payments,
  reports,
  sitemap,
  users,
];

/** Every call there is, for the description of the API and for tests of all of them. */
export const allEndpoints: readonly Endpoint[] = FILES.flatMap((file) =>
  Object.values(file).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
