import { listed, message, type Text } from '#texts/message.ts';
import type { ErrorDescription, State } from '#engine/clues/verdict.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { directionText } from '#engine/clues/directionText.ts';
import { field } from '#engine/config/field.ts';
import type { Orientation } from '#engine/grid/directions.ts';
import { isDiagonal, turnBetween, type Glyph, type GlyphPath } from '#engine/glyph/glyph.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { DIRECTIONS, ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import { homeColor, isCentered, touchedCells } from '#engine/grid/placement.ts';
import { lookAlong, type Look } from './looks.ts';

const PUPIL: GlyphPath = {
  kind: 'path',
  d: 'M0.412 0.5a0.088 0.088 0 1 0 0.176 0a0.088 0.088 0 1 0 -0.176 0Z',
  fill: true,
};

const CLOSED_RING: GlyphPath = {
  kind: 'path',
  d: 'M0.3 0.5a0.2 0.2 0 1 0 0.4 0a0.2 0.2 0 1 0 -0.4 0Z',
  stroke: 0.036,
};

const FRAME: GlyphPath = {
  kind: 'path',
  d: 'M0.105 0.5a0.395 0.395 0 1 0 0.79 0a0.395 0.395 0 1 0 -0.79 0Z',
  stroke: 0.036,
};

const ARROW: readonly GlyphPath[] = [
  { kind: 'path', d: 'M.5 .41V.235', stroke: 0.054, cap: 'butt' },
  { kind: 'path', d: 'M.5 .095L.605 .255H.395Z', fill: true, stroke: 0.022, join: 'round' },
];

const FRAMED_ARROW: readonly GlyphPath[] = [
  { kind: 'path', d: 'M.5 .44V.3', stroke: 0.054, cap: 'butt' },
  { kind: 'path', d: 'M.5 .185L.585 .315H.415Z', fill: true, stroke: 0.02, join: 'round' },
];

/**
 * An eye with an arrow for each direction. It has a frame if diagonals count, and a ring if there
 * is no arrow.
 */
function myopiaGlyph(directions: readonly Orientation[], isFramed: boolean): Glyph {
  const frame = isFramed ? [FRAME] : [];
  if (directions.length === 0) return [PUPIL, CLOSED_RING, ...frame];
  const arrow = isFramed ? FRAMED_ARROW : ARROW;
  const arrows = arrow.flatMap((step) =>
    directions.map((direction) => ({ ...step, rotate: turnBetween('up', direction) })),
  );
  return [PUPIL, ...arrows, ...frame];
}

export interface MyopiaParams {
  readonly diagonals: boolean;
  readonly directions: readonly Orientation[];
}

/**
 * The looks along directions with an arrow and along the others; undefined while the own cell is
 * gray.
 */
export function lookAround(at: Point, { diagonals, directions }: MyopiaParams, board: Board) {
  const own = homeColor(at, board);
  if (own === 'gray' || !isCentered(at) || !board.tileAt(at.x, at.y).exists) return undefined;
  const looks = (diagonals ? ORIENTATIONS : DIRECTIONS).map((orientation) =>
    lookAlong(at, orientation, own, board),
  );
  const isPointed = ({ orientation }: Look) => directions.includes(orientation);
  return { pointed: looks.filter(isPointed), others: looks.filter((look) => !isPointed(look)) };
}

type Fault = 'unequal' | 'unpointed' | 'seen' | 'nothing';

const mostNear = (looks: readonly Look[]) => Math.max(...looks.map(({ near }) => near));
const leastNear = (looks: readonly Look[]) => Math.min(...looks.map(({ near }) => near));
const mostFar = (looks: readonly Look[]) => Math.max(...looks.map(({ far }) => far));
const leastFar = (looks: readonly Look[]) => Math.min(...looks.map(({ far }) => far));

/** The reason why no coloring of the gray cells satisfies the symbol; undefined if one may. */
export function findMyopiaFault(
  pointed: readonly Look[],
  others: readonly Look[],
): Fault | undefined {
  if (pointed.some(({ near }) => near > leastFar(pointed))) return 'unequal';
  if (pointed.length > 0 && others.length > 0 && leastFar(others) <= mostNear(pointed))
    return 'unpointed';
  if (pointed.length === 0 && leastFar(others) < Infinity) return 'seen';
  if (pointed.some(({ far, isSure }) => isSure && far === Infinity)) return 'nothing';
  return undefined;
}

