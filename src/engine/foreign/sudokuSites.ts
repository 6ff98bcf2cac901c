import type { FoundAddress } from './address.ts';

const LINKS = /\bhttps?:\/\/[^\s"'<>]{1,4000}/gi;
/** Sites for Sudoku and its variants. Their links are found, and refused with the reason. */
const SITE =
  /^https?:\/\/(?:www\.)?(?:f-puzzles\.com|sudokupad\.app|(?:app\.)?crackingthecryptic\.com)\//i;

/** The addresses in a text that lead to such a site, in order. */
export function findSudokuAddresses(text: string): readonly FoundAddress[] {
  return Array.from(text.matchAll(LINKS))
    .filter(([address]) => isSudokuAddress(address))
    .map(({ 0: address, index }) => ({ index, address }));
}

/** True if a text begins with such an address. */
export function isSudokuAddress(text: string): boolean {
  return SITE.test(text.trim());
}
