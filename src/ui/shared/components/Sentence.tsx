/**
 * A clue's sentence: `*word*` becomes an emphasized key word, and in the author's own words also
 * `**word**`; other Markdown does not occur.
 */
export function Sentence({ text }: { text: string }) {
  const parts = text.split(/\*{1,2}([^*]+)\*{1,2}/);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <em key={i}>{part}</em> : part))}</>;
}
