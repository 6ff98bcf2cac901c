import { message, type Text } from '#texts/message.ts';
import { listAlternatives, type DeductionToPhrase } from '../clues/phrasing.ts';
import { rulePhrasing } from '../rules/phrasing.ts';
import { symbolPhrasing } from '../symbols/phrasing.ts';
import { paramsOf } from '../clues/params.ts';
import type { Board } from '../grid/board.ts';
import type { SolidColor } from '../grid/grid.ts';
import { touchedCells } from '../grid/placement.ts';
import { ruleSolving } from '../rules/solving.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';
import {
  hasNumber,
  namedClues,
  ruleName,
  symbolNames,
  symbolNoun,
  findTargets,
  tellingClues,
  type NamedClues,
  type NamedSymbol,
} from './namedClues.ts';
import { numberClause } from './numberClauses.ts';
import { inOtherColor, paintedOnly } from './coloring.ts';
import type { ColoredCell } from './Step.ts';

/** The form of a sentence: the words for the cells, and the part before the consequence. */
export interface SentenceFrame {
  readonly form: 'if' | 'suppose' | 'link' | 'but';
  readonly which: 'one' | 'all' | 'more' | 'first';
  /** The color that follows. */
  readonly color: SolidColor;
  /** The place of the first cell. */
  readonly first: Text;
  /** The places of all cells, used only in links. */
  readonly place: Text;
  readonly count: number;
  /** Number of steps of a supposition. */
  readonly steps: number;
}

/** A deduction of the engine. */
interface Reasoning {
  readonly cause: Cause;
  readonly clues: readonly ClueRef[];
  readonly facts: readonly ColoredCell[];
  /** Cells of one literal; none for a contradiction. */
  readonly cells: readonly ColoredCell[];
}

/**
 * A sentence about the fault of the other color. `isTelling` is false if it only states that there
 * is a fault.
 */
interface Clause {
  readonly text: Text;
  readonly isTelling: boolean;
}

/** The sentence of one deduction: by a clue's own hook, or else by the cause. */
export function composeClause(reasoning: Reasoning, frame: SentenceFrame, board: Board): Clause {
  const named = tellingClues(namedClues(reasoning.clues, board));
  const deduction = deductionOf(reasoning, named, frame, board);
  const text = ownClause(named, deduction) ?? causeClause(named, deduction, frame);
  return text
    ? { text, isTelling: true }
    : { text: plainClause(named, deduction.intro, canLie(board)), isTelling: false };
}

function deductionOf(
  { cause, clues, facts, cells }: Reasoning,
  named: NamedClues,
  frame: SentenceFrame,
  board: Board,
): DeductionToPhrase {
  const supposed = paintedOnly(board, [...facts, ...inOtherColor(cells)]);
  const [only] = cells;
  const isOnly = frame.form !== 'but' && frame.which === 'one' && cells.length === 1;
  const numbered = named.symbols.find(hasNumber);
  return {
    cause,
    clues,
    known: paintedOnly(board, facts),
    supposed,
    only: only && isOnly ? only : null,
    intro: message('hints.supposed', { ...frame }),
    targets: numbered ? findTargets(numbered, named) : [],
    symbols: symbolNames(named.symbols),
    wrong: named.symbols.filter((it) => isWrong(it, supposed)).length,
  };
}

function isWrong({ symbol, def }: NamedSymbol, board: Board): boolean {
  return def.check(symbol.at, paramsOf(def, symbol), board, null) === 'error';
}

