import { invariant } from '#base/invariant.ts';
import { isText } from '#texts/isText.ts';
import {
  joined,
  message,
  momentOf,
  type MessageId,
  type Text,
  type ValuesArgument,
} from '#texts/message.ts';

/** For each text of an area, values that show all of its variants. */
type Samples<Area extends string> = {
  readonly [
    Id in Extract<MessageId, `${Area}.${string}`> as Id extends `${Area}.${infer Key}` ? Key : never
  ]: readonly Readonly<ValuesArgument<Id>>[];
};

const NONE = [[]] as const;
const UNTIL = momentOf(new Date('2027-02-01T12:00:00Z'), 'minute');
const RESTRICTIONS = ['comments', 'puzzles', 'collections', 'ratings'] as const;
const ofThings = (...things: readonly string[]) => things.map((thing) => [{ thing }] as const);

/** Every refusal that the server can send. */
export const REFUSALS: Samples<'refusals'> = {
  nothingHere: NONE,
  requestUnread: NONE,
  fieldUnread: [[{ field: 'puzzleIds[2]' }]],
  listChanged: NONE,
  cutOff: NONE,
  timedOut: NONE,
  tooLarge: NONE,
  addressTooLong: [[{ most: 2048 }]],
  queryTooLong: [[{ most: 8192 }]],
  headersTooLong: [[{ most: 16_384 }]],
  linkTooLong: NONE,
  tooManyRequests: NONE,
  otherSite: NONE,
  starting: NONE,
  databaseDown: NONE,
  busy: NONE,
  notReady: NONE,
  failed: NONE,
  signIn: NONE,
  confirm: NONE,
  moderatorsOnly: NONE,
  paused: RESTRICTIONS.map((restriction) => [{ restriction }] as const),
  blocked: NONE,
  suspended: [[{ until: UNTIL }]],
  withWords: [
    [{ refusal: message('refusals.blocked'), words: 'Enough.' }],
    [{ refusal: message('refusals.suspended', { until: UNTIL }), words: 'Later.' }],
  ],
  noProvider: NONE,
  needsTab: NONE,
  returnsElsewhere: NONE,
  signUpClosed: NONE,
  invitationNeeded: NONE,
  invitationInvalid: NONE,
  noInvitation: NONE,
  invitationTaken: NONE,
  signInExpired: NONE,
  signedInAlready: NONE,
  passkeyRefused: NONE,
  passkeyUnknown: NONE,
  noAccount: NONE,
  nameEmpty: NONE,
  nameReserved: NONE,
  otherName: NONE,
  badPicture: [[{ side: 512, kilobytes: 128 }]],
  picturesBusy: NONE,
  noPasskey: NONE,
  noMethod: NONE,
  noDevice: NONE,
  lastMethod: NONE,
  tooManyPasskeys: [[{ most: 20 }]],
  noDaily: NONE,
  dailyShown: NONE,
  dailyOff: NONE,
  dailyUnderWay: NONE,
  dailyUsed: NONE,
  noPuzzle: NONE,
  noPuzzleAddress: NONE,
  noPuzzlesYet: NONE,
  onlyAuthor: NONE,
  titleEmpty: NONE,
  publishedStays: NONE,
  publishedAlready: NONE,
  changedMeanwhile: NONE,
  newerVersion: NONE,
  protected: NONE,
  tooManyPrivate: [[{ most: 2000 }]],
  puzzlesTooBig: [[{ megabytes: 50 }]],
  solveFirst: NONE,
  ownPuzzle: NONE,
  solvedElsewhere: NONE,
  puzzleTooLarge: NONE,
  dataTooLong: [[{ most: 20_000 }]],
  tooManyParts: (
    [
      'cells',
      'innerCells',
      'edges',
      'symbols',
      'rules',
      'symbolsInOnePlace',
      'controlRows',
    ] as const
  ).map((part) => [{ part, most: 10_000 }] as const),
  puzzleUnread: [
    [{ reason: message('parse.unknownRule', { id: 'fairness' }) }],
    [{ reason: message('parse.badSize', { width: 1, height: 1_000_000 }) }],
  ],
  puzzleDamaged: NONE,
  checkTooLong: NONE,
  checkTooBig: NONE,
  checkFailed: NONE,
  checksBusy: NONE,
  metadataBad: [
    [{ problem: message('parse.emptyText', { field: 'title' }) }],
    [{ problem: message('parse.tooHard', { most: 10 }) }],
  ],
  noCells: NONE,
  needsSolution: NONE,
  noSolution: NONE,
  partSolution: NONE,
  wrongSolution: NONE,
  unsolvable: NONE,
  noCollection: NONE,
  onlyOwner: NONE,
  automatic: NONE,
  automaticTexts: NONE,
  automaticStays: NONE,
  privateInside: NONE,
  privateAdded: NONE,
  othersInSeries: NONE,
  otherSeries: NONE,
  collectionFull: [[{ most: 5000 }]],
  notInside: NONE,
  tooManyCollections: [[{ most: 500 }]],
  noComment: NONE,
  commentEmpty: NONE,
  repeated: NONE,
  newcomerComments: [[{ most: 1 }], [{ most: 5 }]],
  newcomerLinks: [[{ most: 1 }], [{ most: 2 }]],
  gone: NONE,
  ownReport: NONE,
  reportedAlready: NONE,
  reasonEmpty: NONE,
  noReport: NONE,
  reportOnYou: NONE,
  moderatorSelf: NONE,
  moderatorOther: NONE,
  houseAccount: NONE,
  notSuspended: NONE,
  nameGone: NONE,
  noDescription: ofThings('account', 'puzzle', 'collection'),
  noPicture: NONE,
  privateAlready: ofThings('puzzle', 'collection'),
  commentGone: NONE,
  nothingToAppeal: NONE,
  appealedAlready: NONE,
  noAppeal: NONE,
  ownAppeal: NONE,
  appealDecided: NONE,
  previewsBusy: NONE,
  noAnswer: NONE,
  noPayments: NONE,
  paidElsewhere: NONE,
  badSignature: NONE,
};

