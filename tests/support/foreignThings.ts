import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beginSession } from '#server/auth/sessions.ts';
import { addNotifications } from '#server/db/notifications.ts';
import { message } from '#texts/message.ts';
import { sessions, identities } from '#server/db/schema/users.ts';
import { moderations, notifications, reports } from '#server/db/schema/messages.ts';
import { STATUS } from '#server/db/schema/puzzles.ts';
import { addCollectionRow, addThings, type Things } from './moderationScene.ts';
import { addPuzzleRow } from './puzzleRows.ts';
import { automaticOf } from './storedThings.ts';
import type { Member, TestSite } from './TestSite.ts';

/** Somebody who owns one thing of each kind, and somebody who is not to get at them. */
export interface Scene {
  readonly owner: Member;
  readonly other: Member;
  /** The owner's public things, which others can see but not change. */
  readonly shown: Things;
  /** The owner's private things, which must be hidden from others. */
  readonly hidden: Pick<Things, 'puzzle' | 'collection'> & {
    readonly loved: string;
    readonly notification: string;
    readonly identity: string;
    readonly session: string;
    readonly report: string;
    /** An action of a moderator on the owner. */
    readonly decision: string;
  };
  /** Things of the other member. */
  readonly own: Pick<Things, 'puzzle' | 'collection'>;
}

/** Make two people and their things. */
export async function makeScene(site: TestSite): Promise<Scene> {
  const { db } = site;
  const [owner, other] = [await site.member('Olga'), await site.member('Otto')];
  const puzzle = await addPuzzleRow(db, owner.id, { status: STATUS.private });
  const ownPuzzle = await addPuzzleRow(db, other.id);
  const shown = await addThings(db, owner);
  return {
    owner,
    other,
    shown,
    hidden: {
      puzzle,
      collection: await addCollectionRow(db, owner.id, 'private', [puzzle]),
      loved: await automaticOf(db, owner.id, 'lovedPuzzles'),
      ...(await addHiddenThings(site, owner, shown.puzzle)),
    },
    own: {
      puzzle: ownPuzzle,
      collection: await addCollectionRow(db, other.id, 'private', [ownPuzzle]),
    },
  };
}

async function addHiddenThings({ db }: TestSite, { id: userId }: Member, about: string) {
  const [identity, report, decision] = [uuidv7(), uuidv7(), uuidv7()];
  await db
    .insert(identities)
    .values({ id: identity, userId, provider: 'passkey', subject: userId });
  await db
    .insert(reports)
    .values({ id: report, reporterId: userId, kind: 'puzzle', targetId: about, reason: 'Dull' });
  const event = { type: 'system', target: null, sourceId: null } as const;
  const text = message('notices.unblocked');
  await addNotifications(db, [{ ...event, text, userId, eventKey: 'hello' }]);
  await beginSession(db, userId, 'another browser');
  const [told] = await db.select().from(notifications).where(eq(notifications.userId, userId));
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  if (!told || !session) throw new Error('Nothing was stored.');
  await db
    .insert(moderations)
    .values({ id: decision, moderatorId: userId, userId, action: 'restrict', description: '' });
  return { identity, report, decision, notification: told.id, session: session.id };
}

/** Something that the other one tries with an id of the owner's. */
export interface Attempt {
  /** Stands for every parameter in the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** True if the call succeeds without an effect: lists omit ids. */
  readonly isIgnored?: true;
  /** Why the owner would be refused like anybody else. */
  readonly refusesOwner?: string;
}

/** The attempts, or the reason why everyone may make the call with any id. */
export type Attempts = string | ((scene: Scene) => readonly Attempt[]);

const hiddenPuzzle =
  (body?: unknown): Attempts =>
  ({ hidden }) => [{ id: hidden.puzzle, body }];

const bothPuzzles =
  (body?: unknown): Attempts =>
  ({ hidden, shown }) => [
    { id: hidden.puzzle, body },
    { id: shown.puzzle, body },
  ];

const hiddenCollections =
  (body?: unknown): Attempts =>
  ({ hidden }) => [
    { id: hidden.collection, body },
    { id: hidden.loved, body },
  ];

/** Private collections and the public one, each with a puzzle that is in it, as far as one is. */
const allCollections =
  (body: (puzzle: string, scene: Scene) => unknown): Attempts =>
  (scene) => {
    const { hidden, shown } = scene;
    return [
      { id: hidden.collection, body: body(hidden.puzzle, scene) },
      { id: hidden.loved, body: body(shown.puzzle, scene) },
      { id: shown.collection, body: body(shown.puzzle, scene) },
    ];
  };

/** The attempts, of which there are none where everybody may make the call. */
export function attemptsIn(attempts: Attempts | undefined, scene: Scene): readonly Attempt[] {
  return typeof attempts === 'function' ? attempts(scene) : [];
}

const WRITTEN = { title: 'Mine', description: '', designDifficulty: 1, data: 'dfl_' };

const PROFILE = 'what is told of accounts is for everybody';

