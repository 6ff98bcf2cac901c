import { describe, expect, it } from 'vitest';
import { changeInWords } from '#ui/editor/assistant/useSolverRun.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { english } from '#texts/english.ts';

const NUMBER = '2x1|T2:nn|C1:|Z|Snumber,x=0,y=0,number=2';

describe('a change since a solver was asked', () => {
  it.each([
    ['a symbol more', '2x1', NUMBER, 'before this area number 2'],
    ['another value', NUMBER, NUMBER.replace('=2', '=1'), 'before this area number 1'],
    ['a symbol less', NUMBER, '2x1', 'before your changes'],
    ['one that moved', NUMBER, '2x1|T2:nn|C1:|Z|Snumber,x=1,y=0,number=2', 'before your changes'],
    ['a rule more', '2x1', '2x1|T2:nn|C1:|Z|S|Runderclued', 'before this rule'],
    [
      'another rule',
      '2x1|T2:nn|C1:|Z|S|Rcell_count,color=dark,count=1',
      '2x1|T2:nn|C1:|Z|S|Rcell_count,color=dark,count=2',
      'before this rule',
    ],
    ['a rule less', '2x1|T2:nn|C1:|Z|S|Runderclued', '2x1', 'before your changes'],
    ['a rule and a symbol', '2x1', `${NUMBER}|Runderclued`, 'before your changes'],
    ['another size', '2x1', '3x1', 'before your changes'],
    ['a fixed cell', '2x1|T2:nn', '2x1|T2:Bn', 'before your changes'],
  ])('is named: %s', (_, before, after, words) => {
    expect(english.say(changeInWords(gridFrom(before), gridFrom(after)))).toBe(words);
  });
});
