import type { Board } from '../grid/board.ts';

const ALPHABET = 26;

/**
 * The letter that an author is likely to place next: one that stands on the board fewer than
 * `times`, else the first that does not stand there yet. `first` is where the alphabet begins.
 */
export function nextLetter(board: Board, id: string, first: 'A' | 'a', times: number): string {
  const counts = new Map<string, number>();
  for (const { params } of board.grid.symbols.get(id) ?? []) {
    const letter = String(params['letter']);
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const open = [...counts].find(([, count]) => count < times)?.[0];
  const start = first.charCodeAt(0);
  const alphabet = Array.from({ length: ALPHABET }, (_, i) => String.fromCharCode(start + i));
  return open ?? alphabet.find((letter) => !counts.has(letter)) ?? first;
}
