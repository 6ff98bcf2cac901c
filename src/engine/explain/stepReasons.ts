import { message, type Text } from '#texts/message.ts';
import type { ReasonToPhrase } from '../clues/phrasing.ts';
import { paramsOf } from '../clues/params.ts';
import type { Board } from '../grid/board.ts';
import { rulePhrasing } from '../rules/phrasing.ts';
import { symbolPhrasing } from '../symbols/phrasing.ts';
import { areaReason } from './areaReasons.ts';
import { paintedOnly } from './coloring.ts';
import { countReason, sightReason } from './countReasons.ts';
import { countsReason } from './countsReasons.ts';
import { farReason } from './farReasons.ts';
import { namedClues, printedValue, tellingClues, type NamedClues } from './namedClues.ts';
import type { Step } from './Step.ts';

/** A step by one deduction, or by all ways to satisfy a clue. */
interface DirectStep extends Pick<Step, 'cells' | 'clues' | 'facts'> {
  readonly cause: ReasonToPhrase['cause'];
}

/**
 * The reason for the color of all cells of a step, without a supposition: an area is complete, or a
 * number has only so many places left. Undefined if there is none, or if the board does not show
 * it.
 */
export function composeReason(step: DirectStep, board: Board): Text | undefined {
  const named = tellingClues(namedClues(step.clues, board));
  const [{ color } = { color: 'dark' as const }] = step.cells;
  const phrased: ReasonToPhrase = {
    cause: step.cause,
    cells: step.cells.map(({ cell }) => cell),
    color,
    which: step.cells.length > 1 ? 'more' : 'one',
    known: paintedOnly(board, step.facts),
    shown: board,
    printed: named.symbols.map(printedValue),
  };
  return ownReason(named, phrased) ?? causeReason(named, phrased);
}

function ownReason({ rules, symbols }: NamedClues, step: ReasonToPhrase): Text | undefined {
  for (const { rule, def } of rules) {
    const text = rulePhrasing.get(def.id)?.reason?.(paramsOf(def, rule), step);
    if (text !== undefined) return text;
  }
  for (const { symbol, def } of symbols) {
    const phrasing = symbolPhrasing.get(def.id);
    const text = phrasing?.reason?.(symbol.at, paramsOf(def, symbol), step);
    if (text !== undefined) return text;
  }
  return undefined;
}

function causeReason(named: NamedClues, step: ReasonToPhrase): Text | undefined {
  const { cause, which, color } = step;
  if (cause.type === 'count') return countReason(named, step);
  if (cause.type === 'sight') return sightReason(named, step);
  if (cause.type === 'region') return areaReason(named, step, cause);
  if (cause.type === 'counts') return countsReason(named, step);
  if (cause.type === 'joined') return joinedReason(named, step);
  if (cause.type === 'far' && cause.fault === 'reach') return farReason(named, step);
  if (cause.type === 'rim' && cause.fault === 'runs')
    return message('hints.rimRuns', { which, color });
  return cause.type === 'cycle' ? message('hints.closesLoop', { which, color }) : undefined;
}

/** Two numbers or letters that one cell would connect. */
function joinedReason(
  { rules, symbols }: NamedClues,
  { which, color, printed }: ReasonToPhrase,
): Text | undefined {
  const [a, b] = printed;
  if (which !== 'one' || rules.length > 0 || symbols.length !== 2) return undefined;
  if (a === undefined || a === null || b === undefined || b === null) return undefined;
  return message('hints.connects', { a, b, alike: a === b ? 'yes' : 'no', color });
}
