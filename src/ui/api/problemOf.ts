import { message, type Text } from '#texts/message.ts';
import { NoAnswerError } from './NoAnswerError.ts';

/** What a failed call says to the visitor: the summary of the server with the status. */
export function problemOf(error: unknown): Text {
  if (error instanceof NoAnswerError) return message('account.noAnswer');
  return error instanceof Error ? error.message : String(error);
}
