import type { Deps } from '../deps.ts';
import type { Route } from '../http/implement.ts';
import { authRoutes } from './auth.ts';
import { collectionRoutes } from './collections.ts';
import { commentRoutes } from './comments.ts';
import { completionRoutes } from './completions.ts';
import { feedRoutes } from './feeds.ts';
import { frontpageRoutes } from './frontpage.ts';
import { healthRoutes } from './health.ts';
import { moderationRoutes } from './moderation.ts';
import { notificationRoutes } from './notifications.ts';
import { oembedRoutes } from './oembed.ts';
import { openApiRoutes } from './openapi.ts';
import { paymentRoutes } from './payments.ts';
import { previewRoutes } from './previews.ts';
import { puzzleRoutes } from './puzzles.ts';
import { reportRoutes } from './reports.ts';
import { searchRoutes } from './search.ts';
import { sitemapRoutes } from './sitemap.ts';
import { userRoutes } from './users.ts';

/** One file a resource, as in the contract. */
const RESOURCES: readonly ((deps: Deps) => readonly Route[])[] = [
  authRoutes,
  collectionRoutes,
  commentRoutes,
  completionRoutes,
  feedRoutes,
  frontpageRoutes,
  healthRoutes,
  moderationRoutes,
  notificationRoutes,
  oembedRoutes,
  openApiRoutes,
  paymentRoutes,
  previewRoutes,
  puzzleRoutes,
  reportRoutes,
  searchRoutes,
  sitemapRoutes,
  userRoutes,
];

/** Everything that answers calls. */
export function allRoutes(deps: Deps): readonly Route[] {
  return RESOURCES.flatMap((routes) => routes(deps));
}
