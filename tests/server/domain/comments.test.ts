import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLinks, mentionedIds } from '#server/domain/comments.ts';
import { englishMessage } from '#server/db/notifications.ts';
import { commentNotices } from '#server/domain/notices.ts';

const ADA = '01890a5d-ac96-774b-bcce-b302099a8057';
const BEN = '01890a5d-ac96-774b-bcce-b302099a8058';
const idOf = (n: number) => `01890a5d-ac96-774b-bcce-${String(n).padStart(12, '0')}`;

describe('a mention', () => {
  it.each<[text: string, ids: string[]]>([
    [`Hello [@Ada](/profile/${ADA})!`, [ADA]],
    [`[@Ada](/profile/${ADA}/) and [@Ben B.](/profile/${BEN})`, [ADA, BEN]],
    [`[@Ada](/profile/${ADA}) [@Ada](/profile/${ADA.toUpperCase()})`, [ADA]],
    [`[@\\[Ada\\] \\\\](/profile/${ADA})`, [ADA]],
    [`[@👩‍👩‍👧](/profile/${ADA})`, [ADA]],
    [`[[@Ada](/profile/${ADA})](https://x.example)`, [ADA]],
  ])('is found in %j', (text, ids) => {
    expect(mentionedIds(text)).toEqual(ids);
  });

  it.each([
    `@Ada`,
    `[Ada](/profile/${ADA})`,
    `[@](/profile/${ADA})`,
    `[@Ada] (/profile/${ADA})`,
    `[@Ada](/profile/${ADA}0)`,
    `[@Ada](/profile/${ADA.slice(1)})`,
    `[@Ada](/profile/me)`,
    `[@Ada](https://elsewhere.example/profile/${ADA})`,
    `[@Ada](//profile/${ADA})`,
    `[@Ada](/profile/../profile/${ADA})`,
    `[@Ada](/profile/${ADA}?x=1)`,
    `[@Ada\n](/profile/${ADA})`,
    `[@Ada\\](/profile/${ADA})`,
    `[@${'a'.repeat(257)}](/profile/${ADA})`,
  ])('is not %j', (text) => {
    expect(mentionedIds(text)).toEqual([]);
  });

  it('of more than twenty people is one of the first twenty', () => {
    const text = Array.from({ length: 30 }, (_, i) => `[@P](/profile/${idOf(i)})`).join('');

    expect(mentionedIds(text)).toEqual(Array.from({ length: 20 }, (_, i) => idOf(i)));
  });

  it('is looked for in any text, and is always the id of an account', () => {
    const piece = fc.constantFrom(
      '[@',
      ']',
      '(/profile/',
      ADA,
      ')',
      '\\',
      '[',
      '(',
      '@a',
      '\n',
      '-',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))), (pieces) => {
        const ids = mentionedIds(pieces.join(''));

        expect(ids.filter((id) => id !== ADA)).toEqual([]);
        expect(ids.length).toBeLessThanOrEqual(1);
        expect(pieces.join('')).toContain(ids[0] ?? '');
      }),
    );
  });

  it('is looked for in no more steps than a text made to confuse can take', () => {
    for (const unit of ['[@', '[@a', '[@a]', '[@\\', '[@a](/profile/', `[@a](/profile/${ADA}`]) {
      const text = unit.repeat(5000).slice(0, 5000);

      expect(mentionedIds(text)).toEqual([]);
      expect(countLinks(text)).toBeLessThan(5000);
    }
  });
});

describe('links', () => {
  it.each<[text: string, count: number]>([
    ['no link at all: (see below) [1] a/b //c', 0],
    [`[@Ada](/profile/${ADA}) [that](/solve/${ADA})`, 0],
    ['https://a.example', 1],
    ['[a](https://a.example)', 1],
    ['[https://a.example](https://a.example)', 1],
    ['<https://a.example><https://b.example>', 2],
    ['HTTP://a.example www.b.example mailto:c@d.example', 3],
    ['[a](//a.example) [b]( //b.example )', 2],
    ['[a](<//a.example>) ![b](b.example)', 2],
    ['[a](&#104;ttps://a.example) [b](h\\ttps&colon;//b.example)', 2],
    ['[a][1] [b][2]\n\n[1]: //a.example\n[2]: //b.example', 2],
    ['[a](/\\a.example) [b](\\/\\/b.example) [c](/&sol;c.example)', 3],
    ['[home](/) [top](/#top) [found](/search?q=a)', 0],
    ['[home]( /solve ) [a [b](/c](https://d.example)', 1],
  ])('are counted: %j has %s', (text, count) => {
    expect(countLinks(text)).toBe(count);
  });
});

describe('who is told of a comment', () => {
  const comment = {
    id: idOf(1),
    authorId: ADA,
    authorName: 'Ada',
    puzzleId: idOf(2),
    puzzleTitle: 'Moon & *stars*',
    puzzleMark: null,
    puzzleCreatorId: BEN,
    mentionedIds: [idOf(3), BEN, ADA],
  };

  it('is whoever made the puzzle, and whoever is mentioned, each once, and not its author', () => {
    const notices = commentNotices(comment);

    expect(notices.map((notice) => [notice.userId, englishMessage(notice)])).toEqual([
      [BEN, '**Ada** commented on your puzzle **Moon \\& \\*stars\\***.'],
      [idOf(3), '**Ada** mentioned you in a comment on **Moon \\& \\*stars\\***.'],
    ]);
    expect(notices[0]).toMatchObject({
      type: 'commentActivity',
      target: `/solve/${idOf(2)}`,
      sourceId: idOf(1),
    });
  });

  it('is nobody where the author is all of them', () => {
    expect(commentNotices({ ...comment, puzzleCreatorId: ADA, mentionedIds: [ADA] })).toEqual([]);
  });

  it('reads of a puzzle without a title', () => {
    const [notice] = commentNotices({ ...comment, puzzleTitle: ' \n ' });

    expect(notice && englishMessage(notice)).toBe(
      '**Ada** commented on your puzzle **Untitled puzzle**.',
    );
  });
});
