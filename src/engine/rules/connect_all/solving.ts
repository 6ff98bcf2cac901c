import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message, type Text } from '#texts/message.ts';
import {
  listAlternatives,
  type DeductionToPhrase,
  type RulePhrasing,
} from '#engine/clues/phrasing.ts';
import type { Board } from '#engine/grid/board.ts';

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
  if (count === 2) return message('hints.connect_all.shared', { ...values, clues: symbols });
  return count === 0 && hasCrossing(supposed)
    ? message('hints.connect_all.crossed', { supposed: intro })
    : undefined;
}

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.connect_all.noun', { of: color }),
  because: ({ color }, deduction) => becauseConnected(color, deduction),
};
