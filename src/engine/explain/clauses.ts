import { isSameText, message, type Text } from '#texts/message.ts';
import type { DeductionToPhrase } from '../clues/phrasing.ts';
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
  symbolNoun,
  symbolNouns,
  findTargets,
  tellingClues,
  type NamedClues,
  type NamedSymbol,
} from './namedClues.ts';
import { areaClause } from './areaClauses.ts';
import { numberClause } from './numberClauses.ts';
import { inOtherColor, paintedOnly } from './coloring.ts';
import type { ColoredCell } from './Step.ts';

/** The form of a sentence: the words for the cells, and the part before the consequence. */
export interface SentenceFrame {
  readonly form: 'if' | 'without' | 'suppose' | 'link' | 'but';
  readonly which: 'one' | 'all' | 'more' | 'first';
  /** The color that follows. */
  readonly color: SolidColor;
  /** The place of the first cell. */
  readonly first: Text;
  /** The places of all cells, used only in links. */
  readonly place: Text;
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
  /** All clues of the step, which the nouns have to distinguish. */
  readonly among: readonly ClueRef[];
}

/**
 * A sentence about the fault of the other color. `isTelling` is false if it only states that there
 * is a fault.
 */
interface Clause {
  readonly text: Text;
  readonly isTelling: boolean;
}

/** The fault of the other color: by a clue's own hook, or else by the cause. */
export function composeClause(reasoning: Reasoning, frame: SentenceFrame, board: Board): Clause {
  const { clues, among } = reasoning;
  const named = tellingClues(namedClues(clues, board, among));
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
    supposed,
    only: only && isOnly ? only : null,
    intro: message('hints.supposed', { ...frame }),
    targets: numbered ? findTargets(numbered, named) : [],
    symbols: symbolNouns(named.symbols),
    wrong: wrongSymbols(named, supposed),
  };
}

/** True for sentences that begin with a place or a number of steps, and have to be short. */
function isShort({ form }: SentenceFrame): boolean {
  return form !== 'if' && form !== 'without';
}

/**
 * The beginning of a sentence about an area or a view of a color that needs the cell: "Without this
 * cell,". Null if the cell gets the other color, or for other forms of sentences.
 */
function lackingOf(frame: SentenceFrame, own: SolidColor): Text | null {
  const { form, which, color } = frame;
  const isPlain = form === 'if' && (which === 'one' || which === 'all');
  return isPlain && color === own ? message('hints.supposed', { ...frame, form: 'without' }) : null;
}

function wrongSymbols({ symbols }: NamedClues, board: Board): DeductionToPhrase['wrong'] {
  const wrong = symbols.filter((it) => isWrong(it, board));
  return { count: wrong.length, symbols: symbolNouns(wrong) };
}

function isWrong({ symbol, def }: NamedSymbol, board: Board): boolean {
  return def.check(symbol.at, paramsOf(def, symbol), board, null) === 'error';
}

function ownClause({ rules, symbols }: NamedClues, deduction: DeductionToPhrase): Text | undefined {
  const ofRules = rules.map(({ rule, def }) =>
    rulePhrasing.get(def.id)?.because?.(paramsOf(def, rule), deduction),
  );
  const isOneKind =
    deduction.cause.type === 'clause' && symbols.length === 0 && areOfOneKind(rules);
  if (isOneKind && !ofRules.every((it) => isSameText(it, ofRules[0])))
    return message('hints.oneRule', { supposed: deduction.intro, total: rules.length });
  const ofRule = ofRules.find((it) => it !== undefined);
  if (ofRule !== undefined) return ofRule;
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
  const spoken = { isShort: isShort(frame), lacking: (own: SolidColor) => lackingOf(frame, own) };
  switch (cause.type) {
    case 'clause':
      return splitSymbol(named, deduction) ?? numberClause(named, deduction, spoken);
    case 'count':
    case 'sight':
    case 'predicate':
      return numberClause(named, deduction, spoken);
    case 'counts':
      return message('hints.counts', values);
    case 'ways':
      return message('hints.ways', { ...values, ...cluesTogether(named) });
    case 'region':
      return areaClause(named, deduction, cause, spoken);
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

/** The clues by their noun, or by their number if there are several. */
export function cluesTogether({ rules, symbols }: NamedClues) {
  const [rule] = rules;
  const [symbol] = symbols;
  const total = rules.length + symbols.length;
  const clue = symbol ? symbolNoun(symbol) : rule ? ruleName(rule) : message('clues.aRule');
  return { total, clue };
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
