import { message, type Text } from '#texts/message.ts';
import { ApiError } from './ApiError.ts';
import { NoAnswerError } from './NoAnswerError.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('account');

/**
 * What a failed call says to the visitor: the summary of the server with the status, and sentences
 * of our own for what any call may be refused for.
 */
export function problemOf(error: unknown): Text {
  if (error instanceof NoAnswerError) return message('account.noAnswer');
  if (error instanceof ApiError) {
    if (error.code === 'signed_out') return message('account.signedOut');
    if (error.code === 'confirmation_needed') return message('account.confirmationNeeded');
    if (error.code === 'restricted') return message('account.restricted');
  }
  return error instanceof Error ? error.message : String(error);
}
