import type { Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import type { Example } from '../clues/Example.ts';
import type { ErrorDescription, State, Verdict, Judgement } from '../clues/verdict.ts';
import type { Mode } from '../clues/mode.ts';
import { paramsOf } from '../clues/params.ts';
import { ruleMarks, symbolMarks } from './marks.ts';

/** One row of the legend: a rule, or all symbols with the same legend key. */
export interface LegendRow {
  /** Unique among the rows; stable while the clues do not change. */
  readonly key: string;
  readonly kind: 'rule' | 'symbol';
  readonly id: string;
  readonly title: Text;
  /** Short name for narrow places. */
  readonly brief: Text;
  /** Full sentence, `*word*` marks the key word. */
  readonly explain: Text;
  /** At most three words next to a symbol's name; empty for rules. */
  readonly caption: Text;
  readonly example: Example;
  /** `error` if any member is in error, else `incomplete` if any is, else `satisfied`. */
  readonly state: State;
  /**
   * The displayed state: `incomplete` for a rule that is satisfied only because nothing is painted
   * yet.
   */
  readonly shownState: State;
  /** Describes the first error. */
  readonly errorDescription: ErrorDescription | undefined;
  /** Index of the rule in the grid, or of each symbol in its list. */
  readonly members: readonly number[];
  /** Hidden while solving, listed for editors. */
  readonly isShown: boolean;
}

/** A board with its judgement. */
interface Judged {
  readonly board: Board;
  readonly judgement: Judgement;
}

/**
 * Rows of rules in puzzle order, then of symbols by list order. Leaves out rules that are hidden in
 * play, and rows without an explanation.
 */
export function createLegend(board: Board, judgement: Judgement, mode: Mode): readonly LegendRow[] {
  const judged = { board, judgement };
  const rules = board.grid.rules.flatMap((_, index) => ruleRow(judged, index, mode));
  const symbols = [...board.grid.symbols]
    .map(([id, list]) => ({ id, list, order: listOrder(id) }))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ id, list }) => symbolRows(judged, id, list));
  return [...rules, ...symbols].filter(({ explain }) => explain !== '');
}

/** The cells of a row: those that its rule marks, or those that its symbols concern. */
export function findRowCells({ kind, id, members }: LegendRow, judged: Judged): readonly Cell[] {
  const { board, judgement } = judged;
  if (kind === 'rule') return members.flatMap((index) => ruleMarks(board, judgement, index));
  const list = board.grid.symbols.get(id) ?? [];
  const cells = members.flatMap((index) => {
    const symbol = list[index];
    return symbol ? symbolMarks(board, symbol) : [];
  });
  return [...new Set(cells)];
}

function ruleRow(judged: Judged, index: number, mode: Mode): readonly LegendRow[] {
  const { board, judgement } = judged;
  const rule = board.grid.rules[index];
  const def = rule && ruleById.get(rule.id);
  const verdict = judgement.rules[index];
  if (!def || !verdict) return [];
  const params = paramsOf(def, rule);
  const isShown = def.isShown?.(params) ?? true;
  if (!isShown && mode !== 'create') return [];
  const row: LegendRow = {
    key: `rule ${index}`,
    kind: 'rule',
    id: def.id,
    title: def.title,
    brief: def.brief(params),
    explain: def.explain(params),
    caption: '',
    example: def.example(params),
    state: verdict.state,
    shownState: isOnlyEmpty(rule, judged, verdict) ? 'incomplete' : verdict.state,
    errorDescription: verdict.state === 'error' ? def.describeError?.(params, board) : undefined,
    members: [index],
    isShown,
  };
  return [row];
}

/** True if a rule is satisfied only because no cells are painted that it judges. */
function isOnlyEmpty(rule: RuleInstance, { board, judgement }: Judged, { state }: Verdict) {
  return (
    state === 'satisfied' && judgement.final !== 'satisfied' && isVacuouslySatisfied(rule, board)
  );
}

function listOrder(id: string): number {
  return symbolById.get(id)?.traits?.listOrder ?? id.charCodeAt(0);
}

/** One row for each legend key among the symbols of an id. */
function symbolRows(judged: Judged, id: string, list: readonly SymbolInstance[]): LegendRow[] {
  const def = symbolById.get(id);
  if (!def) return [];
  const groups = new Map<string, number[]>();
  list.forEach((symbol, index) => {
    const key = def.legendKey?.(paramsOf(def, symbol)) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return [...groups].flatMap(([key, members]) => {
    const row = symbolRow(judged, id, key, members);
    return row ? [row] : [];
  });
}

function symbolRow(
  { board, judgement }: Judged,
  id: string,
  key: string,
  members: readonly number[],
): LegendRow | undefined {
  const def = symbolById.get(id);
  const list = board.grid.symbols.get(id) ?? [];
  const first = list[members[0] ?? 0];
  if (!def || !first) return undefined;
  const params = paramsOf(def, first);
  const states = members.map((index) => judgement.symbols.get(id)?.[index] ?? 'incomplete');
  const wrong = list[members[states.indexOf('error')] ?? -1];
  const state = stateOf(states);
  const title = def.name?.(params) ?? def.title;
  return {
    key: `symbol ${id} ${key}`,
    kind: 'symbol',
    id,
    title,
    brief: title,
    explain: def.explain(params),
    caption: def.caption(params),
    example: def.example(params),
    state,
    shownState: state,
    errorDescription: wrong && describeSymbolError(wrong, board),
    members,
    isShown: true,
  };
}

/** The error of a symbol; undefined if a rule judges its count in place of the symbol. */
export function describeSymbolError(
  symbol: SymbolInstance,
  board: Board,
): ErrorDescription | undefined {
  const def = symbolById.get(symbol.id);
  const isRecounted = board.grid.rules.some(({ id }) => ruleById.get(id)?.judgeCount !== undefined);
  if (def?.count && isRecounted) return undefined;
  return def?.describeError?.(symbol.at, paramsOf(def, symbol), board);
}

function stateOf(states: readonly State[]): State {
  if (states.includes('error')) return 'error';
  return states.includes('incomplete') ? 'incomplete' : 'satisfied';
}

/**
 * True if a satisfied rule depends on cells that are not painted yet: all open cells are gray, or
 * the rule has nothing to judge. False on a filled board, where no later stroke can break the rule.
 */
function isVacuouslySatisfied(rule: RuleInstance, board: Board): boolean {
  if (board.isFilled) return false;
  if (isUntouched(board)) return true;
  const def = ruleById.get(rule.id);
  return def?.isVacuous?.(paramsOf(def, rule), board) ?? false;
}

/** True if only givens have a color. */
function isUntouched({ grid }: Board): boolean {
  return grid.tiles.every(({ exists, fixed, color }) => !exists || fixed || color === 'gray');
}
