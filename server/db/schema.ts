import { collectionFollows, collections } from './schema/collections.ts';
import { dailyPuzzles } from './schema/dailies.ts';
import { paymentDisputes, paymentEvents, payments, supportPeriods } from './schema/payments.ts';
import { playDays, playRecords, playReports } from './schema/play.ts';
import { appeals, appealTickets, moderations, notifications, reports } from './schema/messages.ts';
import {
  collectionPuzzles,
  comments,
  completions,
  copyrighted,
  loves,
  puzzles,
} from './schema/puzzles.ts';
import { siteAddresses, siteSecrets } from './schema/site.ts';
import {
  avatars,
  identities,
  invitations,
  loginTickets,
  oauthFlows,
  passkeyChallenges,
  passkeys,
  rateLimits,
  sessions,
  users,
} from './schema/users.ts';

/**
 * Every table of the site. After a change run `npm run migration -- --name what_changed`, which
 * writes the migration next to it. Jobs have a separate schema, created by their library.
 */
export const schema = {
  appeals,
  appealTickets,
  avatars,
  collectionFollows,
  collectionPuzzles,
  collections,
  comments,
  completions,
  copyrighted,
  dailyPuzzles,
  identities,
  invitations,
  loginTickets,
  loves,
  moderations,
  notifications,
  oauthFlows,
  passkeyChallenges,
  passkeys,
  paymentDisputes,
  paymentEvents,
  payments,
  playDays,
  playRecords,
  playReports,
  puzzles,
  rateLimits,
  reports,
  sessions,
  siteAddresses,
  siteSecrets,
  supportPeriods,
  users,
};
