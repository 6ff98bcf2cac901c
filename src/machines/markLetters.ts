import type { MarkKind } from '#engine/edit/cellMarks.ts';

/** Letters of the player's own marks. */
const LETTERS: Readonly<Record<MarkKind, string>> = { dot: 'd', cross: 'x' };
/** The letter of a cell without a mark. */
const NONE = '.';

const KINDS: ReadonlyMap<string, MarkKind> = new Map([
  [LETTERS.dot, 'dot'],
  [LETTERS.cross, 'cross'],
]);

/** Encodes marks for saving; null means no mark. */
export function encodeMarks(kinds: readonly (MarkKind | null)[]): string {
  return kinds.map((kind) => (kind ? LETTERS[kind] : NONE)).join('');
}

/** Decodes saved marks; an unknown letter means no mark. */
export function decodeMarks(letters: string): readonly (MarkKind | null)[] {
  return Array.from(letters, (letter) => KINDS.get(letter) ?? null);
}
