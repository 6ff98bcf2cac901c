const SNIPPETS = [
  '|',
  ':',
  ',',
  '=',
  '&',
  '&#58;',
  '&#124;',
  '_',
  '.',
  '-',
  'x',
  '0_',
  '1_',
  '0x0',
  '1x1',
  '1000x1000',
  '99999999x99999999',
  'T1:',
  'T0:',
  'T999999999:',
  'C1:',
  'C99999999:AA',
  'C0:AA',
  'Z',
  'S',
  'R',
  'NaN',
  'Infinity',
  '-1',
  '1e9',
  '1e308',
  '0.5',
  '\n',
  '\u0000',
  '\ud800',
  '\u{1f600}',
  '__proto__',
  'constructor',
  'grid=',
  'controlLines=',
  'solvePath=',
  '{',
  '}',
  '[',
  ']',
  '"',
  '\\',
  'null',
  '+',
  '/',
  '%',
];

/**
 * One to eight random changes of `text`: cut, doubled, swapped or replaced pieces, pieces of
 * `other`, nasty snippets.
 */
export function mutate(text: string, other: string, random: () => number): string {
  const changes = 1 + Math.floor(random() * 8);
  let changed = text;
  for (let i = 0; i < changes; i++) changed = mutateOnce(changed, other, random);
  return changed.slice(0, MAX_LENGTH);
}

/** Repeated doubling must not make the inputs grow without end. */
const MAX_LENGTH = 200_000;

function mutateOnce(text: string, other: string, random: () => number): string {
  const at = (length: number) => Math.floor(random() * (length + 1));
  const start = at(text.length);
  const end = Math.min(text.length, start + at(random() < 0.5 ? 4 : 60));
  const [before, piece, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  switch (Math.floor(random() * 8)) {
    case 0:
      return before + after;
    case 1:
      return before + piece + piece + after;
    case 2:
      return after + before;
    case 3:
      return before + other.slice(start, end) + after;
    case 4:
      return before + piece.repeat(1 + at(30)) + after;
    case 5:
      return before + String.fromCharCode(at(random() < 0.9 ? 127 : 65_535)) + after;
    case 6:
      return before + [...piece].reverse().join('') + after;
    default:
      return before + (SNIPPETS[at(SNIPPETS.length - 1)] ?? '') + after;
  }
}
