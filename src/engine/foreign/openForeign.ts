import { message, type Text } from '#texts/message.ts';
import { NEW_METADATA } from '../puzzle/metadata.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { isForeignAddress, MAX_CELLS, parseAddress, savedFileOf } from './address.ts';
import { damaged, type ForeignGenre, type ForeignLink } from './ForeignGenre.ts';
import { FOREIGN_GENRES } from './genres.ts';
import { otherGenre } from './genreNames.ts';
import { isSudokuAddress } from './sudokuSites.ts';
import { parseSavedFile, readLines } from './savedFile.ts';

/** The genre of sites whose links do not name one. */
const SUDOKU = 'sudoku';

/** A link or a file that names its genre. */
interface NamedPuzzle {
  readonly genre: string;
  /** True for a variant, whose rules are written next to the link and not in it. */
  readonly isVariant: boolean;
  readonly width: number;
  readonly height: number;
}

/**
 * The puzzle of a link to another site, or a sentence with the reason why there is none. Such links
 * contain neither title nor author, so the genre is the title.
 */
export function openForeign(address: string): Result<Puzzle, Text> {
  if (isSudokuAddress(address)) return fail(whyNot(SUDOKU));
  if (!isForeignAddress(address)) return fail(message('parse.notALink'));
  const file = savedFileOf(address);
  if (file !== null) return openSavedFile(file);
  const link = parseAddress(address);
  return openNamed(link, (genre) =>
    'body' in link ? readPuzzle(genre, link) : damaged(genre.name),
  );
}

/** The puzzle of a saved file, with its author; or a sentence with the reason why there is none. */
export function openSavedFile(text: string): Result<Puzzle, Text> {
  const file = parseSavedFile(text);
  return openNamed(file, (genre) => {
    if (!('lines' in file)) return damaged(genre.name);
    const { width, height, lines, author } = file;
    const link = genre.readFile({ width, height, lines: readLines(lines) });
    const puzzle = link ? readPuzzle(genre, link) : damaged(genre.name);
    return puzzle.ok ? ok({ ...puzzle.value, author }) : puzzle;
  });
}

/** The puzzle of a link or a file, if its genre is known here, and its size is given and small. */
function openNamed(
  named: NamedPuzzle | { readonly genre: string },
  read: (genre: ForeignGenre) => Result<Puzzle, Text>,
): Result<Puzzle, Text> {
  const id = named.genre;
  const genre = FOREIGN_GENRES.find((one) => one.id === id || one.aliases?.includes(id));
  if (!genre) return fail(whyNot(id));
  const { name } = genre;
  if (!('width' in named)) return fail(message('parse.genreWithoutSize', { genre: name }));
  if (named.width * named.height > MAX_CELLS)
    return fail(message('parse.genreTooLarge', { genre: name }));
  if (named.isVariant) return fail(message('parse.genreVariant', { genre: name }));
  return read(genre);
}

function readPuzzle(genre: ForeignGenre, link: ForeignLink): Result<Puzzle, Text> {
  const grid = genre.read(link);
  if (!grid.ok) return grid;
  return ok({ ...NEW_METADATA, title: genre.name, grid: grid.value, solution: null });
}

/** The reason why puzzles of a genre cannot be opened. */
export function whyNot(id: string): Text {
  const genre = otherGenre(id);
  if (!genre) return message('parse.unknownGenre', { genre: id });
  return genre.isShading
    ? message('parse.genreWithoutRule', { genre: genre.name })
    : message('parse.genreWithoutColors', { genre: genre.name });
}
