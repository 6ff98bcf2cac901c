import type { Text } from '#texts/message.ts';

/**
 * A text that the server sent, once its areas are loaded; null if this page does not know it, as
 * that of a newer server, or if something cannot be loaded. Few visits meet such a text, so the
 * code that reads it comes with the first.
 */
export async function receiveText(sent: unknown): Promise<Text | null> {
  if (sent === undefined) return null;
  try {
    const { readText } = await import('./readText.ts');
    return await readText(sent);
  } catch {
    return null;
  }
}
