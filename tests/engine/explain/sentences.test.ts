import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { WALKED } from '#tests/support/sampleWalks.ts';
import { checkSentence, checkText, sentenceOf } from '#tests/support/sentences/checkSentence.ts';

/** The text with each of its numbers one larger, one at a time. */
function withOtherNumbers(text: string): readonly string[] {
  // Rules in quotes are compared by the test of spoken steps.
  const quoted = text.replaceAll(/“.+?”/g, (it) => ' '.repeat(it.length));
  return [...quoted.matchAll(/\d+/g)].map(({ 0: number, index }) => {
    const end = index + number.length;
    return `${text.slice(0, index)}${Number(number) + 1}${text.slice(end)}`;
  });
}

describe('the sentence of a step', () => {
  it('has the numbers and places of the board', () => {
    for (const found of WALKED) {
      try {
        checkSentence(found);
      } catch (error) {
        throw new Error(`${sentenceOf(found)} on ${writeGridText(found.grid)}`, { cause: error });
      }
    }
    expect(WALKED.length).toBeGreaterThan(0);
  });

  it('has no number that could be another one', () => {
    const direct = WALKED.filter(({ step }) => step.cause.type !== 'whatIf');
    const others = direct.flatMap((found) =>
      withOtherNumbers(sentenceOf(found)).map((text) => ({ text, found })),
    );
    const passed = others.filter(({ text, found }) => {
      try {
        checkText(text, found);
        return true;
      } catch {
        return false;
      }
    });
    expect(others.length).toBeGreaterThan(0);
    expect(passed.map(({ text }) => text)).toEqual([]);
  });
});
