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

/** Replacements for a number: too large, too small, too long, not a number. */
const ODD_NUMBERS = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e9',
  '1e308',
  '1e999',
  '-1e21',
  '1e-300',
  '5e-324',
  '-0',
  '0.1',
  '-1',
  '0x10',
  '2147483648',
  '9007199254740993',
  '1000000',
  '00000000000000000000001',
  '6'.repeat(30),
  '9'.repeat(400),
  `0.${'3'.repeat(400)}`,
];

/**
 * One to eight random changes of `text`: cut, doubled, swapped or replaced pieces, pieces of
 * `other`, nasty snippets, odd numbers in the place of numbers. Every third time only numbers are
 * changed, one or two, so that the text can be read and its numbers are used.
 */
export function mutate(text: string, other: string, random: () => number): string {
  if (random() < 1 / 3) {
    const changed = withOddNumber(text, random);
    return random() < 0.5 ? changed : withOddNumber(changed, random);
  }
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
  switch (Math.floor(random() * 10)) {
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
    case 7:
    case 8:
      return withOddNumber(text, random);
    default:
      return before + (SNIPPETS[at(SNIPPETS.length - 1)] ?? '') + after;
  }
}

/** One of the numbers in a text replaced. */
function withOddNumber(text: string, random: () => number): string {
  const numbers = [...text.matchAll(/\d+/g)];
  const number = numbers[Math.floor(random() * numbers.length)];
  const odd = ODD_NUMBERS[Math.floor(random() * ODD_NUMBERS.length)] ?? '';
  if (!number) return text + odd;
  return text.slice(0, number.index) + odd + text.slice(number.index + number[0].length);
}
