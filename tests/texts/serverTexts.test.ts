import { describe, expect, it } from 'vitest';
import { NOTICES, REFUSALS, textsOf } from '#tests/support/serverTexts.ts';
import { german } from '#tests/support/german.ts';
import { GERMAN } from '#tests/support/germanTexts.ts';
import { canFormat } from '#texts/canFormat.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import { english } from '#texts/english.ts';
import { isText } from '#texts/isText.ts';

const ALL = [...textsOf('refusals', REFUSALS), ...textsOf('notices', NOTICES)];

/** Frequent English words that are no German ones. */
const ENGLISH_WORDS =
  /\b(?:the|this|that|your|you|is|isn’t|can’t|has|of|and|with|please|try|no|some|someone|untitled|puzzles?|collections?|comments?|account|until|allowed|again|days?|hours?|minutes|seconds?|browser on)\b/i;
/** Sign-in methods and values with names alone are the same in both languages. */
const NAMES_ALONE = /^notices\.method(?:Named)?$/;

describe('each text of the server', () => {
  it.each(ALL)('%s is said in German', (id, text) => {
    const said = german.say(text);

    expect(said).not.toMatch(/[{}]|undefined|\[object/);
    expect(said).not.toMatch(ENGLISH_WORDS);
    if (!NAMES_ALONE.test(id)) expect(said).not.toBe(english.say(text));
  });

  it.each(ALL)('%s is known after it was sent', (_, text) => {
    const sent: unknown = JSON.parse(JSON.stringify(text));

    expect(isText(sent)).toBe(true);
    expect(sent).toEqual(text);
    expect(canFormat(ENGLISH, text) && canFormat(GERMAN, text)).toBe(true);
  });
});

describe('a refusal', () => {
  it.each(textsOf('refusals', REFUSALS))('%s is whole sentences in both languages', (_, text) => {
    for (const said of [english.say(text), german.say(text)])
      expect(said).toMatch(/^[\p{Lu}„“].*[.”“]$/su);
  });
});

describe('a change of permissions', () => {
  it('names what is forbidden until when, and what is allowed again', () => {
    const [, permissions] = textsOf('notices', { permissions: NOTICES.permissions })[0] ?? [];

    expect(permissions && english.say(permissions)).toBe(
      [
        'A moderator changed your permissions: no comments until February 1, 2027 at 12:00 PM UTC',
        'comments allowed again',
        'no new or changed puzzles until February 1, 2027 at 12:00 PM UTC',
        'new and changed puzzles allowed again',
        'no new or changed collections until February 1, 2027 at 12:00 PM UTC',
        'new and changed collections allowed again',
        'no ratings until February 1, 2027 at 12:00 PM UTC',
        'ratings allowed again.',
      ].join('; '),
    );
  });
});
