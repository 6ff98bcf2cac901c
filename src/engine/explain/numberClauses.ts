import { message, type Text } from '#texts/message.ts';
import { listAlternatives, type DeductionToPhrase } from '../clues/phrasing.ts';
import { paramsOf } from '../clues/params.ts';
import type { Count } from '../clues/count.ts';
import type { Board } from '../grid/board.ts';
import { opposite, type SolidColor } from '../grid/grid.ts';
import { homeColor } from '../grid/placement.ts';
import { symbolPhrasing } from '../symbols/phrasing.ts';
import {
  findTargets,
  printedValue,
  symbolNoun,
  type NamedClues,
  type NamedSymbol,
} from './namedClues.ts';

/** A number symbol among the clues, and the way in which its count misses its number. */
interface Missed {
  readonly symbol: NamedSymbol;
  readonly targets: readonly number[];
  readonly count: Count;
  readonly bound: 'over' | 'under' | 'between';
}

/** The form of a clause. */
export interface ClauseForm {
  /** True if the sentence has a long beginning. */
  readonly isShort: boolean;
  /** The beginning of a sentence about an area or a view that lacks the cell; null for none. */
  readonly lacking: (own: SolidColor) => Text | null;
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
  { intro, supposed: board }: DeductionToPhrase,
  { isShort, lacking }: ClauseForm,
): Text | undefined {
  const missed = missedIn(named, board);
  if (!missed) return undefined;
  const { symbol, targets, count, bound } = missed;
  const isSight = symbolPhrasing.get(symbol.def.id)?.counted?.where === 'sight';
  const [over, under, between] = TEXTS[isSight ? 'sight' : 'count'];
  const number = listAlternatives(targets);
  const clue = symbolNoun(symbol);
  if (bound === 'between' || (isShort && targets.length > 1))
    return message(between, { supposed: intro, clue, number });
  const own = homeColor(symbol.symbol.at, board);
  const values = {
    supposed: (isSight && bound === 'under' && own !== 'gray' ? lacking(own) : null) ?? intro,
    clue,
    number,
    needs: needsWords(symbol, targets),
    of: countedColor(symbol, board),
  };
  return bound === 'over'
    ? message(over, { ...values, counted: count.completed, least: 'no' })
    : message(under, { ...values, counted: count.possible, how: isShort ? 'only' : 'most' });
}

/** The color of the cells that a symbol counts; `none` if it is unknown or not of interest. */
export function countedColor({ symbol, def }: NamedSymbol, board: Board): SolidColor | 'none' {
  const counted = symbolPhrasing.get(def.id)?.counted;
  const own = homeColor(symbol.at, board);
  if (!counted || own === 'gray') return 'none';
  return counted.isOther ? opposite(own) : own;
}

/** `value` if the number that is needed is printed on the symbol, so that no text repeats it. */
export function needsWords(symbol: NamedSymbol, targets: readonly number[]): 'value' | 'other' {
  return targets.length === 1 && printedValue(symbol) === String(targets[0]) ? 'value' : 'other';
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
