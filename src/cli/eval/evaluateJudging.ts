import { boardOf } from '#engine/judging/boardOf.ts';
import { uncoveredSymbols } from '#engine/judging/display.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Judgement } from '#engine/clues/verdict.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Wrapping } from '#engine/grid/directions.ts';
import { isInside, mapPoint } from '#engine/grid/wrap.ts';
import { admit } from '#engine/edit/admit.ts';
import type { CaseFields } from './CaseFields.ts';

/** Judge a grid: the state of every clue, and the cells that rules in error mark. */
export function evaluateValidate(fields: CaseFields): unknown {
  const grid = fields.grid('grid');
  const judgement = judge(boardOf(grid), fields.gridOrNull('solution'));
  const positions = errorPositions(judgement, grid.width);
  return {
    rules: judgement.rules.map(({ state }) => state),
    symbols: Object.fromEntries(judgement.symbols),
    final: judgement.final,
    ...(Object.keys(positions).length > 0 && { errorPositions: positions }),
  };
}

function errorPositions({ rules }: Judgement, width: number) {
  return Object.fromEntries(
    rules.flatMap(({ state, cells }, index) => {
      if (state !== 'error') return [];
      const sorted = [...new Set(cells)].sort((a, b) => a - b);
      return [[index, sorted.map((cell) => [cell % width, Math.floor(cell / width)])]];
    }),
  );
}

/** The symbols that no marker covers. */
export function evaluateSymbolDisplay(fields: CaseFields): unknown {
  const mode = fields.boolean('editing') ? 'create' : 'solve';
  const visible = uncoveredSymbols(
    boardOf(fields.grid('grid')),
    fields.gridOrNull('solution'),
    mode,
  );
  return { visible: Object.fromEntries(visible) };
}

/** The grid after a player's change, as adjusted by its rules. */
export function evaluateSetGrid(fields: CaseFields): unknown {
  const admitted = admit(fields.grid('old'), fields.grid('new'), fields.gridOrNull('solution'));
  return { text: writeGridText(admitted) };
}

const WRAPPINGS: readonly Wrapping[] = ['none', 'wrap', 'wrap-reverse', 'reflect-reverse'];

/** The stored places of logical ones on a grid with joined sides. */
export function evaluateWrapCoords(fields: CaseFields): unknown {
  const [width, height] = [fields.number('width'), fields.number('height')];
  const topology = {
    horizontal: fields.oneOf('horizontal', WRAPPINGS),
    vertical: fields.oneOf('vertical', WRAPPINGS),
  };
  const mapped = fields.points('points').map(([x, y]) => mapPoint(topology, width, height, x, y));
  return {
    mapped: mapped.map(({ x, y }) => [x, y]),
    valid: mapped.map(({ x, y }) => isInside(width, height, x, y)),
  };
}
