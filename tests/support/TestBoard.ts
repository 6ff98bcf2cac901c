import { expect } from 'vitest';
import type { Actor, ActorRefFrom } from 'xstate';
import { exampleGrid, type Example } from '#engine/clues/Example.ts';
import type { MarkKind } from '#engine/edit/cellMarks.ts';
import type { Grid, SolidColor, Tile } from '#engine/grid/grid.ts';
import { trialCells } from '#engine/play/trial.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import type { playMachine } from '#machines/playMachine.ts';
import { startPlay } from './startPlay.ts';
import { invariant } from '#base/invariant.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { Mode } from '#engine/clues/mode.ts';
import type { CursorStep } from '#machines/cursor.ts';

type Place = readonly [x: number, y: number];

/** Plays a board machine like a player: presses, drags, keys; reads the board as a drawing. */
export class TestBoard {
  readonly #play: Actor<typeof playMachine>;
  readonly #actor: ActorRefFrom<typeof boardMachine>;
  readonly #width: number;

  constructor(
    drawing: string | Example,
    color: SolidColor = 'dark',
    { solution, mode = 'solve' }: { solution?: string; mode?: Mode } = {},
  ) {
    const grid = gridOf(drawing);
    this.#width = grid.width;
    this.#play = startPlay({
      document: {
        grid,
        solution: solution === undefined ? null : gridOf(solution),
        metadata: NEW_METADATA,
      },
      mode: WORKSPACE_MODES[mode],
      color,
    });
    const { board } = this.#play.getSnapshot().children;
    invariant(board, 'a play has a board');
    this.#actor = board;
  }

  /** The play around the board. */
  get play(): Actor<typeof playMachine> {
    return this.#play;
  }

  send(event: BoardEvent): this {
    this.#actor.send(event);
    return this;
  }

  /** Press on the first place and drag over the others; the button stays down. */
  drag(color: SolidColor, first: Place, ...others: readonly Place[]): this {
    this.press(color, first);
    for (const place of others) this.over(place);
    return this;
  }

  press(color: SolidColor, place: Place, { fill = false } = {}): this {
    const { context } = this.#actor.getSnapshot();
    return this.send({
      type: 'stroke.start',
      cell: this.#cell(place),
      button: color === context.color ? 'primary' : 'secondary',
      fill,
      contact: { x: place[0] + 0.5, y: place[1] + 0.5 },
    });
  }

  over(...places: readonly Place[]): this {
    return this.send({
      type: 'stroke.move',
      cells: places.map((place) => this.#cell(place)),
      contact: { x: 0, y: 0 },
    });
  }

  release(): this {
    return this.send({ type: 'stroke.end' });
  }

  move(...steps: readonly CursorStep[]): this {
    for (const step of steps) this.send({ type: 'key.move', step });
    return this;
  }

  /** A mark at a place, by its key. */
  mark(kind: MarkKind, [x, y]: Place): this {
    this.send({ type: 'cursor.show', cell: this.#cell([x, y]) });
    return this.send({ type: 'key.mark', mark: kind });
  }

  /** The player's own marks: o a dot, x a cross. */
  expectMarks(drawing: string): this {
    const { grid, marks } = this.#actor.getSnapshot().context;
    const letters = grid.tiles.map((_, cell) => MARK_LETTERS[marks.get(cell) ?? 'none']);
    expect(letters.join('')).toBe(drawing);
    return this;
  }

  undo(): this {
    return this.send({ type: 'history.undo' });
  }

  redo(): this {
    return this.send({ type: 'history.redo' });
  }

  jump(step: number): this {
    return this.send({ type: 'history.jump', step });
  }

  startTrial(): this {
    return this.send({ type: 'trial.start' });
  }

  keepTrial(): this {
    return this.send({ type: 'trial.keep' });
  }

  dropTrial(): this {
    return this.send({ type: 'trial.drop' });
  }

  /** The progress of the player. */
  progress(): BoardProgress {
    return this.#actor.getSnapshot().context;
  }

  /** The depth of the trial each cell was painted in, as digits; `-` for those of no trial. */
  expectTrials(drawing: string): this {
    const { grid, trials } = this.#actor.getSnapshot().context;
    const cells = trialCells(trials, grid);
    const digits = grid.tiles.map((_, cell) => cells.get(cell) ?? '-');
    expect(digits.join('')).toBe(drawing);
    return this;
  }

  /** The order in which cells were colored. */
  expectPath(...places: readonly Place[]): this {
    const { path } = this.#actor.getSnapshot().context;
    expect(path).toEqual(places.map((place) => this.#cell(place)));
    return this;
  }

  expectGrid(drawing: string): this {
    expect(drawingOf(this.#actor.getSnapshot().context.grid)).toBe(drawing);
    return this;
  }

  expectState(stroke: 'idle' | 'painting' | 'drawing'): this {
    expect(this.#actor.getSnapshot().value).toMatchObject({ stroke });
    return this;
  }

  /** States of the regions that follow the board. */
  expectRegions(regions: { history?: string; finality?: string; trial?: string }): this {
    expect(this.#actor.getSnapshot().value).toMatchObject(regions);
    return this;
  }

  expectUndoSteps(steps: number): this {
    expect(this.#actor.getSnapshot().context.history.past).toHaveLength(steps);
    return this;
  }

  expectCursor([x, y]: Place): this {
    expect(this.#actor.getSnapshot().context.cursor.cell).toBe(this.#cell([x, y]));
    return this;
  }

  /** Bytes of the history as JSON. */
  historySize(): number {
    return JSON.stringify(this.#actor.getSnapshot().context.history).length;
  }

  #cell([x, y]: Place): number {
    return y * this.#width + x;
  }
}

function gridOf(drawing: string | Example): Grid {
  return exampleGrid(typeof drawing === 'string' ? { tiles: drawing } : drawing);
}

const MARK_LETTERS = { dot: 'o', cross: 'x', none: '-' } as const;
const LETTERS = { dark: 'b', light: 'w', gray: 'n' } as const;

function drawingOf({ tiles, width }: Grid): string {
  const rows: string[] = [];
  for (let start = 0; start < tiles.length; start += width)
    rows.push(
      tiles
        .slice(start, start + width)
        .map(letterOf)
        .join(''),
    );
  return rows.join('/');
}

function letterOf({ exists, fixed, color }: Tile): string {
  if (!exists) return '.';
  return fixed ? LETTERS[color].toUpperCase() : LETTERS[color];
}