const NAMES = { name: 'Ada', title: 'Moon', collection: 'Night' } as const;
const AGENTS = [
  message('notices.agent', { browser: 'Firefox', system: 'Linux' }),
  message('notices.agent', { browser: 'unknown', system: 'unknown' }),
] as const;
const METHODS = [
  message('notices.method', { provider: 'google' }),
  message('notices.methodNamed', { provider: 'passkey', label: 'Phone' }),
] as const;
const DURATION = message('notices.duration', { unit: 'day', count: 3 });
const CHANGES = joined(
  RESTRICTIONS.flatMap((restriction) => [
    message('notices.forbidden', { restriction, until: UNTIL }),
    message('notices.allowed', { restriction }),
  ]),
  '; ',
);
const withMethods = AGENTS.flatMap((agent) =>
  METHODS.map((method) => [{ agent, method }] as const),
);
const withAgents = AGENTS.map((agent) => [{ agent }] as const);
const withTitle = [[{ title: NAMES.title }]] as const;

/** Every text of a notification, and of the log of moderators. */
export const NOTICES: Samples<'notices'> = {
  commented: [
    [NAMES],
    [{ name: message('notices.someone'), title: message('notices.untitledPuzzle') }],
  ],
  mentioned: [[NAMES]],
  published: [[NAMES]],
  added: [[NAMES], [{ title: 'Moon', collection: message('notices.untitledCollection') }]],
  formerActivity: NONE,
  publishedMany: [[{ name: NAMES.name, count: 2 }], [{ name: NAMES.name, count: 8 }]],
  addedMany: [
    [{ collection: NAMES.collection, count: 2 }],
    [{ collection: NAMES.collection, count: 8 }],
  ],
  someone: NONE,
  untitledPuzzle: NONE,
  untitledCollection: NONE,
  methodAdded: withMethods,
  methodRemoved: withMethods,
  passkeyRenamed: [[{ agent: AGENTS[0], label: 'Phone' }]],
  signedOut: withAgents,
  signedOutEverywhere: withAgents,
  passkeyCopied: [[{ label: 'Phone' }]],
  supporterEnds: [[{ day: momentOf(new Date('2027-02-01T12:00:00Z'), 'day') }]],
  method: [[{ provider: 'google' }], [{ provider: 'discord' }], [{ provider: 'passkey' }]],
  methodNamed: [[{ provider: 'google', label: 'ada@example.com' }]],
  agent: [[{ browser: 'Firefox', system: 'unknown' }]],
  permissions: [[{ changes: CHANGES }]],
  forbidden: RESTRICTIONS.map((restriction) => [{ restriction, until: UNTIL }] as const),
  allowed: RESTRICTIONS.map((restriction) => [{ restriction }] as const),
  suspended: [[{ duration: DURATION }]],
  duration: (['day', 'hour', 'minute', 'second'] as const).flatMap((unit) => [
    [{ unit, count: 1 }] as const,
    [{ unit, count: 90 }] as const,
  ]),
  unblocked: NONE,
  nameRemoved: NONE,
  descriptionRemoved: NONE,
  pictureRemoved: NONE,
  puzzlePrivate: withTitle,
  puzzleDeleted: withTitle,
  puzzleDescriptionRemoved: withTitle,
  collectionPrivate: withTitle,
  collectionDeleted: withTitle,
  collectionDescriptionRemoved: withTitle,
  commentRemoved: NONE,
  commentDeleted: NONE,
  reportSettled: (['puzzle', 'comment', 'collection', 'user'] as const).flatMap((kind) =>
    (['removed', 'changed', 'acted', 'gone', 'none'] as const).map(
      (outcome) => [{ kind, outcome, reason: 'Rude.' }] as const,
    ),
  ),
  appealDecided: [[{ outcome: 'granted' }], [{ outcome: 'declined' }]],
  logPermissions: [[{ changes: CHANGES }]],
  logBlocked: NONE,
  logUnblocked: NONE,
  logSuspended: [[{ duration: DURATION }]],
  logUnsuspended: NONE,
  logNameRemoved: [[{ name: NAMES.name }]],
  logSomeName: NONE,
  logDescriptionRemoved: NONE,
  logPictureRemoved: NONE,
  logPuzzlePrivate: withTitle,
  logDailyReplaced: [[{ date: '2026-11-28' }]],
  logPuzzleDeleted: withTitle,
  logPuzzleDescriptionRemoved: withTitle,
  logCollectionPrivate: withTitle,
  logCollectionDeleted: withTitle,
  logCollectionDescriptionRemoved: withTitle,
  logCommentRemoved: NONE,
  logCommentDeleted: NONE,
};

/** All texts of a table, each with its id. */
export function textsOf(
  area: 'refusals' | 'notices',
  samples: Readonly<Record<string, readonly (readonly unknown[])[]>>,
): readonly (readonly [id: string, text: Text])[] {
  return Object.entries(samples).flatMap(([key, variants]) =>
    variants.map(([values]) => {
      const text = { id: `${area}.${key}`, ...(values !== undefined && { values }) };
      invariant(isText(text), 'samples are texts');
      return [text.id, text] as const;
    }),
  );
}
