import { boardOf } from '../judging/boardOf.ts';
import { visibleSymbols } from '../judging/display.ts';
import type { Judgement } from '../clues/verdict.ts';
import { paramsOf } from '../clues/params.ts';
import type { Board } from '../grid/board.ts';
import type { Givens } from '../grid/colors.ts';
import type { Cell, Grid } from '../grid/grid.ts';
import { crowdedScales } from './crowding.ts';
import { symbolById } from '../symbols/index.ts';
import { drawBoard, type PictureOptions } from './drawBoard.ts';
import type { PictureInput, PlacedGlyph } from './drawing.ts';
import type { OverlayStep } from './overlay.ts';
import { svgText } from '../glyph/svgNode.ts';

/**
 * A grid, or a puzzle: its title is the accessible name of the picture, and its solution determines
 * which hidden symbols are shown.
 */
type PictureSubject =
  | Grid
  | { readonly grid: Grid; readonly title: string; readonly solution: Grid | null };

/** The visible parts of a grid, and options of the picture. */
export interface RenderOptions extends PictureOptions {
  /**
   * `seen` (the default) omits symbols that are hidden from players; `all` is for editors and
   * examples.
   */
  readonly symbols?: 'none' | 'seen' | 'all';
  /** The author's solution, for symbols that appear when it is reached. */
  readonly solution?: Grid | null;
  /** States of the symbols; without it, all are incomplete. */
  readonly judgement?: Judgement;
  /** Cells under an error mark. */
  readonly errors?: readonly Cell[];
  /** Distinguishes givens from cells that became final; absent if every fixed cell is a given. */
  readonly givens?: Givens;
  /** Highlighted cells. */
  readonly highlight?: readonly Cell[];
  /** Drawings that play adds to cells, above the symbols. */
  readonly marks?: readonly PlacedGlyph[];
  /** Drawn right below the symbols. */
  readonly underlay?: readonly OverlayStep[];
  /** Drawn above everything else. */
  readonly overlay?: readonly OverlayStep[];
}

/** A board as SVG text, drawn without a DOM. */
export function render(subject: PictureSubject, options: RenderOptions = {}): string {
  if (!('grid' in subject))
    return svgText(drawBoard(createPictureInput(subject, options), options));
  const { grid, title, solution } = subject;
  const named = { title, solution, ...options };
  return svgText(drawBoard(createPictureInput(grid, named), named));
}

/** The scene of a grid's picture. */
export function createPictureInput(grid: Grid, options: RenderOptions): PictureInput {
  const board = boardOf(grid);
  return {
    grid,
    givens: options.givens ?? null,
    topology: board.topology,
    symbols: [
      ...(options.symbols === 'none' ? [] : placedGlyphs(board, options)),
      ...(options.marks ?? []),
    ],
    errors: options.errors ?? [],
    highlight: options.highlight ?? [],
    underlay: options.underlay ?? [],
    overlay: options.overlay ?? [],
  };
}

function placedGlyphs(board: Board, options: RenderOptions): readonly PlacedGlyph[] {
  const { symbols, judgement, solution = null } = options;
  const visible = visibleSymbols(board, solution, symbols === 'all' ? 'create' : 'solve');
  const glyphs = [...board.grid.symbols].flatMap(([id, placed]): PlacedGlyph[] => {
    const def = symbolById.get(id);
    if (def === undefined) return [];
    return placed.flatMap((symbol, index) => {
      if (visible.get(id)?.[index] !== true) return [];
      const state = judgement?.symbols.get(id)?.[index] ?? 'incomplete';
      return [{ at: symbol.at, glyph: def.glyph(paramsOf(def, symbol)), state }];
    });
  });
  const scales = crowdedScales(glyphs.map(({ at }) => at));
  return glyphs.map((glyph, index) => ({ ...glyph, scale: scales[index] ?? 1 }));
}