function judgeLooks(pointed: readonly Look[], others: readonly Look[]): State {
  if (findMyopiaFault(pointed, others)) return 'error';
  const allSure = (looks: readonly Look[]) => looks.every(({ isSure }) => isSure);
  const isAhead =
    pointed.length > 0 &&
    others.length > 0 &&
    allSure(pointed) &&
    mostFar(pointed) < leastNear(others);
  return isAhead || allSure([...pointed, ...others]) ? 'satisfied' : 'incomplete';
}

/** The descriptions of each fault. */
const FAULT_TEXTS: Readonly<Record<Fault, ErrorDescription>> = {
  unequal: {
    short: message('symbols.myopia.unequalShort'),
    long: message('symbols.myopia.unequal'),
  },
  unpointed: {
    short: message('symbols.myopia.unpointedShort'),
    long: message('symbols.myopia.unpointed'),
  },
  seen: { short: message('symbols.myopia.seenShort'), long: message('symbols.myopia.seen') },
  nothing: {
    short: message('symbols.myopia.nothingShort'),
    long: message('symbols.myopia.nothing'),
  },
};

/** The form of the symbol in its texts. */
export function chooseForm({ diagonals }: Pick<MyopiaParams, 'diagonals'>) {
  return diagonals ? 'framed' : 'plain';
}

/** The directions of the arrows, for texts. */
function pointingText({ directions }: Pick<MyopiaParams, 'directions'>): Text {
  return directions.length === 0
    ? message('symbols.myopia.noDirections')
    : listed(directions.map(directionText));
}

/**
 * Arrows point at all nearest cells of the other color, and only at those. Without arrows, no such
 * cell is in sight.
 */
export const myopia = defineSymbol({
  id: 'myopia',
  title: message('symbols.myopia.title'),
  step: 1,
  config: {
    diagonals: field.boolean({
      initial: false,
      label: message('symbols.myopia.diagonals'),
      help: message('symbols.myopia.diagonalsHelp'),
    }),
    directions: field.orientationToggle({
      initial: ['up', 'right'],
      label: message('symbols.myopia.directions'),
    }),
  },
  name: ({ diagonals }) => message(diagonals ? 'symbols.myopia.framed' : 'symbols.myopia.title'),
  explain: (params) => message('symbols.myopia.explain', { form: chooseForm(params) }),
  caption: (params) => message('symbols.myopia.caption', { form: chooseForm(params) }),
  speak: (params) =>
    message('symbols.myopia.speak', { form: chooseForm(params), directions: pointingText(params) }),
  legendKey: chooseForm,
  example: ({ diagonals }) =>
    diagonals
      ? {
          tiles: 'wbb/bbb/bbb',
          symbols: [
            { id: 'myopia', at: { x: 1, y: 1 }, params: { diagonals, directions: ['up-left'] } },
          ],
        }
      : {
          tiles: 'bwb/bbb/wbb',
          symbols: [
            { id: 'myopia', at: { x: 1, y: 1 }, params: { diagonals, directions: ['up'] } },
          ],
        },
  glyph: ({ diagonals, directions }) => myopiaGlyph(directions, diagonals),
  scope(at, params, board) {
    const around = lookAround(at, params, board);
    const cells = new Set(touchedCells(at, board));
    if (around)
      for (const look of [...around.pointed, ...around.others])
        for (const cell of look.cells) cells.add(cell);
    return [...cells];
  },
  looksAt(at, params, board) {
    const around = lookAround(at, params, board);
    const looks = around ? [...around.pointed, ...around.others] : [];
    const nearest = leastFar(looks);
    const cells = looks.flatMap((look) => look.cells.slice(0, nearest + 1));
    return [...new Set([...touchedCells(at, board), ...cells])];
  },
  check(at, params, board) {
    const around = lookAround(at, params, board);
    return around ? judgeLooks(around.pointed, around.others) : 'incomplete';
  },
  describeError(at, params, board) {
    const around = lookAround(at, params, board);
    const fault = around && findMyopiaFault(around.pointed, around.others);
    return fault && FAULT_TEXTS[fault];
  },
  reconcile: (params, before) =>
    before.diagonals && !params.diagonals
      ? { ...params, directions: params.directions.filter((way) => !isDiagonal(way)) }
      : params,
  normalize: (params) =>
    !params.diagonals && params.directions.some(isDiagonal)
      ? { ...params, diagonals: true }
      : params,
});
