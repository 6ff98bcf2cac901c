import { paramsOf } from '../clues/params.ts';
import type { Judgement } from '../clues/judgement.ts';
import type { Topology } from '../grid/board.ts';
import type { Cell, Grid } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { drawBoard, type PictureOptions } from './drawBoard.ts';
import type { BoardScene, PlacedGlyph } from './drawing.ts';
import { svgText } from './svgNode.ts';

/** A grid, or anything that has one and perhaps a title. */
export type PictureSubject = Grid | { readonly grid: Grid; readonly title: string };

/** What of a grid is shown, and how. */
export interface RenderOptions extends PictureOptions {
  /** `seen` (the default) leaves out what solvers do not see; `all` is for editors and examples. */
  readonly symbols?: 'none' | 'seen' | 'all';
  /** States of the symbols; without it all are open. */
  readonly judgement?: Judgement;
  /** Cells under an error mark. */
  readonly errors?: readonly Cell[];
}

/** A board as SVG text, drawn without a DOM. A puzzle's title is the accessible name unless the options give one. */
export function render(subject: PictureSubject, options: RenderOptions = {}): string {
  const { grid, title } = 'grid' in subject ? subject : { grid: subject, title: undefined };
  const named = title === undefined ? options : { title, ...options };
  return svgText(drawBoard(sceneOf(grid, named), named));
}

/** The scene a grid's picture shows. */
export function sceneOf(grid: Grid, options: RenderOptions): BoardScene {
  return {
    grid,
    topology: topologyOf(grid),
    symbols: options.symbols === 'none' ? [] : placedGlyphs(grid, options),
    errors: options.errors ?? [],
  };
}

function topologyOf(grid: Grid): Topology {
  for (const rule of grid.rules) {
    const def = ruleById.get(rule.id);
    const topology = def?.topology?.(paramsOf(def, rule));
    if (topology !== undefined) return topology;
  }
  return { horizontal: 'none', vertical: 'none' };
}

function placedGlyphs(grid: Grid, { symbols, judgement }: RenderOptions): readonly PlacedGlyph[] {
  return [...grid.symbols].flatMap(([id, placed]) => {
    const def = symbolById.get(id);
    if (def === undefined) return [];
    return placed.flatMap((symbol, index) => {
      const params = paramsOf(def, symbol);
      if (symbols !== 'all' && def.isShown?.(params) === false) return [];
      const state = judgement?.symbols.get(id)?.[index] ?? 'incomplete';
      return [{ at: symbol.at, glyph: def.glyph(params), state }];
    });
  });
}
