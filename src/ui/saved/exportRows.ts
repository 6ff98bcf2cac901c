import type { Translator } from '#texts/translator.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { editAddress, solveAddress } from '#engine/codec/shareLinks.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { writeBareGridText } from '#engine/codec/gridText.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';

/** The addresses of a puzzle, from the root of the site. */
export interface PuzzleAddresses {
  readonly solve: string;
  readonly edit: string;
}

/** The addresses at which the puzzle of a text is solved and edited. */
export async function createPuzzleAddresses(text: string): Promise<PuzzleAddresses> {
  const data = await encodeShare(text, browserCompression);
  return { solve: solveAddress(data), edit: editAddress(data) };
}

interface Exported {
  readonly puzzle: Puzzle;
  readonly link: string;
}

/** Every puzzle with a link that opens it on this site. */
async function exported(texts: readonly string[], origin: string): Promise<readonly Exported[]> {
  const all: Exported[] = [];
  for (const text of texts) {
    const puzzle = openPuzzle(text);
    if (puzzle.ok)
      all.push({ puzzle: puzzle.value, link: origin + (await createPuzzleAddresses(text)).solve });
  }
  return all;
}

/** Puzzles as one text that the bulk import reads again: a line of words and a link for each. */
export async function exportAsText(
  t: Translator,
  texts: readonly string[],
  origin: string,
): Promise<string> {
  return (await exported(texts, origin))
    .map(({ puzzle, link }) => `${wordsOf(t, puzzle)}\n${link}\n`)
    .join('\n');
}

function wordsOf(t: Translator, { title, author, grid: { width, height } }: Puzzle): string {
  const words = { title: title || UNTITLED, width, height };
  return author === ''
    ? t('imports.exportedLine', words)
    : t('imports.exportedLineBy', { ...words, author });
}

/** Puzzles as JSON for programs: metadata, grid text with the solution in its colors, and link. */
export async function exportAsJson(texts: readonly string[], origin: string): Promise<string> {
  const puzzles = (await exported(texts, origin)).map(
    ({ puzzle: { title, author, description, difficulty, grid, solution }, link }) => ({
      title,
      author,
      description,
      difficulty,
      grid: writeBareGridText(mergeSolution(grid, solution)),
      hasSolution: solution !== null,
      link,
    }),
  );
  return `${JSON.stringify({ puzzles }, null, 2)}\n`;
}
