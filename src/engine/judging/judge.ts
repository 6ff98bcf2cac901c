import type { Board } from '../grid/board.ts';
import { BoardReads } from '../grid/boardReads.ts';
import { recordReads } from '../grid/createBoard.ts';
import type { Cell, Grid, RuleInstance, SymbolInstance } from '../grid/grid.ts';
import { sanitize } from './sanitize.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { changedCells } from '../grid/changes.ts';
import { boardWithout, sameClues } from './boardOf.ts';
import type { Judgement } from '../clues/judgement.ts';
import { paramsOf } from '../clues/params.ts';
import { concluded, matchSolution, summarize } from './summarize.ts';
import { satisfied, type State, type Verdict } from '../clues/verdict.ts';

/** Verdicts that stand before anything is judged. */
interface Fixed {
  /** Always ignored, and out of the other symbols' sight. */
  readonly excused: ReadonlySet<SymbolInstance>;
  readonly rules: ReadonlyMap<RuleInstance, Verdict>;
}

const NOTHING_FIXED: Fixed = { excused: new Set(), rules: new Map() };

/**
 * Judge a board: every clue, and all together. Given the judgement of a board with the same clues, only clues that
 * read something that has changed since are judged again. See docs/grid-text.md, judging.
 */
export function judge(
  board: Board,
  solution: Grid | null,
  previous?: { readonly judgement: Judgement },
): Judgement {
  return judgeFixed(board, solution, NOTHING_FIXED, previous?.judgement);
}

function judgeFixed(
  board: Board,
  solution: Grid | null,
  fixed: Fixed,
  previous?: Judgement,
): Judgement {
  const { grid } = board;
  const memory = new Memory(board, solution, previous);
  const own = grid.rules.map(
    (rule) => fixed.rules.get(rule) ?? memory.of(rule, () => checkRule(rule, board)),
  );
  const recounts = grid.rules.map((rule) => recounting(rule, board));
  const countedBy = recounts.map((): State[] => []);
  const symbols = new Map<string, readonly State[]>();
  for (const [id, list] of grid.symbols) {
    const states = list.map((symbol): State => {
      if (fixed.excused.has(symbol)) return 'ignored';
      const said = memory.of(symbol, () => checkSymbol(symbol, board, solution, recounts));
      if (said.rule !== null) countedBy[said.rule]?.push(said.state);
      return said.state;
    });
    symbols.set(id, states);
  }
  const rules = own.map((verdict, i) => concluded(verdict, countedBy[i] ?? []));
  const final = summarize(board, { rules, symbols });
  const matched = matchSolution(board, solution, { final, rules, symbols });
  const judgement = finish(board, solution, matched, fixed);
  memory.keepFor(judgement);
  return judgement;
}

function checkRule(rule: RuleInstance, board: Board): Verdict {
  const def = ruleById.get(rule.id);
  return def?.check(paramsOf(def, rule), board) ?? satisfied;
}

/** Judges a number symbol in its place, if the rule does that; undefined for symbols that count nothing. */
type Recount = (symbol: SymbolInstance) => State | undefined;

function recounting(rule: RuleInstance, board: Board): Recount | null {
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

/** A symbol's state, and the index of the rule that judged it in its place. */
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

/** Let every rule that has one say its last word, in their order. */
function finish(board: Board, solution: Grid | null, matched: Judgement, fixed: Fixed): Judgement {
  return board.grid.rules.reduce((judgement, rule, index) => {
    const def = ruleById.get(rule.id);
    if (!def?.finish || fixed.rules.has(rule)) return judgement;
    return def.finish(paramsOf(def, rule), {
      board,
      solution,
      judgement,
      index,
      rejudge(excused, own) {
        // The copy follows the board like any other change, and repeated symbols go.
        const copy = sanitize(board.grid);
        return judgeFixed(boardWithout(copy, excused), solution, {
          excused,
          rules: new Map(copy.rules.flatMap((it, i) => (i === index ? [[it, own]] : []))),
        });
      },
    });
  }, matched);
}

/** What a clue said of a board, and what it looked at to say it. */
interface Statement {
  readonly said: unknown;
  readonly reads: BoardReads;
}

const statementsOf = new WeakMap<
  Judgement,
  {
    readonly board: Board;
    readonly solution: Grid | null;
    readonly statements: ReadonlyMap<RuleInstance | SymbolInstance, Statement>;
  }
>();

/** Statements of clues, taken over from the judgement before where all that was read still holds. */
class Memory {
  readonly #board: Board;
  readonly #solution: Grid | null;
  readonly #statements = new Map<RuleInstance | SymbolInstance, Statement>();
  readonly #before: ReadonlyMap<RuleInstance | SymbolInstance, Statement> | undefined;
  readonly #changed: readonly Cell[];

  constructor(board: Board, solution: Grid | null, previous: Judgement | undefined) {
    this.#board = board;
    this.#solution = solution;
    const before = previous && statementsOf.get(previous);
    const fits = before?.solution === solution && sameClues(before.board.grid, board.grid);
    this.#before = fits ? before.statements : undefined;
    this.#changed = fits ? changedCells(before.board.grid, board.grid) : [];
  }

  /** What the clue says; `ask` runs only if it may say something else than before. */
  of<T>(clue: RuleInstance | SymbolInstance, ask: () => T): T {
    const before = this.#before?.get(clue);
    if (before?.reads.holdOn(this.#board, this.#changed)) {
      this.#statements.set(clue, before);
      // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a clue is always asked the same question
      return before.said as T;
    }
    const reads = new BoardReads();
    const said = recordReads(this.#board, reads, ask);
    this.#statements.set(clue, { said, reads });
    return said;
  }

  /** Keep the statements for whoever judges after this judgement. */
  keepFor(judgement: Judgement): void {
    statementsOf.set(judgement, {
      board: this.#board,
      solution: this.#solution,
      statements: this.#statements,
    });
  }
}