/**
 * By method and path, parameters without their names: every call that takes ids from people. Calls
 * of moderators are not here: the role is asked before anything else.
 */
export const ATTEMPTS: Readonly<Record<string, Attempts>> = {
  'POST /auth/oauth/callback': ({ owner }) => [
    { query: { userId: owner.id, secret: 'a'.repeat(43) }, refusesOwner: 'the secret is made up' },
  ],
  'PUT /auth/identity/:': ({ hidden }) => [{ id: hidden.identity, body: { label: 'Mine' } }],
  'DELETE /auth/identity/:': ({ hidden }) => [{ id: hidden.identity }],
  'DELETE /auth/sessions/:': ({ hidden }) => [{ id: hidden.session }],

  'GET /user/:': PROFILE,
  'GET /user/:/detail': PROFILE,
  'GET /user/:/avatar': PROFILE,
  'GET /user/:/solving-days': 'it is null where solves are private (solvingDays.test.ts)',

  'GET /puzzle/:/edit': bothPuzzles(),
  'GET /puzzle/:/solve': hiddenPuzzle(),
  'GET /puzzle/:/solve/brief': hiddenPuzzle(),
  'PUT /puzzle/:': bothPuzzles(WRITTEN),
  'DELETE /puzzle/:': bothPuzzles(),
  'POST /puzzle/delete': ({ hidden, shown }) => [
    { body: { puzzleIds: [hidden.puzzle, shown.puzzle] }, isIgnored: true },
  ],
  'POST /puzzle/:/publish': bothPuzzles(),
  'GET /puzzle/:/love': hiddenPuzzle(),
  'PUT /puzzle/:/love': hiddenPuzzle({ loved: true }),

  'POST /completion/:/begin': hiddenPuzzle(),
  'POST /completion/:/solving': hiddenPuzzle({ msTimeElapsed: 1000 }),
  'POST /completion/:/complete': hiddenPuzzle({}),
  'PUT /completion/:/rate': ({ hidden }) => [
    { id: hidden.puzzle, body: { rating: 5 }, refusesOwner: 'authors do not rate' },
  ],
  'PUT /completion/:/progress': hiddenPuzzle({ colors: 'dfl_', baseUpdatedAt: null }),

  'GET /collection/:': hiddenCollections(),
  'GET /collection/:/puzzles': hiddenCollections(),
  'GET /collection/:/progress': hiddenCollections(),
  'GET /collection/:/follow': hiddenCollections(),
  'PUT /collection/:/follow': hiddenCollections({ followed: true }),
  'PUT /collection/:': allCollections(() => ({ title: 'Mine' })),
  'DELETE /collection/:': allCollections(() => undefined),
  'PUT /collection/:/reorder': allCollections((puzzle) => ({ moving: puzzle, replacing: puzzle })),
  'POST /collection/:/add': (scene) => [
    ...attemptsIn(
      allCollections((_, { own }) => ({ puzzleIds: [own.puzzle] })),
      scene,
    ),
    {
      id: scene.own.collection,
      body: { puzzleIds: [scene.hidden.puzzle] },
      refusesOwner: 'the collection is not hers',
    },
  ],
  'POST /collection/:/remove': allCollections((puzzle) => ({ puzzleIds: [puzzle] })),

  'GET /comment/:/count': hiddenPuzzle(),
  'GET /comment/:': hiddenPuzzle(),
  'POST /comment/:': hiddenPuzzle({ content: 'Mine' }),
  'PUT /comment/:': ({ shown }) => [{ id: shown.comment, body: { content: 'Mine' } }],
  'DELETE /comment/:': ({ shown }) => [{ id: shown.comment }],

  'PUT /notification/read': ({ hidden }) => [
    { body: { notificationIds: [hidden.notification] }, isIgnored: true },
  ],
  'POST /notification/delete': ({ hidden }) => [
    { body: { notificationIds: [hidden.notification] }, isIgnored: true },
  ],

  'POST /appeal': ({ hidden }) => [{ body: { decision: hidden.decision } }],
  'POST /report': ({ hidden }) => [
    ...[
      { kind: 'puzzle', id: hidden.puzzle, reason: 'Is it there?' },
      { kind: 'collection', id: hidden.collection, reason: 'Is it there?' },
    ].map((body) => ({ body, refusesOwner: 'nobody reports themselves' })),
  ],

  'GET /feed/user/:': PROFILE,
  'GET /feed/collection/:': ({ hidden }) =>
    [hidden.collection, hidden.loved].map((id) => ({
      id: `${id}.atom`,
      refusesOwner: 'feeds show what is public',
    })),

  'GET /preview/user/:': PROFILE,
  'GET /preview/puzzle/:': ({ hidden }) => [
    { id: `${hidden.puzzle}.png`, refusesOwner: 'pictures show what is public' },
  ],
  'GET /preview/collection/:': ({ hidden }) =>
    [hidden.collection, hidden.loved].map((id) => ({
      id: `${id}.png`,
      refusesOwner: 'pictures show what is public',
    })),
};
