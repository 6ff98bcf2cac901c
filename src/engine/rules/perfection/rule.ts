import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { findGroup } from '#engine/grid/connections.ts';
import { internedTile, type Cell, type Grid, type Tile } from '#engine/grid/grid.ts';
import { mapStable } from '#engine/grid/stable.ts';

/**
 * Params while the puzzle is edited, when cells stay free. They exist only at run time and are
 * never written.
 */
const WHILE_EDITING = { isEditing: true };
const IN_PLAY = {};

function isEditing(params: object): boolean {
  return 'isEditing' in params;
}

/** Colored cells are final; the first mistake is an error. */
export const perfection = defineRule({
  id: 'perfection',
  title: message('rules.perfection.title'),
  keywords: message('ruleWords.perfection'),
  config: {},
  traits: { singleton: true, optional: true },
  explain: () => message('rules.perfection.explain'),
  brief: () => message('rules.perfection.brief'),
  example: () => ({ tiles: 'BWnn/BBnn/WWBn' }),
  check: (_params, board) => (board.isComplete ? satisfied : incomplete),
  finish(_params, { board, solution, judgement, index }) {
    if (judgement.final === 'error' || !solution) return judgement;
    const wrong = mistakes(board.grid, solution);
    if (wrong.length === 0) return judgement;
    const rules = judgement.rules.map((own, i) => (i === index ? error(wrong) : own));
    return { ...judgement, final: 'error', rules };
  },
  admit(params, { old, next, solution, judge }) {
    if (isEditing(params)) return next;
    const isValid = (grid: typeof next) => judge(grid).final !== 'error';
    if (isValid(next)) return lockCells(next, []);
    return isValid(old)
      ? lockCells(next, onlyMistake(next, solution))
      : lockCells(old, onlyMistake(old, solution));
  },
  forMode(params, mode) {
    const edits = mode === 'create';
    if (isEditing(params) === edits) return params;
    return edits ? WHILE_EDITING : IN_PLAY;
  },
  feature: () => ({ kind: 'perfection' }),
  describeError: () => ({
    short: message('rules.perfection.short'),
    long: message('rules.perfection.long'),
  }),
});

function isColored({ exists, color }: Tile): boolean {
  return exists && color !== 'gray';
}

/** Colored cells whose color is not the solution's. */
function mistakes(grid: Grid, solution: Grid): readonly Cell[] {
  const isSameWidth = solution.width === grid.width;
  const cells: Cell[] = [];
  grid.tiles.forEach((tile, cell) => {
    if (!isColored(tile)) return;
    const x = cell % grid.width;
    const place = isSameWidth ? cell : ((cell - x) / grid.width) * solution.width + x;
    const wanted = x < solution.width ? solution.tiles[place] : undefined;
    if (tile.color !== (wanted?.color ?? 'gray')) cells.push(cell);
  });
  return cells;
}

/** The cells of the only mistake, one cell or one merge group; empty for several mistakes. */
function onlyMistake(grid: Grid, solution: Grid | null): readonly Cell[] {
  const wrong = solution ? mistakes(grid, solution) : [];
  const [first] = wrong;
  if (first === undefined || wrong.length === 1) return wrong;
  const group = new Set(findGroup(grid, first));
  return wrong.every((cell) => group.has(cell)) ? wrong : [];
}

/**
 * Make all colored cells givens except those in `except`. The same grid if all of them already are.
 */
function lockCells(grid: Grid, except: readonly Cell[]): Grid {
  if (!grid.tiles.some((tile) => isColored(tile) && !tile.fixed)) return grid;
  const free = new Set(except);
  const tiles = mapStable(grid.tiles, (tile, cell) =>
    isColored(tile) && !free.has(cell) ? internedTile(true, true, tile.color) : tile,
  );
  return tiles === grid.tiles ? grid : { ...grid, tiles };
}
