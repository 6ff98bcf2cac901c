import type { Board } from '../grid/board.ts';
import { BoardReads } from '../grid/boardReads.ts';
import { recordReads } from '../grid/createBoard.ts';
import type { Cell, Grid, RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { sanitize } from './sanitize.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { changedCells } from '../grid/changes.ts';
import { boardWithout, sameClues } from './boardOf.ts';
import { type Judgement, satisfied, type State, type Verdict } from '../clues/verdict.ts';
import { paramsOf } from '../clues/params.ts';
import { concluded, matchSolution, summarize } from './summarize.ts';

/** Verdicts that are preset before clues are judged. */
interface PresetVerdicts {
  /** These symbols are always ignored, and hidden from other clues. */
  readonly excused: ReadonlySet<SymbolInstance>;
  readonly rules: ReadonlyMap<RuleInstance, Verdict>;
}

const NO_PRESETS: PresetVerdicts = { excused: new Set(), rules: new Map() };

/**
 * Judge a board: every clue, and all together. Given the judgement of a board with the same clues,
 * only clues that read changed data are judged again. See docs/grid-text.md, judging.
 */
export function judge(
  board: Board,
  solution: Grid | null,
  previous?: { readonly judgement: Judgement },
): Judgement {
  return judgeWithPresets(board, solution, NO_PRESETS, previous?.judgement);
}

function judgeWithPresets(
  board: Board,
  solution: Grid | null,
  presets: PresetVerdicts,
  previous?: Judgement,
): Judgement {
  const { grid } = board;
  const cache = new VerdictCache(board, solution, previous);
  const own = grid.rules.map(
    (rule) => presets.rules.get(rule) ?? cache.verdictOf(rule, () => checkRule(rule, board)),
  );
  const recounts = grid.rules.map((rule) => recountOf(rule, board));
  const countedBy = recounts.map((): State[] => []);
  const symbols = new Map<string, readonly State[]>();
  for (const [id, list] of grid.symbols) {
    const states = list.map((symbol): State => {
      if (presets.excused.has(symbol)) return 'ignored';
      const value = cache.verdictOf(symbol, () => checkSymbol(symbol, board, solution, recounts));
      if (value.rule !== null) countedBy[value.rule]?.push(value.state);
      return value.state;
    });
    symbols.set(id, states);
  }
  const rules = own.map((verdict, i) => concluded(verdict, countedBy[i] ?? []));
  const final = summarize(board, { rules, symbols });
  const matched = matchSolution(board, solution, { final, rules, symbols });
  const judgement = finish(board, solution, matched, presets);
  cache.storeFor(judgement);
  return judgement;
}

function checkRule(rule: RuleInstance, board: Board): Verdict {
  const def = ruleById.get(rule.id);
  return def?.check(paramsOf(def, rule), board) ?? satisfied;
}

/**
 * The state of a symbol, judged by a rule in place of the symbol; undefined for symbols without a
 * count.
 */
type Recount = (symbol: SymbolInstance) => State | undefined;

function recountOf(rule: RuleInstance, board: Board): Recount | null {
  const def = ruleById.get(rule.id);
  if (!def?.judgeCount) return null;
  return (symbol) => {
    const symbolDef = symbolById.get(symbol.id);
    if (!symbolDef?.count || !symbolDef.number) return undefined;
    const params = paramsOf(symbolDef, symbol);
    const count = symbolDef.count(symbol.at, params, board);
    return def.judgeCount?.(paramsOf(def, rule), count, symbolDef.number(params));
  };
}

/** A symbol's state, and the index of the rule that judged it in place of the symbol. */
interface SymbolVerdict {
  readonly state: State;
  readonly rule: number | null;
}

function checkSymbol(
  symbol: SymbolInstance,
  board: Board,
  solution: Grid | null,
  recounts: readonly (Recount | null)[],
): SymbolVerdict {
  for (const [rule, recount] of recounts.entries()) {
    const state = recount?.(symbol);
    if (state !== undefined) return { state, rule };
  }
  const def = symbolById.get(symbol.id);
  const state = def?.check(symbol.at, paramsOf(def, symbol), board, solution) ?? 'satisfied';
  return { state, rule: null };
}

/** Apply the `finish` hooks of the rules, in the order of the rules. */
function finish(
  board: Board,
  solution: Grid | null,
  matched: Judgement,
  presets: PresetVerdicts,
): Judgement {
  return board.grid.rules.reduce((judgement, rule, index) => {
    const def = ruleById.get(rule.id);
    if (!def?.finish || presets.rules.has(rule)) return judgement;
    return def.finish(paramsOf(def, rule), {
      board,
      solution,
      judgement,
      index,
      rejudge(excused, own) {
        // As after any other change, rules adapt and repeated symbols are removed.
        const copy = sanitize(board.grid);
        return judgeWithPresets(boardWithout(copy, excused), solution, {
          excused,
          rules: new Map(copy.rules.flatMap((it, i) => (i === index ? [[it, own]] : []))),
        });
      },
    });
  }, matched);
}

/** The verdict of a clue, and the board data that its check read. */
interface CachedVerdict {
  readonly verdict: unknown;
  readonly reads: BoardReads;
}

const cachedByJudgement = new WeakMap<
  Judgement,
  {
    readonly board: Board;
    readonly solution: Grid | null;
    readonly verdicts: ReadonlyMap<RuleInstance | SymbolInstance, CachedVerdict>;
  }
>();

/**
 * Caches verdicts of clues. A verdict of the previous judgement is reused if all data that the
 * check read is unchanged.
 */
class VerdictCache {
  readonly #board: Board;
  readonly #solution: Grid | null;
  readonly #verdicts = new Map<RuleInstance | SymbolInstance, CachedVerdict>();
  readonly #before: ReadonlyMap<RuleInstance | SymbolInstance, CachedVerdict> | undefined;
  readonly #changed: readonly Cell[];

  constructor(board: Board, solution: Grid | null, previous: Judgement | undefined) {
    this.#board = board;
    this.#solution = solution;
    const before = previous && cachedByJudgement.get(previous);
    const fits = before?.solution === solution && sameClues(before.board.grid, board.grid);
    this.#before = fits ? before.verdicts : undefined;
    this.#changed = fits ? changedCells(before.board.grid, board.grid) : [];
  }

  /** The verdict of a clue; `check` runs only if it may differ from the previous one. */
  verdictOf<T>(clue: RuleInstance | SymbolInstance, check: () => T): T {
    const before = this.#before?.get(clue);
    if (before?.reads.areUnchangedOn(this.#board, this.#changed)) {
      this.#verdicts.set(clue, before);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a clue is always checked by the same function
      return before.verdict as T;
    }
    const reads = new BoardReads();
    const verdict = recordReads(this.#board, reads, check);
    this.#verdicts.set(clue, { verdict, reads });
    return verdict;
  }

  /** Store the verdicts for judgements that start from this one. */
  storeFor(judgement: Judgement): void {
    cachedByJudgement.set(judgement, {
      board: this.#board,
      solution: this.#solution,
      verdicts: this.#verdicts,
    });
  }
}
