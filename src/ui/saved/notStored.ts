import { message, type Text } from '#texts/message.ts';
import { DraftNotStored } from '#ui/shared/platform/draftStore.ts';

/** Why a draft could not be stored, in a sentence. Any other error is thrown again. */
export function notStored(error: unknown): Text {
  if (!(error instanceof DraftNotStored)) throw error;
  return error.reason === 'noRoom' ? message('drafts.noRoom') : message('drafts.refused');
}
