import { paramsOf } from '../../clues/params.ts';
import type { Glyph } from '../../glyph/glyph.ts';
import type { Grid, Point } from '../../grid/grid.ts';
import type { SymbolFlags } from '../../judging/display.ts';
import { crowdedScales } from '../../picture/crowding.ts';
import { symbolById } from '../../symbols/index.ts';

type Symbols = Grid['symbols'];

/** A visible symbol of the puzzle, in any state. */
interface ShownClue {
  /** Unique, and constant while the symbol is in the grid. */
  readonly key: string;
  readonly id: string;
  /** Index in the list of its id. */
  readonly index: number;
  readonly at: Point;
  readonly glyph: Glyph;
  /** Scale of the drawing: smaller if other symbols are near. */
  readonly scale: number;
}

interface Shown {
  readonly visible: SymbolFlags;
  readonly clues: readonly ShownClue[];
}

const shownBySymbols = new WeakMap<Symbols, Shown>();

/**
 * The visible symbols of a puzzle. Cached, because the distances between them are expensive and
 * each move of the pointer needs them.
 */
export function shownClues(symbols: Symbols, visible: SymbolFlags): readonly ShownClue[] {
  const last = shownBySymbols.get(symbols);
  if (last && hasSameFlags(last.visible, visible)) return last.clues;
  const clues = cluesOf(symbols, visible);
  shownBySymbols.set(symbols, { visible, clues });
  return clues;
}

function cluesOf(symbols: Symbols, visible: SymbolFlags): readonly ShownClue[] {
  const clues = [...symbols].flatMap(([id, placed]) => {
    const def = symbolById.get(id);
    if (def === undefined) return [];
    return placed.flatMap((symbol, index) => {
      if (visible.get(id)?.[index] === false) return [];
      const glyph = glyphOf(symbol.params, () => def.glyph(paramsOf(def, symbol)));
      return [{ key: `${id} ${String(index)}`, id, index, at: symbol.at, glyph }];
    });
  });
  const scales = crowdedScales(clues.map(({ at }) => at));
  return clues.map((clue, place) => ({ ...clue, scale: scales[place] ?? 1 }));
}

/** A stroke creates new flags, but rarely changes one. */
function hasSameFlags(a: SymbolFlags, b: SymbolFlags): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  return [...a].every(([id, flags]) => {
    const others = b.get(id);
    return flags.length === others?.length && flags.every((flag, index) => flag === others[index]);
  });
}

const glyphByParams = new WeakMap<object, Glyph>();

/** Params are immutable and determine the drawing, so that it can be cached by them. */
function glyphOf(params: object, make: () => Glyph): Glyph {
  const known = glyphByParams.get(params);
  if (known !== undefined) return known;
  const glyph = make();
  glyphByParams.set(params, glyph);
  return glyph;
}
