/** A clue's sentence: `*word*` becomes an emphasized key word; other Markdown does not occur. */
export function Sentence({ text }: { text: string }) {
  const parts = text.split(/\*([^*]+)\*/);
  return <>{parts.map((part, i) => (i % 2 === 1 ? <em key={i}>{part}</em> : part))}</>;
}
