import { describe, expect, it } from 'vitest';
import { canFormat } from '#texts/canFormat.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import { english } from '#texts/english.ts';
import { isText, TEXT_BOUNDS } from '#texts/isText.ts';
import { asMarkdown } from '#texts/markdown.ts';
import { mapWords } from '#texts/mapWords.ts';
import { joined, listed, message, momentOf, type Text } from '#texts/message.ts';

const { length, parts, depth } = TEXT_BOUNDS;

function nested(levels: number): unknown {
  return levels === 0 ? 'x' : { sequence: [nested(levels - 1)], separator: '' };
}

describe('a value from elsewhere', () => {
  it.each<[string, unknown]>([
    ['words', 'Ada'],
    ['a message', message('refusals.noPuzzle')],
    ['a message with values', message('refusals.dataTooLong', { most: 3 })],
    ['a message that is unknown here', { id: 'future.text', values: { a: { id: 'b.c' } } }],
    ['a list', listed(['a', 'b'], 'disjunction')],
    ['a sequence', joined(['a', message('refusals.gone')])],
    ['a moment', momentOf(new Date(0), 'day')],
    ['as many words as there may be', 'x'.repeat(length)],
    ['as deep as it may be', nested(depth)],
  ])('is a text: %s', (_, value) => {
    expect(isText(JSON.parse(JSON.stringify(value)))).toBe(true);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['an object without an id', { values: {} }],
    ['an id that is no string', { id: 5 }],
    ['values that are no object', { id: 'refusals.gone', values: 'x' }],
    ['a value that is neither text nor number', { id: 'a.b', values: { a: true } }],
    ['a list of another type', { list: ['a'], type: 'unit' }],
    ['a list of what is no text', { list: [5], type: 'conjunction' }],
    ['a sequence without a separator', { sequence: ['a'] }],
    ['a moment at no time', { time: 'soon', style: 'day' }],
    ['a moment in another style', { time: '2027-01-01T00:00:00.000Z', style: 'hour' }],
    ['too many words', 'x'.repeat(length + 1)],
    ['too many parts', joined(Array.from({ length: parts + 1 }, () => 'x'))],
    ['too deep', nested(depth + 1)],
  ])('is none: %s', (_, value) => {
    expect(isText(value)).toBe(false);
  });
});

describe('a text from elsewhere is known', () => {
  const known = (value: unknown) => isText(value) && canFormat(ENGLISH, value);

  it('with its id and the values of its pattern', () => {
    expect(known({ id: 'refusals.gone' })).toBe(true);
    expect(known({ id: 'refusals.dataTooLong', values: { most: 5, more: 'x' } })).toBe(true);
    expect(known({ id: 'notices.allowed', values: { restriction: 'new' } })).toBe(true);
  });

  it.each<[string, unknown]>([
    ['an unknown text', { id: 'refusals.future' }],
    ['an unknown area', { id: 'future.gone' }],
    ['what every object has', { id: 'constructor.keys' }],
    ['no area', { id: 'gone' }],
    ['no value', { id: 'refusals.fieldUnread' }],
    ['no value inside a choice', { id: 'notices.duration', values: { unit: 'day' } }],
    ['words where it counts', { id: 'refusals.dataTooLong', values: { most: 'many' } }],
    [
      'words where it counts inside a choice',
      { id: 'notices.duration', values: { unit: 'day', count: 'x' } },
    ],
    [
      'an unknown text inside',
      { id: 'refusals.puzzleUnread', values: { reason: { id: 'parse.future' } } },
    ],
    ['an unknown text in a list', { list: [{ id: 'refusals.future' }], type: 'conjunction' }],
    ['an unknown text in a sequence', { sequence: [{ id: 'a.b' }], separator: '' }],
    ['tags, which a component writes', { id: 'moderation.by', values: { name: 'Ada' } }],
  ])('but not with %s', (_, value) => {
    expect(known(value)).toBe(false);
  });
});

describe('the words in a text', () => {
  it('are changed wherever they are, and nothing else', () => {
    const text: Text = joined([
      'a',
      listed(['b', momentOf(new Date(0), 'day')]),
      message('notices.commented', { name: 'c', title: message('notices.untitledPuzzle') }),
      message('refusals.dataTooLong', { most: 3 }),
    ]);

    expect(mapWords(text, (words) => words.toUpperCase())).toEqual(
      joined([
        'A',
        listed(['B', momentOf(new Date(0), 'day')]),
        message('notices.commented', { name: 'C', title: message('notices.untitledPuzzle') }),
        message('refusals.dataTooLong', { most: 3 }),
      ]),
    );
  });

  it('are escaped for Markdown, whose marks are in the pattern', () => {
    const text = message('notices.commented', { name: '*A* [b](c)', title: 'one\ntwo' });

    expect(english.say(asMarkdown(text))).toBe(
      '**\\*A\\* \\[b\\]\\(c\\)** commented on your puzzle **one two**.',
    );
  });
});
