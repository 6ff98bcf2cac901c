import type { Board } from '../grid/board.ts';

const ALPHABET = 26;

/**
 * The letter that an author is likely to place next: a letter that is on the board fewer than
 * `times`, or else the first letter that is not on it. `first` is the start of the alphabet.
 */
export function nextLetter(board: Board, id: string, first: 'A' | 'a', times: number): string {
  const letters = (board.grid.symbols.get(id) ?? []).map(({ params }) => String(params['letter']));
  const open = letters.find((letter) => letters.filter((it) => it === letter).length < times);
  const start = first.charCodeAt(0);
  let code = start;
  while (letters.includes(String.fromCharCode(code)) && code < start + ALPHABET) code++;
  return open ?? (code < start + ALPHABET ? String.fromCharCode(code) : first);
}
