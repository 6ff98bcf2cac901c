import { beforeAll, describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { banUser, unbanUser } from '#contract/moderation.ts';
import { moderations, notifications } from '#server/db/schema/messages.ts';
import {
  addThings,
  deedsTo,
  MESSAGE,
  MODERATION_CALLS,
  moderationBody,
  targetOf,
  toldTo,
  type Things,
} from '#tests/support/moderationScene.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { english } from '#texts/english.ts';
import { asMarkdown } from '#texts/markdown.ts';

const { db } = await useDatabase();
const site = new TestSite(db);

const CALLS = MODERATION_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const);
const CHANGES = CALLS.filter(([, { method }]) => method !== 'GET');
const READS = CALLS.filter(([, { method }]) => method === 'GET');

interface Cast {
  readonly ada: Member;
  readonly mo: Member;
  readonly max: Member;
  readonly thingsOf: ReadonlyMap<Member, Things>;
}

let cast: Cast;

beforeAll(async () => {
  const [ada, mo, max] = [
    await site.member('Ada'),
    await site.member('Mo', ['moderator']),
    await site.member('Max', ['moderator', 'other']),
  ];
  const thingsOf = new Map<Member, Things>();
  for (const member of [ada, mo, max]) thingsOf.set(member, await addThings(db, member));
  cast = { ada, mo, max, thingsOf };
});

/** The refusal code of an action on another account's content. */
async function refusal(call: (typeof CALLS)[number][1], who: Member | null, whose: Member) {
  const things = cast.thingsOf.get(whose);
  if (!things) throw new Error('Nobody we know.');
  return site.refusal(call, who, {
    params: { id: targetOf(call, things) },
    body: moderationBody(call),
  });
}

describe('the calls of moderators', () => {
  it('are those of accounts, puzzles, collections and comments', () => {
    expect(CALLS.map(([name]) => name).toSorted()).toEqual([
      'GET /moderation/user/:id',
      'GET /moderation/user/:id/collections',
      'GET /moderation/user/:id/comments',
      'GET /moderation/user/:id/moderations/given',
      'GET /moderation/user/:id/moderations/received',
      'GET /moderation/user/:id/puzzles',
      'GET /moderation/user/:id/restrictions',
      'POST /moderation/collection/:id/delete',
      'POST /moderation/collection/:id/description/remove',
      'POST /moderation/collection/:id/unpublish',
      'POST /moderation/comment/:id/delete',
      'POST /moderation/comment/:id/remove',
      'POST /moderation/puzzle/:id/delete',
      'POST /moderation/puzzle/:id/description/remove',
      'POST /moderation/puzzle/:id/unpublish',
      'POST /moderation/user/:id/ban',
      'POST /moderation/user/:id/description/remove',
      'POST /moderation/user/:id/name/remove',
      'POST /moderation/user/:id/picture/remove',
      'POST /moderation/user/:id/unban',
      'PUT /moderation/user/:id/restrictions',
      'PUT /moderation/user/:id/status',
    ]);
    expect(MODERATION_CALLS.every(({ caller }) => caller === 'moderator')).toBe(true);
  });
});

describe.each(CALLS)('%s', (_, call) => {
  it('is not for visitors, nor for members, be it about themselves', async () => {
    expect(await refusal(call, null, cast.ada)).toBe('signed_out');
    expect(await refusal(call, cast.ada, cast.mo)).toBe('forbidden');
    expect(await refusal(call, cast.ada, cast.ada)).toBe('forbidden');
  });

  it('knows nothing of ids that are not there, or are none', async () => {
    const body = moderationBody(call);

    expect(await site.refusal(call, cast.mo, { params: { id: uuidv7() }, body })).toBe('not_found');
    expect(await site.refusal(call, cast.mo, { params: { id: 'me' }, body })).toBe(
      'invalid_request',
    );
  });
});

describe.each(CHANGES)('%s', (_, call) => {
  it('reaches neither other moderators nor oneself, and leaves no trace then', async () => {
    expect(await refusal(call, cast.mo, cast.max)).toBe('forbidden');
    expect(await refusal(call, cast.mo, cast.mo)).toBe('forbidden');

    expect(await deedsTo(site, cast.max.id)).toEqual([]);
    expect(await toldTo(site, cast.max.id)).toEqual([]);
  });

  it('wants a message, and no field it does not know', async () => {
    const params = { id: cast.ada.id };
    const body = moderationBody(call);
    const bodies = [
      undefined,
      {},
      { ...body, message: '' },
      { ...body, message: 'x'.repeat(1001) },
      { ...body, message: 'a\0b' },
      { ...body, more: 1 },
    ];
    for (const wrong of bodies)
      expect(await site.refusal(call, cast.mo, { params, body: wrong })).toBe('invalid_request');
  });

  it('is done once for a member, logged, and told', async () => {
    const bea = await site.member('Bea');
    const params = { id: targetOf(call, await addThings(db, bea)) };
    const isEnd = call === unbanUser;
    if (isEnd) await site.ask(banUser, cast.mo, { params, body: moderationBody(banUser) });
    const before = isEnd ? 1 : 0;

    await site.ask(call, cast.mo, { params, body: moderationBody(call) });

    const [deed, ...more] = (await deedsTo(site, bea.id)).slice(before);
    expect(more).toEqual([]);
    expect(deed).toMatchObject({ moderatorId: cast.mo.id, message: MESSAGE });
    expect(deed?.target).toBe(params.id === bea.id ? null : params.id);
    expect(deed?.description).toMatch(/^[A-Z].*\.$/);
    expect(deed?.text && english.say(deed.text)).toBe(deed?.description);
    const [told, ...others] = (await toldTo(site, bea.id)).slice(before);
    expect(others).toEqual([]);
    if (deed?.action === 'block') expect(told).toBeUndefined();
    else {
      expect(told).toMatchObject({
        type: 'account',
        sourceId: deed?.id,
        read: false,
        remark: MESSAGE,
      });
      expect(told?.text && `${english.say(asMarkdown(told.text))}\n\n${MESSAGE}`).toBe(
        told?.message,
      );
      expect(told?.message).toMatch(
        /^A moderator (?:has|changed) .*\.\n\nPlease read the \*\*rules\*\*\.$/,
      );
    }
  });
});

describe.each(READS)('%s', (_, call) => {
  it('is for moderators about everybody, and leaves no trace', async () => {
    const rows = async () => [await db.$count(moderations), await db.$count(notifications)];
    const before = await rows();
    for (const member of [cast.ada, cast.max, cast.mo]) {
      const response = await site.call(call, cast.mo, { params: { id: member.id } });

      expect(response.status).toBe(200);
    }
    expect(await rows()).toEqual(before);
  });
});
