import type { MarkKind } from '#engine/edit/cellMarks.ts';

/** Letters of the player's own marks. */
const LETTERS: Readonly<Record<MarkKind, string>> = { dot: 'd', cross: 'x' };
/** The letter of a cell without one. */
const NONE = '.';

const KINDS: ReadonlyMap<string, MarkKind> = new Map([
  [LETTERS.dot, 'dot'],
  [LETTERS.cross, 'cross'],
]);

/** Marks as they are saved; null is none. */
export function lettersOfMarks(kinds: readonly (MarkKind | null)[]): string {
  return kinds.map((kind) => (kind ? LETTERS[kind] : NONE)).join('');
}

/** Marks as they were saved; a letter that says nothing is none. */
export function marksOfLetters(letters: string): readonly (MarkKind | null)[] {
  return Array.from(letters, (letter) => KINDS.get(letter) ?? null);
}
