import { parseGridText, writeGridText } from '../codec/gridText.ts';
import type { Grid } from '../grid/grid.ts';
import { clearToGivens } from '../grid/colors.ts';
import { gridEquals } from '../judging/equality.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { MAX_CELLS, writeAddress } from './address.ts';
import { createPenpaAddress } from './penpaAddress.ts';
import { readRules, type ForeignGenre, type ForeignLink } from './ForeignGenre.ts';
import { FOREIGN_GENRES } from './genres.ts';

/** An address of another site that holds a puzzle. */
export interface ForeignAddress {
  readonly site: 'puzz.link' | 'Penpa+';
  readonly address: string;
}

/** The addresses on other sites for a puzzle of a genre. */
export interface ForeignAddresses {
  /** The name of the genre. */
  readonly genre: string;
  readonly addresses: readonly ForeignAddress[];
}

/**
 * The addresses on other sites for a puzzle, by its genres. Each address opens as exactly the same
 * puzzle, without title, author, description, difficulty and solution.
 */
export function createForeignLinks({ grid }: Pick<Puzzle, 'grid'>): readonly ForeignAddresses[] {
  const isBlank = grid.rules.length === 0 && grid.symbols.size === 0;
  const isTooLarge = grid.width * grid.height > MAX_CELLS;
  const plain = isBlank || isTooLarge ? null : normalized(grid);
  if (!plain) return [];
  return FOREIGN_GENRES.flatMap((genre) => {
    const link = genre.write(plain);
    if (!link || !opensAs(genre, link, plain)) return [];
    const address = writeAddress(genre.id, link);
    const addresses: ForeignAddress[] = [{ site: 'puzz.link', address }];
    const penpa = createPenpaAddress(genre.id, link);
    if (penpa !== null) addresses.push({ site: 'Penpa+', address: penpa });
    return { genre: genre.name, addresses };
  });
}

/** A grid without painted cells, with its parts in the form of a parsed text. */
function normalized(grid: Grid): Grid | null {
  const read = parseGridText(writeGridText(clearToGivens(grid)));
  return read.ok ? read.value : null;
}

function opensAs(genre: ForeignGenre, link: ForeignLink, grid: Grid): boolean {
  const read = genre.read(link);
  if (!read.ok) return false;
  const others =
    genre.otherRules?.map((rules) => ({ ...read.value, rules: readRules(rules) })) ?? [];
  return [read.value, ...others].some((opened) => gridEquals(opened, grid));
}
