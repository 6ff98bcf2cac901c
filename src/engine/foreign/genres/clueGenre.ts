import type { Text } from '#texts/message.ts';
import {
  damaged,
  given,
  createGrid,
  symbolsByCell,
  type Drawing,
  type ForeignGenre,
  type ForeignLink,
} from '../ForeignGenre.ts';
import { EMPTY_TILE, type Grid, type SolidColor, type SymbolInstance } from '../../grid/grid.ts';
import type { Result } from '#base/result.ts';
import { readNumbers, writeNumbers, type CellClue } from '../encodings/numbers.ts';

type Clue = Exclude<CellClue, null>;

/**
 * The content of a cell with a clue. A clue without a number is a unique letter: it counts as a
 * clue of its area and demands nothing else.
 */
interface StatedClue {
  readonly color: SolidColor;
  readonly symbol: Pick<SymbolInstance, 'id' | 'params'> | 'ownLetter' | null;
}

/** A genre whose links hold one number a cell. */
export interface ClueGenre extends Pick<ForeignGenre, 'id' | 'aliases' | 'name' | 'otherRules'> {
  readonly rules: string;
  /** The clue of a word in a saved file, if files of the genre have other words than numbers. */
  readonly clueOfWord?: (word: string) => CellClue | undefined;
  /** True if a rim of dark cells represents the outside of the board. */
  readonly hasDarkRim?: boolean;
  /** The statement of a clue, or a sentence with the reason why it cannot be stated. */
  readonly state: (clue: Clue) => Result<StatedClue, Text>;
  /** The clue of a statement; null if there is none. */
  readonly unstate: (color: SolidColor, symbol: SymbolInstance | undefined) => CellClue;
}

/** Create a genre of clues in cells. Cells with a clue are given. */
export function clueGenre({
  state,
  unstate,
  rules,
  hasDarkRim,
  clueOfWord = numberOfWord,
  ...genre
}: ClueGenre): ForeignGenre {
  const rim = hasDarkRim ? 1 : 0;
  return {
    ...genre,
    readFile: ({ width, height, lines }) =>
      linkOfWords(width, height, lines.cells(width, height) ?? [], clueOfWord),
    ...(clueOfWord === numberOfWord && { readDrawing: linkOfNumbers }),
    read: (link) => {
      const clues = readNumbers(link.body, link.width * link.height);
      return clues ? readClues(link, clues, { state, rules, rim }) : damaged(genre.name);
    },
    write: (grid) => {
      const symbols = symbolsByCell(grid);
      const [width, height] = [grid.width - 2 * rim, grid.height - 2 * rim];
      if (!symbols || width < 1 || height < 1) return null;
      const clues = Array.from({ length: width * height }, (_, i) => {
        const cell = (Math.floor(i / width) + rim) * grid.width + (i % width) + rim;
        return unstateCell(grid, cell, symbols.get(cell), unstate);
      });
      return { flags: '', width, height, body: writeNumbers(clues) };
    },
  };
}

/** Numbers, `-` for a clue without one, and marks of the solution. */
function numberOfWord(word: string): CellClue | undefined {
  if (word === '.' || word === '#' || word === '+') return null;
  if (word === '-') return 'open';
  return /^\d{1,5}$/.test(word) ? Number(word) : undefined;
}

/** The clues of the cells of a saved file; null if a word is none, or if there are no words. */
function readWords(
  words: readonly string[],
  clueOfWord: (word: string) => CellClue | undefined,
): readonly CellClue[] | null {
  const clues: CellClue[] = [];
  for (const word of words) {
    const clue = clueOfWord(word);
    if (clue === undefined || (typeof clue === 'number' && clue > MOST)) return null;
    clues.push(clue);
  }
  return clues.length === 0 ? null : clues;
}

function linkOfWords(
  width: number,
  height: number,
  words: readonly string[],
  clueOfWord: (word: string) => CellClue | undefined,
): ForeignLink | null {
  const clues = readWords(words, clueOfWord);
  return clues && { flags: '', width, height, body: writeNumbers(clues) };
}

/** A circle without a number, and a question mark, are a clue without a number. */
function linkOfNumbers(drawing: Drawing): ForeignLink | null {
  const { width, height, texts, circles } = drawing;
  if (drawing.borders.length + drawing.beside.length > 0) return null;
  const words = texts.map((text, cell) => {
    if (text === '' || text === '?' || (text === null && circles[cell])) return '-';
    return text === null ? '.' : /^\d/.test(text) ? text : 'none';
  });
  return linkOfWords(width, height, words, numberOfWord);
}

function readClues(
  link: ForeignLink,
  clues: readonly CellClue[],
  { state, rules, rim }: Pick<ClueGenre, 'state' | 'rules'> & { readonly rim: number },
): Result<Grid, Text> {
  const [width, height] = [link.width + 2 * rim, link.height + 2 * rim];
  const tiles = Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const isRim = x < rim || y < rim || x >= width - rim || y >= height - rim;
    return isRim ? given('dark') : EMPTY_TILE;
  });
  const symbols: SymbolInstance[] = [];
  let letters = 0;
  for (const [i, clue] of clues.entries()) {
    if (clue === null) continue;
    const stated = state(clue);
    if (!stated.ok) return stated;
    const { color, symbol } = stated.value;
    const at = { x: (i % link.width) + rim, y: Math.floor(i / link.width) + rim };
    tiles[at.y * width + at.x] = given(color);
    if (symbol === 'ownLetter')
      symbols.push({ id: 'letter', at, params: { letter: letterOf(letters++) } });
    else if (symbol) symbols.push({ ...symbol, at });
  }
  return createGrid({ width, height, tiles, symbols, rules });
}

function unstateCell(
  grid: Grid,
  cell: number,
  symbol: SymbolInstance | undefined,
  unstate: ClueGenre['unstate'],
): CellClue {
  const tile = grid.tiles[cell];
  return tile?.fixed && tile.color !== 'gray' ? unstate(tile.color, symbol) : null;
}

const LETTERS = 26;
const LETTER_A = 65;

/** A, B, ... Z, then A2, B2, ... */
function letterOf(index: number): string {
  const letter = String.fromCharCode(LETTER_A + (index % LETTERS));
  const round = Math.floor(index / LETTERS);
  return round === 0 ? letter : `${letter}${round + 1}`;
}

/** The number of a symbol with this id that links can hold; null for any other symbol. */
export function readNumber(symbol: SymbolInstance | undefined, id: string): number | null {
  const number = symbol?.id === id ? symbol.params['number'] : null;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MOST
    ? number
    : null;
}

/** The largest number that an encoding has digits for. */
const MOST = 0x2fff;
