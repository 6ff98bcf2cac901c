import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { joined, listed, type Message } from '#texts/message.ts';
import { createTranslator } from '#texts/translator.ts';

const PATTERNS = {
  plain: 'A dark cell',
  cells: '{count, plural, one {# cell} other {# cells}}',
  area: 'this {color, select, dark {dark} other {light}} area',
  at: '{clue} at {place}',
  link: 'Read <b>the {what}</b> first',
};

const texts = {
  test: Object.fromEntries(
    Object.entries(PATTERNS).map(([key, pattern]) => [key, compile(pattern)]),
  ),
};
const english = createTranslator('en', texts);
const german = createTranslator('de', texts);

/**
 * A text of the patterns above, which are none of the product's: hence the assertion, for names are
 * typed by the texts that there are.
 */
function test(key: keyof typeof PATTERNS, values?: Message['values']): Message {
  return { id: `test.${key}`, ...(values && { values }) } as unknown as Message;
}

describe('a text', () => {
  it('is written as its pattern says', () => {
    expect(english.say(test('plain'))).toBe('A dark cell');
    expect(english.say(test('area', { color: 'dark' }))).toBe('this dark area');
    expect(english.say(test('area', { color: 'gray' }))).toBe('this light area');
  });

  it('counts in the way of its language', () => {
    expect(english.say(test('cells', { count: 1 }))).toBe('1 cell');
    expect(english.say(test('cells', { count: 12_345 }))).toBe('12,345 cells');
    expect(german.say(test('cells', { count: 12_345 }))).toBe('12.345 cells');
  });

  it('may hold other texts', () => {
    const place = test('cells', { count: 2 });

    expect(english.say(test('at', { clue: test('plain'), place }))).toBe('A dark cell at 2 cells');
  });

  it('keeps words of an author as they are, braces and tags too', () => {
    expect(english.say('{count} <b>')).toBe('{count} <b>');
    expect(english.say(test('at', { clue: '{x}', place: '<b>' }))).toBe('{x} at <b>');
  });

  it('that is not there is a bug', () => {
    const unknown = { ...test('plain'), id: 'test.none' } as unknown as Message; // as above

    expect(() => english.say(unknown)).toThrow(/test\.none/);
  });
});

describe('several texts', () => {
  const three = [test('plain'), 'b', 'c'];

  it('make a list in the way of the language', () => {
    expect(english.say(listed(three))).toBe('A dark cell, b, and c');
    expect(german.say(listed(three))).toBe('A dark cell, b und c');
    expect(german.say(listed(three, 'disjunction'))).toBe('A dark cell, b oder c');
  });

  it('stand one after the other', () => {
    expect(english.say(joined(three, '; '))).toBe('A dark cell; b; c');
    expect(english.say(joined([]))).toBe('');
  });
});

describe('a text with tags', () => {
  it('is given in parts', () => {
    const tagged = (inside: readonly unknown[]) => ({ inside });
    const { id } = test('link');

    expect(english.rich<object>(id, { what: 'rules', b: tagged })).toEqual([
      'Read ',
      { inside: ['the rules'] },
      ' first',
    ]);
  });
});

describe('a number', () => {
  it('is written in the way of the language', () => {
    expect(english.number(1234.5)).toBe('1,234.5');
    expect(german.number(1234.5)).toBe('1.234,5');
    expect(german.number(0.5, { style: 'percent' })).toBe('50\u00A0%');
  });
});
