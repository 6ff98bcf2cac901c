import { asMarkdown } from '#texts/markdown.ts';
import type { Translator } from '#texts/translator.ts';
import type { ReadableNotification } from './notificationPages.ts';

/** A notification in the language of a translator, in Markdown. */
export function noticeMarkdown(
  t: Translator,
  { message, said, remark }: ReadableNotification,
): string {
  if (!said) return message;
  const sentence = t.say(asMarkdown(said));
  return remark ? `${sentence}\n\n${remark}` : sentence;
}
