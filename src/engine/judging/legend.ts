import type { Board } from '../grid/board.ts';
import type { Cell, SymbolInstance } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import type { Complaint, Example } from '../clues/Example.ts';
import type { Judgement } from '../clues/judgement.ts';
import type { Mode } from '../clues/mode.ts';
import { paramsOf } from '../clues/params.ts';
import type { State } from '../clues/verdict.ts';

/** One line of the legend: a rule, or all symbols that say the same. */
export interface LegendRow {
  /** Unlike any other row's; stays while the clues stay. */
  readonly key: string;
  readonly kind: 'rule' | 'symbol';
  readonly id: string;
  readonly title: string;
  /** Name where there is little room. */
  readonly brief: string;
  /** Full sentence, `*word*` marks the key word. */
  readonly explain: string;
  /** At most three words beside a symbol's name; empty for rules. */
  readonly gloss: string;
  readonly example: Example;
  /** Error if any member is in error, else incomplete if any is, else satisfied. */
  readonly state: State;
  /** The numbers behind the first error. */
  readonly complaint: Complaint | undefined;
  /** Index of the rule in the grid; of each symbol in its list. */
  readonly members: readonly number[];
  /** Hidden while solving, listed for editors. */
  readonly isShown: boolean;
}

/** What is known of a board when its legend is made. */
interface Judged {
  readonly board: Board;
  readonly judgement: Judgement;
}

/**
 * Rows of rules in puzzle order, then of symbols by list order. Rules that solvers are not to see are left out,
 * and so are rows without words.
 */
export function legendOf(board: Board, judgement: Judgement, mode: Mode): readonly LegendRow[] {
  const judged = { board, judgement };
  const rules = board.grid.rules.flatMap((_, index) => ruleRow(judged, index, mode));
  const symbols = [...board.grid.symbols]
    .map(([id, list]) => ({ id, list, order: listOrder(id) }))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ id, list }) => symbolRows(judged, id, list));
  return [...rules, ...symbols].filter(({ explain }) => explain !== '');
}

/** Cells that a row is about: what its rule marks, or what decides its symbols. */
export function cellsOf({ kind, id, members }: LegendRow, judged: Judged): readonly Cell[] {
  const { board, judgement } = judged;
  if (kind === 'rule') return members.flatMap((index) => judgement.rules[index]?.cells ?? []);
  const def = symbolById.get(id);
  const list = board.grid.symbols.get(id) ?? [];
  const cells = members.flatMap((index) => {
    const symbol = list[index];
    return def && symbol ? def.scope(symbol.at, paramsOf(def, symbol), board) : [];
  });
  return [...new Set(cells)];
}

function ruleRow({ board, judgement }: Judged, index: number, mode: Mode): readonly LegendRow[] {
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
    gloss: '',
    example: def.example(params),
    state: verdict.state,
    complaint: verdict.state === 'error' ? def.complain?.(params, board) : undefined,
    members: [index],
    isShown,
  };
  return [row];
}

function listOrder(id: string): number {
  return symbolById.get(id)?.traits?.listOrder ?? id.charCodeAt(0);
}

/** One row for each key among the symbols of an id. */
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
  const title = def.name?.(params) ?? def.title;
  return {
    key: `symbol ${id} ${key}`,
    kind: 'symbol',
    id,
    title,
    brief: title,
    explain: def.explain(params),
    gloss: def.gloss(params),
    example: def.example(params),
    state: stateOf(states),
    complaint: wrong && complaintOf(wrong, board),
    members,
    isShown: true,
  };
}

/** Why a symbol is wrong; nothing where a rule judges its count in another way than it says itself. */
function complaintOf(symbol: SymbolInstance, board: Board): Complaint | undefined {
  const def = symbolById.get(symbol.id);
  const isRecounted = board.grid.rules.some(({ id }) => ruleById.get(id)?.judgeCount !== undefined);
  if (def?.count && isRecounted) return undefined;
  return def?.complain?.(symbol.at, paramsOf(def, symbol), board);
}

function stateOf(states: readonly State[]): State {
  if (states.includes('error')) return 'error';
  return states.includes('incomplete') ? 'incomplete' : 'satisfied';
}
