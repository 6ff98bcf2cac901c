/** A clue's sentence: `*word*` becomes an accented key word, other Markdown does not occur there. */
export function Sentence({ text }: { text: string }) {
  const pieces = text.split(/\*([^*]+)\*/);
  return <>{pieces.map((piece, i) => (i % 2 === 1 ? <em key={i}>{piece}</em> : piece))}</>;
}
