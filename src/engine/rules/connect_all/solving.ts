import type { Cell, Color, SolidColor } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message, type Text } from '#texts/message.ts';
import {
  listAlternatives,
  type DeductionToPhrase,
  type ReasonToPhrase,
  type RulePhrasing,
} from '#engine/clues/phrasing.ts';
import type { Board } from '#engine/grid/board.ts';
import { countPlaceWords, listPlaces } from '#engine/clues/placesInWords.ts';

export const solve: RuleSolving<{ readonly color: Color }> = {
  choices: ['cspuz', 'backtrack'],
  post({ color }, model) {
    if (color === 'gray') return 'checkFull';
    model.connect(color);
    return 'stated';
  },
};

/** True if four cells around a corner are a checkerboard. */
function hasCrossing(board: Board): boolean {
  const { width, height } = board;
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const [a, b, c, d] = [cell, cell + 1, cell + width, cell + width + 1].map((it) =>
        board.color(it),
      );
      if (a !== 'gray' && b !== 'gray' && a === d && b === c && a !== b) return true;
    }
  return false;
}

/** The size of the only region, or its largest possible size, is not the demanded number. */
function becauseOfSize(of: Color, { supposed: board, intro, targets }: DeductionToPhrase) {
  const counted = board.count(of);
  const most = counted + board.count('gray');
  const values = { supposed: intro, of, number: listAlternatives(targets) };
  if (counted > Math.max(...targets))
    return message('hints.connect_all.over', { ...values, counted });
  return most < Math.min(...targets)
    ? message('hints.connect_all.under', { ...values, counted: most })
    : undefined;
}

function becauseConnected(of: Color, deduction: DeductionToPhrase): Text | undefined {
  const { cause, clues, supposed, symbols, intro, only } = deduction;
  const values = { supposed: intro, of };
  const count = clues.filter(({ type }) => type === 'symbol').length;
  if (cause.type === 'connected') {
    return only && cause.fault === 'unreachable' && only.color !== of
      ? message('hints.connect_all.unreachable', values)
      : message('hints.connect_all.apart', values);
  }
  if (cause.type === 'count') {
    return deduction.targets.length > 0 ? becauseOfSize(of, deduction) : undefined;
  }
  if (cause.type !== 'clause') return undefined;
  // A number in the only area is too small or too large for the cells that the color has.
  if (count === 1 && deduction.targets.length > 0 && only?.color !== of)
    return becauseOfSize(of, deduction);
  if (count === 2) return message('hints.connect_all.shared', { ...values, clues: symbols });
  return count === 0 && hasCrossing(supposed)
    ? message('hints.connect_all.crossed', { supposed: intro })
    : undefined;
}

/** A connected part of a board, without the cells of the other color. */
interface Part {
  readonly size: number;
  /** Its cells of the connected color. */
  readonly own: readonly Cell[];
}

/** The parts of a board that are left without a cell, if they have cells of the color. */
function partsWithout(missing: Cell, of: SolidColor, board: Board): readonly Part[] {
  const seen = new Set([missing]);
  const parts: Part[] = [];
  for (const { cells } of board.reaches(of))
    for (const first of cells) {
      if (seen.has(first)) continue;
      const part = [first];
      seen.add(first);
      for (const cell of part)
        for (const next of board.neighbors(cell)) {
          if (seen.has(next) || board.reachOf(next, of) === undefined) continue;
          seen.add(next);
          part.push(next);
        }
      const own = part.filter((cell) => board.color(cell) === of);
      if (own.length > 0) parts.push({ size: part.length, own });
    }
  return parts;
}

/** The smaller part that a cell connects with the others; undefined if there is none. */
function smallerPart(cell: Cell, of: SolidColor, board: Board): Part | undefined {
  const parts = partsWithout(cell, of, board);
  return parts.length > 1 ? parts.toSorted((a, b) => a.size - b.size)[0] : undefined;
}

/** Number of words of the places on the other side of a link. */
const MOST_PLACE_WORDS = 9;

/** Cells without which the color would be cut in two, or that have no path to it. */
function connectedReason(
  of: SolidColor,
  { cause, cells, color, which, known }: ReasonToPhrase,
): Text | undefined {
  if (color !== of) {
    const isWalled = cause.type === 'connected' && cause.fault === 'unreachable';
    return isWalled ? message('hints.connect_all.walled', { of, which, color }) : undefined;
  }
  const parts = cells.map((cell) => smallerPart(cell, of, known));
  const [part] = parts;
  const key = part?.own.join();
  if (!part || parts.some((it) => it?.own.join() !== key)) return undefined;
  if (countPlaceWords(part.own, known) > MOST_PLACE_WORDS)
    return message('hints.connect_all.link', { of, which, color });
  const { length: count } = part.own;
  const place = listPlaces(part.own, known);
  return message('hints.connect_all.linkTo', { of, which, count, place, color });
}

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.connect_all.noun', { of: color }),
  reason: ({ color: of }, step) =>
    step.cause.type === 'connected' && of !== 'gray' ? connectedReason(of, step) : undefined,
  because: ({ color }, deduction) => becauseConnected(color, deduction),
};
