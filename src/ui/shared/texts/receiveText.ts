import { isText } from '#texts/isText.ts';
import type { Text } from '#texts/message.ts';
import { canSay, loadTextsOf, translator } from './texts.ts';

/**
 * A text that the server sent, once its areas are loaded; null if this page does not know it, as
 * that of a newer server, or if its areas cannot be loaded.
 */
export async function receiveText(sent: unknown): Promise<Text | null> {
  if (!isText(sent)) return null;
  try {
    if (!canSay(sent)) await loadTextsOf(sent);
  } catch {
    return null;
  }
  return translator.current().knows(sent) ? sent : null;
}
