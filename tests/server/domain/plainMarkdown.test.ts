import { describe, expect, it } from 'vitest';
import { puzzleDescription, userDescription } from '#server/domain/cardTexts.ts';
import { plainMarkdown } from '#server/domain/plainMarkdown.ts';
import { puzzleBrief, userBrief } from '#tests/support/briefs.ts';

describe('Markdown as words', () => {
  it.each([
    ['words', 'Two colors', 'Two colors'],
    ['emphasis and code', '*Two* **colors**, `one` board', 'Two colors, one board'],
    ['a link', '[the rules](/rules)', 'the rules'],
    ['a picture', '![a map](https://site.example/map.png)', 'a map'],
    ['paragraphs', 'One.\n\nTwo.', 'One. Two.'],
    ['a list', '- one\n- two', 'one two'],
    ['lines', 'one  \ntwo\nthree', 'one two three'],
    ['a heading', '# Title\ntext', 'Title text'],
    ['signs that mean nothing', '2 * 3 < 7 | 8', '2 * 3 < 7 | 8'],
    ['a spoiler', 'Start with ||the corner||.', 'Start with █████.'],
    ['a spoiler of any length', `||${'x'.repeat(300)}||`, '█████'],
    ['a spoiler with emphasis', 'a ||b **c** d|| e', 'a █████ e'],
    ['a spoiler in emphasis', '**||a||**', '█████'],
    ['a spoiler in a list', '- ||a||\n- b', '█████ b'],
    ['two spoilers', '||a|| and ||b||', '█████ and █████'],
    ['nothing', '', ''],
  ])('keeps %s', (_, markdown, words) => {
    expect(plainMarkdown(markdown)).toBe(words);
  });

  it('hides spoilers in texts beyond the limits, also one that stays open', () => {
    const heavy = '>'.repeat(50);
    expect(plainMarkdown(`${heavy} a ||b|| c`)).toBe(`${heavy} a █████ c`);
    expect(plainMarkdown(`${heavy} a ||b|| c ||d`)).toBe(`${heavy} a █████ c █████`);
  });
});

describe('descriptions of links', () => {
  const description = 'Begin *here*: ||row 3 is dark||';

  it('hide spoilers and marks', () => {
    expect(puzzleDescription(puzzleBrief({ description }))).toMatch(/Begin here: █████$/);
    expect(userDescription(userBrief({ description }))).toMatch(/Begin here: █████$/);
  });
});
