import { describe, expect, it } from 'vitest';
import { isHeavyMarkdown, MARKDOWN_LIMITS } from '#contract/markdown.ts';
import { filled } from '#tests/support/heavyMarkdown.ts';

const { length, lines, nested, levels, marks } = MARKDOWN_LIMITS;

describe('a text in Markdown', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['words', 'a '.repeat(2500)],
    ['a quote in a list', '- > 1. a\n  > b'],
    ['a line across', '---\n- - - - -\n***'],
    ['quotes as deep as they may be', '> '.repeat(nested)],
    ['quotes in many lines', '> > a\n'.repeat(lines - 1)],
    ['as many lines as it may have', '\n'.repeat(lines - 1)],
    ['as many marks as it may have', '*a* '.repeat(marks / 2)],
    ['long marks, which count once', `${'*'.repeat(4000)} ${'_'.repeat(900)}`],
    ['many links', '[a](/b) '.repeat(marks / 2)],
    ['a board in brackets', `${'[ ]'.repeat(20)}\n`.repeat(20)],
    ['a board in letters', '. # # . | . # . .\n'.repeat(20)],
    ['numbers and minus signs in a sentence', 'It is 3. - 4. + 5) > 6, '.repeat(100)],
    ['a list in lists', Array.from({ length: 11 }, (_, i) => `${'    '.repeat(i)}- a\n`).join('')],
    ['code that is indented', `${' '.repeat(400)}a`],
  ])('may have %s', (_, text) => {
    expect(isHeavyMarkdown(text)).toBe(false);
  });

  it.each<[keyof typeof MARKDOWN_LIMITS, string]>([
    ['length', 'a'.repeat(length + 1)],
    ['lines', '\n'.repeat(lines)],
    ['lines', '\r'.repeat(lines)],
    ['lines', '\r\n'.repeat(lines)],
    ['lines', 'a\n=\n'.repeat(1250)],
    ['nested', '>'.repeat(nested + 1)],
    ['nested', `a\n${' >'.repeat(nested + 1)}`],
    ['nested', filled('1. ', 5000)],
    ['nested', filled('123456789) ', 5000)],
    ['nested', `${'>- '.repeat(nested / 2)}+`],
    ['nested', `${'*\t'.repeat(nested)}* a`],
    ['levels', `${'> '.repeat(10)}a\n`.repeat(levels / 10 + 1)],
    ['levels', `${'    '.repeat(9)}- a\n`.repeat(levels / 10 + 1)],
    ['nested', `${'    '.repeat(nested)}- a`],
    ['nested', `a\n${'\t'.repeat(nested)}> a`],
    ['marks', '*a '.repeat(marks + 1)],
    ['marks', '_a '.repeat(marks + 1)],
    ['marks', '[a'.repeat(marks + 1)],
    ['marks', '![a'.repeat(marks + 1)],
    ['marks', '||a'.repeat(marks + 1)],
    ['marks', `${'!['.repeat(marks - 1)}${'](a)'.repeat(2)}`],
    ['marks', '`a '.repeat(marks + 1)],
    ['marks', '<a '.repeat(marks + 1)],
  ])('has a limit of %s: %j', (_, text) => {
    expect(isHeavyMarkdown(text)).toBe(true);
  });
});
