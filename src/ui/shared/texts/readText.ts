import { canFormat } from '#texts/canFormat.ts';
import { isText } from '#texts/isText.ts';
import type { Text } from '#texts/message.ts';
import { canSay, loadedTexts, loadTextsOf } from './texts.ts';

/** A text from the server; null if this page does not know it. Rejects if it cannot be loaded. */
export async function readText(sent: unknown): Promise<Text | null> {
  if (!isText(sent)) return null;
  if (!canSay(sent)) await loadTextsOf(sent);
  return canFormat(loadedTexts(), sent) ? sent : null;
}
