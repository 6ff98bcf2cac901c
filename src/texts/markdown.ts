import { mapWords } from './mapWords.ts';
import type { Text } from './message.ts';

/** Escape a text so that Markdown shows it unchanged, in one line. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, '\\$&').replaceAll(/\s+/g, ' ');
}

/**
 * A text whose pattern is Markdown, with all user content in it escaped. Strings that `select`
 * compares must be letters, which stay as they are.
 */
export function asMarkdown<T extends Text>(text: T): T {
  return mapWords(text, escapeMarkdown);
}
