import { expect } from 'vitest';
import { composeSentence } from '#engine/explain/sentence.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { english } from '#texts/english.ts';
import type { FoundStep } from '../hintSteps.ts';
import { checkFault } from './checkFault.ts';
import { checkReason } from './checkReason.ts';
import { SentenceBoard } from './SentenceBoard.ts';

/**
 * Expects every number and every place in the sentence of a step to be right, counted on the board
 * again. A sentence of another kind fails.
 */
export function checkSentence(found: FoundStep): void {
  checkText(sentenceOf(found), found);
}

export function sentenceOf({ step, grid }: FoundStep): string {
  return english.say(composeSentence(step, boardOf(grid)));
}

/** The same for a text that may be wrong. */
export function checkText(text: string, found: FoundStep): void {
  const board = new SentenceBoard(found);
  const isKnown = checkReason(text, board) || checkFault(text, board);
  expect(isKnown, `a sentence that is checked: ${text}`).toBe(true);
}
