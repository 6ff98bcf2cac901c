import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/** Show a toast when the puzzle of a script is on the board, or could not be put there. */
export async function notifyLoaded(title: string, loading: Promise<void>): Promise<void> {
  try {
    await loading;
    notify({ kind: 'success', message: message('code.onBoard', { title }) });
  } catch (error) {
    notify({ kind: 'error', message: message('code.notOnBoard', { title }) });
    throw error;
  }
}
