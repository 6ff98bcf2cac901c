import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressing,
  writeMention,
  nameBegunAt,
  NOTHING_WRITTEN,
  readMentions,
  withPerson,
  writeMentions,
} from '#ui/people/comments/mentions.ts';

const ODA = { id: 'a1', name: 'Oda Prins' };
const OD = { id: 'b2', name: 'Oda' };

describe('mentions', () => {
  it('are names where one writes, and links where it is sent', () => {
    const content = 'Thank you, [@Oda Prins](/profile/a1), and **[@Oda](/profile/b2)**!';
    const written = readMentions(content);

    expect(written.text).toBe('Thank you, @Oda Prins, and **@Oda**!');
    expect(writeMentions(written)).toBe(content);
  });

  it('are of people who were chosen, whole names only', () => {
    const written = { text: '@Oda @Odalys @oda x@Oda', mentions: new Map([[OD.name, OD.id]]) };
    expect(writeMentions(written)).toBe(`${writeMention(OD)} @Odalys @oda x@Oda`);
  });

  it('keep the second of two people with one name as a link', () => {
    const content = '[@Oda](/profile/a1) or [@Oda](/profile/b2)';
    const written = readMentions(content);
    expect(written.text).toBe('@Oda or [@Oda](/profile/b2)');
    expect(writeMentions(written)).toBe(content);
  });

  it('come through for any name and any text around it', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((it) => it.trim() === it && !/[@\n]/.test(it));
    const around = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[@[\]\\]/g, ''));
    fc.assert(
      fc.property(name, around, around, (it, before, after) => {
        const content = `${before} ${writeMention({ id: 'a1', name: it })} ${after}`;
        const written = readMentions(content);
        expect(written.text).toBe(`${before} @${it} ${after}`);
        expect(writeMentions(written)).toBe(content);
      }),
    );
  });
});

describe('a name that is begun', () => {
  it.each([
    ['@Od', 3, { start: 0, name: 'Od' }],
    ['so, @Oda Pr', 11, { start: 4, name: 'Oda Pr' }],
    ['(@o', 3, { start: 1, name: 'o' }],
    ['@Oda and', 3, { start: 0, name: 'Od' }],
    ['me@home', 7, null],
    ['@', 1, null],
    ['@ home', 6, null],
    ['@Oda\nnext', 9, null],
    [`@${'o'.repeat(40)}`, 41, null],
  ])('in %j at %i', (text, caret, begun) => {
    expect(nameBegunAt(text, caret)).toEqual(begun);
  });

  it('gives way to the person who is chosen, and the text goes on', () => {
    const written = { text: 'Ask @od now', mentions: new Map<string, string>() };
    const { written: next, caret } = withPerson(written, { start: 4, name: 'od' }, ODA);

    expect(next.text).toBe('Ask @Oda Prins now');
    expect(next.text.slice(0, caret)).toBe('Ask @Oda Prins ');
    expect(writeMentions(next)).toBe(`Ask ${writeMention(ODA)} now`);
  });

  it('is written for an answer', () => {
    expect(addressing(NOTHING_WRITTEN, ODA).text).toBe('@Oda Prins ');
    expect(addressing({ ...NOTHING_WRITTEN, text: 'Yes,' }, ODA).text).toBe('Yes, @Oda Prins ');
  });
});
