/** The sentences of a text. No full stop occurs inside one. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=\.)\s+/);
}

/** Number of words of a sentence. */
export function countWords(sentence: string): number {
  return sentence.trim().split(/\s+/).length;
}
