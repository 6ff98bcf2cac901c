import type { State } from '../../clues/verdict.ts';
import type { Glyph } from '../../glyph/glyph.ts';
import type { Point } from '../../grid/grid.ts';
import type { BoardViewModel } from './BoardViewModel.ts';
import { shownClues } from './shownClues.ts';

/** A symbol that is drawn. */
export interface SceneSymbol {
  /** Differs from that of all others, and stays the same as long as the symbol is in the grid. */
  readonly key: string;
  readonly at: Point;
  readonly glyph: Glyph;
  readonly state: State;
  /** The share of its size at which it is drawn: less where others are near. */
  readonly scale: number;
  /** It belongs to the puzzle, and error marks leave room for it. */
  readonly isClue: boolean;
}

/** The symbols of a view: those of the puzzle, above them those that play adds. */
export function collectSymbols(
  view: BoardViewModel,
  previous: readonly SceneSymbol[],
): readonly SceneSymbol[] {
  const previousByKey = new Map(previous.map((symbol) => [symbol.key, symbol]));
  const symbols = [...visibleClues(view, previousByKey), ...marksOf(view, previousByKey)];
  const isSame =
    symbols.length === previous.length &&
    symbols.every((symbol, index) => symbol === previous[index]);
  return isSame ? previous : symbols;
}

/** Where the symbols of the puzzle are; the previous array as long as it holds the same points. */
export function cluePoints(
  symbols: readonly SceneSymbol[],
  previous: readonly Point[],
): readonly Point[] {
  const points = symbols.flatMap(({ at, isClue }) => (isClue ? [at] : []));
  const isSame =
    points.length === previous.length &&
    points.every((point, index) => {
      const last = previous[index];
      return last !== undefined && isSamePoint(point, last);
    });
  return isSame ? previous : points;
}

function visibleClues(
  { board, judgement, visible }: BoardViewModel,
  previousByKey: ReadonlyMap<string, SceneSymbol>,
): readonly SceneSymbol[] {
  return shownClues(board.grid.symbols, visible).map((clue): SceneSymbol => {
    const { key, id, index, at, glyph, scale } = clue;
    const state = judgement.symbols.get(id)?.[index] ?? 'incomplete';
    const last = previousByKey.get(key);
    const isSame =
      last?.state === state &&
      last.glyph === glyph &&
      last.scale === scale &&
      isSamePoint(last.at, at);
    return isSame ? last : { key, at, glyph, state, scale, isClue: true };
  });
}

function marksOf(
  { marks = [] }: BoardViewModel,
  previousByKey: ReadonlyMap<string, SceneSymbol>,
): readonly SceneSymbol[] {
  return marks.map(({ key: name, at, glyph, isFaint }): SceneSymbol => {
    const state = isFaint ? 'satisfied' : 'incomplete';
    const key = `mark ${name}`;
    const last = previousByKey.get(key);
    const isSame = last?.state === state && last.glyph === glyph && isSamePoint(last.at, at);
    return isSame ? last : { key, at, glyph, state, scale: 1, isClue: false };
  });
}

function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
