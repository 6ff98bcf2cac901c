import { describe, expect, it } from 'vitest';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { tileOfCharacter } from '#engine/codec/tileText.ts';
import { clipTool, clipToPaste } from '#engine/edit/clipTool.ts';
import { eraseColors, colorTool } from '#engine/edit/colorTool.ts';
import { columnTool, rowTool } from '#engine/edit/lineTools.ts';
import { resetToGivens } from '#engine/edit/admit.ts';
import { resizeGrid } from '#engine/edit/resize.ts';
import { fill } from '#engine/edit/stroke.ts';
import { tileTool } from '#engine/edit/tileTool.ts';
import {
  EMPTY_EDITOR_STATE,
  type Tool,
  type ToolPress,
  type Workpiece,
} from '#engine/edit/Tool.ts';
import type { Color, Grid, Point, SolidColor } from '#engine/grid/grid.ts';
import { findGroup } from '#engine/grid/connections.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { english } from '#texts/english.ts';
import { casesOf, type ConformanceCase } from '#tests/support/conformance.ts';

const AUTHOR = { replaceFixed: true };
const HALF = 0.5;

type Op = Readonly<Record<string, unknown>>;

/** The gesture of an author for the edit of a vector; null if no press can make it. */
const GESTURES: Readonly<Record<string, (grid: Grid, op: Op) => Grid | null>> = {
  insert_row: (grid, op) => press(rowTool, grid, { x: HALF, y: num(op, 'index') }),
  remove_row: (grid, op) => press(rowTool, grid, { x: HALF, y: num(op, 'index') + HALF }),
  insert_column: (grid, op) => press(columnTool, grid, { x: num(op, 'index'), y: HALF }),
  remove_column: (grid, op) => press(columnTool, grid, { x: num(op, 'index') + HALF, y: HALF }),
  resize(grid, op) {
    const resized = resizeGrid(grid, num(op, 'width'), num(op, 'height'));
    return resized.ok ? resized.value : null; // refused: conformance has the messages
  },
  // These two leave out what no grid may have, even where no tile changes.
  set_tile: (grid, op) => colored(sanitize(grid), middle(op), String(op['color'])),
  set_tile_full(dirty, op) {
    const grid = sanitize(dirty);
    const at = middle(op);
    if (isOn(grid, at) && findGroup(grid, cellOf(grid, at)).length > 1) return null;
    const wanted = tileOfCharacter(String(op['tile']));
    let next: Grid | null = grid;
    const tile = () => next?.tiles[cellOf(grid, at)];
    if (!wanted.exists)
      return tile()?.exists === false ? grid : press(tileTool, grid, at, 'secondary');
    if (tile()?.exists === false) next = press(tileTool, grid, at, 'secondary');
    if (next) next = colored(next, at, wanted.color);
    return next && tile()?.fixed !== wanted.fixed ? press(tileTool, next, at) : next;
  },
  flood_fill: (grid, op) => flooded(grid, op),
  reset: (grid) => resetToGivens(grid),
  paste(grid, op) {
    const source = gridOf(String(op['source']));
    const at = {
      x: num(op, 'x') + Math.floor((source.width - 1) / 2) + HALF,
      y: num(op, 'y') + Math.floor((source.height - 1) / 2) + HALF,
    };
    return press(clipTool, grid, at, 'primary', { clip: clipToPaste(source) });
  },
  copy(grid, op) {
    const [x, y] = [num(op, 'x'), num(op, 'y')];
    const far = { x: x + num(op, 'width') - HALF, y: y + num(op, 'height') - HALF };
    const first = begin(clipTool, grid, { x: x + HALF, y: y + HALF });
    if (!first || !isOn(grid, far)) return null;
    const second = begin(clipTool, grid, far, 'primary', first.change);
    return second?.change.clip?.held ?? null;
  },
};

type EditCase = ConformanceCase & { readonly grid: string; readonly op: Op };

describe('what the tools make of a board', () => {
  const cases = casesOf('edit.jsonl').filter((one): one is EditCase => 'op' in one);

  it.each(Object.keys(GESTURES))('is what the edit %s makes of it', (type) => {
    let reached = 0;
    for (const { id, grid: text, op, expect: wanted } of cases) {
      if (op['type'] !== type) continue;
      const result = GESTURES[type]?.(gridOf(text), op) ?? null;
      if (result === null) continue;
      reached += 1;
      expect({ id, text: writeGridText(result) }).toEqual({ id, text: wanted['text'] });
    }
    expect(reached).toBeGreaterThan(10);
  });
});

function num(op: Op, name: string): number {
  return Number(op[name]);
}

function middle(op: Op): Point {
  return { x: num(op, 'x') + HALF, y: num(op, 'y') + HALF };
}

function gridOf(text: string): Grid {
  const grid = parseGridText(text);
  if (!grid.ok) throw new Error(english.say(grid.error.message));
  return grid.value;
}

function isOn({ width, height }: Grid, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function cellOf({ width, height }: Grid, { x, y }: Point): number {
  return Math.min(Math.floor(y), height - 1) * width + Math.min(Math.floor(x), width - 1);
}

function begin(
  tool: Tool,
  grid: Grid,
  at: Point,
  button: ToolPress['button'] = 'primary',
  editorState: Partial<Workpiece> = {},
) {
  if (!isOn(grid, at) || grid.width * grid.height === 0) return null;
  const toolPress = { cell: cellOf(grid, at), at, button, color: 'dark', template: null } as const;
  return tool.press({ ...EMPTY_EDITOR_STATE, ...editorState, grid }, toolPress, AUTHOR);
}

/** Null where the press is beside the board. */
function press(...[tool, grid, at, button, editorState]: Parameters<typeof begin>): Grid | null {
  const begun = begin(tool, grid, at, button, editorState);
  return begun ? (begun.change.grid ?? grid) : null;
}

/** A cell in another color, by the press or the key that an author needs for it. */
function colored(grid: Grid, at: Point, color: string): Grid | null {
  if (!isOn(grid, at)) return null;
  const cell = cellOf(grid, at);
  const old = grid.tiles[cell];
  if (old?.exists !== true) return null; // a hole has no color to an author
  if (old.color === color) return grid;
  const work = { ...EMPTY_EDITOR_STATE, grid };
  if (color === 'gray') return eraseColors(work, cell, AUTHOR).grid ?? grid;
  const toolPress = { cell, at, button: 'primary', color: solid(color), template: null } as const;
  return colorTool.press(work, toolPress, AUTHOR)?.change.grid ?? grid;
}

/** The fill of an author floods the color that is there, that of a player only gray. */
function flooded(grid: Grid, op: Op): Grid | null {
  const at = middle(op);
  const isAuthor = op['allowFixed'] === true;
  const to = String(op['to']);
  const old = isOn(grid, at) ? grid.tiles[cellOf(grid, at)] : undefined;
  const isReached = isAuthor ? old?.color === op['from'] : op['from'] === 'gray';
  if (to === 'gray' || old?.exists !== true || old.color === to || !isReached) return null;
  return fill(boardOf(grid), cellOf(grid, at), solid(to), { replaceFixed: isAuthor });
}

function solid(color: string): SolidColor {
  return color as Exclude<Color, 'gray'>;
}
