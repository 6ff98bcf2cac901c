import { message, type Text } from '#texts/message.ts';
import { listAlternatives, type DeductionToPhrase } from '../clues/phrasing.ts';
import { paramsOf } from '../clues/params.ts';
import type { Count } from '../clues/count.ts';
import type { Board } from '../grid/board.ts';
import type { SolidColor } from '../grid/grid.ts';
import { homeColor } from '../grid/placement.ts';
import { symbolNoun, findTargets, type NamedClues, type NamedSymbol } from './namedClues.ts';

/** The part of a sentence frame that number clauses use. */
interface Spoken {
  readonly form: string;
  readonly which: 'one' | 'all' | 'more' | 'first';
  readonly color: SolidColor;
}

/** A number symbol among the clues, and the way in which its count misses its number. */
interface Missed {
  readonly symbol: NamedSymbol;
  readonly targets: readonly number[];
  readonly count: Count;
  readonly bound: 'over' | 'under' | 'between';
}

const TEXTS = {
  sight: ['hints.sightOver', 'hints.sightUnder', 'hints.sightBetween'],
  count: ['hints.countOver', 'hints.countUnder', 'hints.countBetween'],
} as const;

/**
 * A sentence about a number that the count can no longer reach; undefined if the board does not
 * show it.
 */
export function numberClause(
  named: NamedClues,
  deduction: DeductionToPhrase,
  spoken: Spoken,
): Text | undefined {
  const { cause, intro: supposed, known } = deduction;
  const missed = missedIn(named, deduction.supposed);
  if (!missed) return undefined;
  const { symbol, targets, count, bound } = missed;
  const clue = symbolNoun(symbol);
  if (cause.type === 'count' && spoken.form === 'if' && spoken.which !== 'first') {
    const text = settledClause(symbol, targets, known, spoken);
    if (text !== undefined) return text;
  }
  const [over, under, between] = TEXTS[cause.type === 'sight' ? 'sight' : 'count'];
  const values = { supposed, clue, number: listAlternatives(targets) };
  switch (bound) {
    case 'over':
      return message(over, { ...values, counted: count.completed });
    case 'under':
      return message(under, { ...values, counted: count.possible });
    case 'between':
      return message(between, values);
  }
}

function missedIn(named: NamedClues, board: Board): Missed | undefined {
  for (const symbol of named.symbols) {
    const targets = findTargets(symbol, named);
    const count = countSymbol(symbol, board);
    if (!count || targets.length === 0) continue;
    const { completed, possible } = count;
    if (targets.some((it) => it >= completed && it <= possible)) continue;
    const bound =
      completed > Math.max(...targets)
        ? 'over'
        : possible < Math.min(...targets)
          ? 'under'
          : 'between';
    return { symbol, targets, count, bound };
  }
  return undefined;
}

/** The count of a number symbol on a board; undefined for other symbols. */
export function countSymbol({ symbol, def }: NamedSymbol, board: Board): Count | undefined {
  return def.count?.(symbol.at, paramsOf(def, symbol), board) ?? undefined;
}

/** A symbol that has all cells that it needs, or needs all cells that it can have. */
function settledClause(
  symbol: NamedSymbol,
  targets: readonly number[],
  known: Board,
  { which, color }: Spoken,
): Text | undefined {
  const [number] = targets;
  const count = countSymbol(symbol, known);
  if (number === undefined || targets.length > 1 || !count) return undefined;
  // Without a color of its own cell, the counts are bounds for both colors.
  if (homeColor(symbol.symbol.at, known) === 'gray') return undefined;
  const values = { clue: symbolNoun(symbol), which, color };
  if (count.completed === number) {
    return number === 0
      ? message('hints.countNone', values)
      : message('hints.countFull', { ...values, number });
  }
  return count.possible === number ? message('hints.countLeft', { ...values, number }) : undefined;
}
