import { describe, expect, it } from 'vitest';
import { createCollection, updateCollection } from '#contract/collections.ts';
import { editComment, postComment } from '#contract/comments.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { banUser, changeStatus, removeUserName } from '#contract/moderation.ts';
import { createPuzzle, updatePuzzle } from '#contract/puzzles.ts';
import { updateMe } from '#contract/users.ts';
import { oldMember } from '#tests/support/oldMember.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const ada = await oldMember(site, 'Ada');
const moderator = await site.member('Moderator', ['moderator']);

const PUZZLE = { title: 'Corner', designDifficulty: 3, data: 'dfl_AA' };
const COLLECTION = { title: 'Corners', isSeries: false };

/** Calls that store users' Markdown, and the rest of their bodies. */
const TEXTS: readonly [string, Endpoint, string, object][] = [
  ['a comment', postComment, 'content', {}],
  ['a comment that is changed', editComment, 'content', {}],
  ['a puzzle', createPuzzle, 'description', PUZZLE],
  ['a puzzle that is changed', updatePuzzle, 'description', PUZZLE],
  ['a collection', createCollection, 'description', COLLECTION],
  ['a collection that is changed', updateCollection, 'description', {}],
  ['a profile', updateMe, 'description', {}],
  ['a moderator, of a name', removeUserName, 'message', {}],
  ['a moderator, of a ban', banUser, 'message', { expiresInSeconds: 60 }],
  ['a moderator, of a status', changeStatus, 'message', { status: false }],
];

describe('the Markdown of', () => {
  it.each(TEXTS)(
    '%s is taken only where it is read in a moment',
    async (_, endpoint, field, rest) => {
      const who = endpoint.caller === 'moderator' ? moderator : ada;
      const params = Object.fromEntries(
        ['id', 'puzzleId', 'commentId'].map((name) => [name, ada.id]),
      );
      const body = { ...rest, [field]: `${'>'.repeat(13)} so deep` };
      const response = await site.call(endpoint, who, { params, body });

      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        code: 'invalid_request',
        summary: expect.stringMatching(
          /is not valid: expected fewer lines, quotes, lists or marks such as \* and \[\.$/,
        ) as string,
        text: { id: 'refusals.fieldUnread', values: { field } },
      });
    },
  );
});
