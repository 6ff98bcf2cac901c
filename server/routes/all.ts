import type { Deps } from '../deps.ts';
import type { Route } from '../http/implement.ts';
import { appealRoutes } from './appeals.ts';
import { authRoutes } from './auth.ts';
import { collectionRoutes } from './collections.ts';
import { commentRoutes } from './comments.ts';
import { completionRoutes } from './completions.ts';
import { dailyRoutes } from './daily.ts';
import { feedRoutes } from './feeds.ts';
import { invitationRoutes } from './invitations.ts';
import { moderationRoutes } from './moderation.ts';
import { notificationRoutes } from './notifications.ts';
import { oembedRoutes } from './oembed.ts';
import { paymentRoutes } from './payments.ts';
import { playRecordRoutes } from './playRecords.ts';
import { previewRoutes } from './previews.ts';
import { puzzleRoutes } from './puzzles.ts';
import { reportRoutes } from './reports.ts';
import { searchRoutes } from './search.ts';
import { siteRoutes } from './site.ts';
import { siteStatusRoutes } from './siteStatus.ts';
import { userRoutes } from './users.ts';

/** One file per resource, as in the contract. */
const RESOURCES: readonly ((deps: Deps) => readonly Route[])[] = [
  appealRoutes,
  authRoutes,
  collectionRoutes,
  commentRoutes,
  completionRoutes,
  dailyRoutes,
  feedRoutes,
  invitationRoutes,
  moderationRoutes,
  notificationRoutes,
  oembedRoutes,
  paymentRoutes,
  playRecordRoutes,
  previewRoutes,
  puzzleRoutes,
  reportRoutes,
  searchRoutes,
  siteRoutes,
  siteStatusRoutes,
  userRoutes,
];

/** Every route of the API. */
export function allRoutes(deps: Deps): readonly Route[] {
  return RESOURCES.flatMap((routes) => routes(deps));
}