function ownClause({ rules, symbols }: NamedClues, deduction: DeductionToPhrase): Text | undefined {
  if (deduction.cause.type === 'clause' && symbols.length === 0 && areOfOneKind(rules)) {
    return message('hints.oneRule', { supposed: deduction.intro, total: rules.length });
  }
  for (const { rule, def } of rules) {
    const text = rulePhrasing.get(def.id)?.because?.(paramsOf(def, rule), deduction);
    if (text !== undefined) return text;
  }
  for (const { symbol, def } of symbols) {
    const phrasing = symbolPhrasing.get(def.id);
    const text = phrasing?.because?.(symbol.at, paramsOf(def, symbol), deduction);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** True if several rules state the same, and differ only in their subject. */
function areOfOneKind(rules: NamedClues['rules']): boolean {
  return rules.length > 1 && rules.every(({ def }) => def === rules[0]?.def);
}

/** The fault of the other color, by the cause and the clues' nouns. */
function causeClause(
  named: NamedClues,
  deduction: DeductionToPhrase,
  frame: SentenceFrame,
): Text | undefined {
  const { cause, intro } = deduction;
  const values = { supposed: intro };
  switch (cause.type) {
    case 'clause':
      return splitSymbol(named, deduction) ?? numberClause(named, deduction, frame);
    case 'count':
    case 'sight':
    case 'predicate':
      return numberClause(named, deduction, frame);
    case 'counts':
      return message('hints.counts', values);
    case 'ways':
      return message('hints.ways', { ...values, total: named.rules.length + named.symbols.length });
    case 'region':
      return regionClause(named, deduction, cause);
    case 'joined':
      return named.symbols.length === 2
        ? message('hints.joined', { ...values, clues: deduction.symbols })
        : message('hints.apart', values);
    case 'touch':
      return message(cause.fault === 'many' ? 'hints.touchMany' : 'hints.touchFew', values);
    case 'check':
      return checkClause(named, deduction);
    case 'connected':
      return message('hints.connected', values);
    case 'far':
      return message(cause.fault === 'image' ? 'hints.farImage' : 'hints.far', values);
    case 'mirror':
      return message('hints.mirror', values);
    case 'cycle':
      return message('hints.cycle', values);
    case 'shape':
      return message('hints.shape', values);
    case 'pattern':
      return message('hints.pattern', values);
    case 'rim':
      return message(cause.fault === 'cut' ? 'hints.rimCut' : 'hints.rim', values);
    case 'learnt':
      return undefined;
  }
}

/** A symbol that needs one color, on cells of two colors. */
function splitSymbol(
  { symbols }: NamedClues,
  { supposed, intro }: DeductionToPhrase,
): Text | undefined {
  const split = symbols.find(({ symbol }) => {
    const colors = touchedCells(symbol.at, supposed)
      .filter((cell) => supposed.exists(cell))
      .map((cell) => supposed.color(cell));
    return colors.includes('dark') && colors.includes('light');
  });
  return split && message('hints.oneColor', { supposed: intro, clue: symbolNoun(split) });
}

const AREA = {
  large: ['hints.areaOver', 'hints.anyAreaOver'],
  small: ['hints.areaUnder', 'hints.anyAreaUnder'],
} as const;

/** The fault of a region's size, if the board shows it. */
function regionClause(
  { symbols }: NamedClues,
  { supposed: board, intro: supposed }: DeductionToPhrase,
  { fault, cell, sizes }: Extract<Cause, { readonly type: 'region' }>,
): Text {
  const symbol = symbols.find(hasNumber);
  const clue = symbol && symbolNoun(symbol);
  const values = { supposed, number: listAlternatives(sizes) };
  const color = board.color(cell);
  const size =
    color === 'gray'
      ? 0
      : fault === 'large'
        ? (board.regionOf(cell)?.cells.length ?? 0)
        : (board.reachOf(cell, color)?.cells.length ?? 0);
  const isTold =
    fault === 'large'
      ? size > Math.max(...sizes)
      : fault === 'small' && size > 0 && size < Math.min(...sizes);
  if (isTold && fault !== 'between') {
    const counted = { ...values, counted: size };
    const [own, any] = AREA[fault];
    return clue === undefined ? message(any, counted) : message(own, { ...counted, clue });
  }
  if (fault === 'small') {
    return clue === undefined
      ? message('hints.anyAreaRoom', values)
      : message('hints.areaRoom', { ...values, clue });
  }
  return clue === undefined
    ? message('hints.anyAreaBetween', values)
    : message('hints.areaBetween', { ...values, clue });
}

/** The error of a clue that is known only by its check, in the clue's own words. */
function checkClause(
  { rules, symbols }: NamedClues,
  { supposed: board, intro: supposed }: DeductionToPhrase,
): Text | undefined {
  const [symbol] = symbols;
  const [rule] = rules;
  if (symbol && !rule) {
    const { at } = symbol.symbol;
    const params = paramsOf(symbol.def, symbol.symbol);
    const error = symbol.def.describeError?.(at, params, board);
    const clue = symbolNoun(symbol);
    return error && message('hints.check', { supposed, clue, detail: error.short });
  }
  if (!rule || rules.length > 1) return undefined;
  const params = paramsOf(rule.def, rule.rule);
  if (rule.def.check(params, board).state !== 'error') return undefined;
  const error = rule.def.describeError?.(params, board);
  return error && message('hints.check', { supposed, clue: ruleName(rule), detail: error.short });
}

/** True if symbols of the board may be wrong. */
function canLie({ grid }: Board): boolean {
  return grid.rules.some(({ id }) => ruleSolving.get(id)?.liars !== undefined);
}

/** The sentence for a fault that the board does not show. */
function plainClause({ rules, symbols }: NamedClues, supposed: Text, canBeWrong: boolean): Text {
  const [rule] = rules;
  const [symbol] = symbols;
  const total = rules.length + symbols.length;
  if (total > 1) return message('hints.clues', { supposed, total });
  // Only the size of a connected color follows from earlier links and not from clues.
  if (!symbol && !rule) return message('hints.onlyArea', { supposed });
  const clue = symbol ? symbolNoun(symbol) : rule ? ruleName(rule) : '';
  return message(symbol && canBeWrong ? 'hints.clueLying' : 'hints.clue', { supposed, clue });
}
