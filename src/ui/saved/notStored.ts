import { message, type Text } from '#texts/message.ts';
import { DraftNotStored } from '#ui/shared/platform/draftStore.ts';

/** The message for a draft that could not be stored. Other errors are thrown again. */
export function notStored(error: unknown): Text {
  if (!(error instanceof DraftNotStored)) throw error;
  return error.reason === 'noRoom' ? message('drafts.noRoom') : message('drafts.refused');
}
