import { advance, boardOf } from '#engine/judging/boardOf.ts';
import type { RuleDef } from '#engine/clues/defineRule.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Board } from '#engine/grid/board.ts';
import {
  recolor,
  type Cell,
  type Grid,
  type RuleInstance,
  type SymbolInstance,
} from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { ruleById } from '#engine/rules/index.ts';
import { ruleSolving } from '#engine/rules/solving.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { symbolSolving } from '#engine/symbols/solving.ts';
import {
  ClueBuilder,
  type ClueConditions,
  type Targets,
} from '#engine/solver/model/ClueBuilder.ts';
import { hasStraightRims, refOfSymbol } from '#engine/solver/model/boardQueries.ts';
import { CheckConstraint, paintedCells } from '#engine/solver/constraints/CheckConstraint.ts';
import { ModelBuilder, type Redundancy } from '#engine/solver/model/ModelBuilder.ts';
import type { Literal } from '#engine/solver/sat/Reason.ts';
import type { Search } from '#engine/solver/sat/Search.ts';
import { NONE, type ClueChoice, type Stating } from '#engine/solver/model/SolverModel.ts';

/** A puzzle as a search. */
export interface Compiled {
  readonly board: Board;
  readonly search: Search;
  /** By cell: the literal that is true when it is dark; -1 for holes and gray givens. */
  readonly dark: ArrayLike<Literal>;
  /** By symbol: the literal that is true while it is part of the puzzle. Empty unless asked for. */
  readonly switches: ReadonlyMap<SymbolInstance, Literal>;
}

/** The conditions of a rule. */
const ALWAYS: ClueConditions = { honest: NONE, active: NONE };

/** A rule of the grid with its definition. */
interface KnownRule {
  readonly rule: RuleInstance;
  readonly def: RuleDef;
  readonly index: number;
}

/**
 * State all clues of a grid. Colors that are not givens are ignored. See `Search` for `forgets`.
 */
export function compile(grid: Grid, forgets = false): Compiled {
  return compileBoard(boardOf(clearToGivens(grid)), { forgets });
}

/** The statements to make, and the mode of the search. */
interface CompileOptions {
  readonly forgets?: boolean;
  /** See `ModelBuilder`. By default all clues are stated, with the givens. */
  readonly chosen?: ClueChoice;
  /** See `Search`. */
  readonly isStepwise?: boolean;
  /**
   * See `ModelBuilder`. By default `never` in a stepwise search, because such steps are hard to
   * follow.
   */
  readonly redundancy?: Redundancy;
  /**
   * True if symbols can be switched off, so that one model serves for many sets of them. Only if no
   * clue depends on which symbols there are; see `canSwitchSymbols`.
   */
  readonly hasSwitches?: boolean;
}

/** State the clues of a board that has givens only. */
export function compileBoard(
  board: Board,
  {
    forgets = false,
    isStepwise = false,
    redundancy = isStepwise ? 'never' : 'late',
    chosen,
    hasSwitches = false,
  }: CompileOptions = {},
): Compiled {
  const model = new ModelBuilder(board, chosen);
  const rules = board.grid.rules.flatMap((rule, index): KnownRule[] => {
    const def = ruleById.get(rule.id);
    return def ? [{ rule, def, index }] : [];
  });
  const honestLiterals = postLiars(model, rules);
  for (const known of rules) {
    model.withClues([{ type: 'rule', index: known.index }], () => postRule(model, known));
  }
  const switches = new Map<SymbolInstance, Literal>();
  for (const symbol of board.allSymbols()) {
    const honest = honestLiterals?.get(symbol) ?? NONE;
    const active = hasSwitches ? model.newLiteral() : NONE;
    if (hasSwitches) switches.set(symbol, active);
    model.withClues([refOfSymbol(board, symbol)], () => {
      postSymbol(model, symbol, rules, { honest, active });
    });
  }
  const search = model.build({ forgets, isStepwise, redundancy });
  return { board, search, dark: model.dark, switches };
}

/** True if every symbol can be switched off without a change of what other clues state. */
export function canSwitchSymbols({ rules, symbols }: Grid): boolean {
  return (
    rules.every(({ id }) => {
      const solving = ruleSolving.get(id);
      return solving?.readsSymbols !== true && !solving?.liars;
    }) && [...symbols.keys()].every((id) => symbolSolving.get(id)?.isSwitchable === true)
  );
}

/** True if symbols can lie. Others are then judged without them, which no statement says. */
export function hasLiars({ rules }: Grid): boolean {
  return rules.some(({ id }) => ruleSolving.get(id)?.liars !== undefined);
}

/** By symbol: a literal that is true unless the symbol lies; null if no symbol can lie. */
function postLiars(
  model: ModelBuilder,
  rules: readonly KnownRule[],
): ReadonlyMap<SymbolInstance, Literal> | null {
  const counts = rules.flatMap(({ rule, def, index }) => {
    const count = ruleSolving.get(rule.id)?.liars?.(paramsOf(def, rule));
    return count === undefined ? [] : [{ count, clues: [{ type: 'rule', index }] as const }];
  });
  if (counts.length === 0) return null;
  const honesty = new Map<SymbolInstance, Literal>();
  for (const symbol of model.board.allSymbols()) honesty.set(symbol, model.newLiteral());
  const lies = [...honesty.values()].map((it) => it ^ 1);
  for (const { count, clues } of counts) {
    model.withClues(clues, () => model.count(lies, (liars) => liars === count, []));
  }
  return honesty;
}

function postRule(model: ModelBuilder, { rule, def }: KnownRule): void {
  if (def.traits?.optional || def.traits?.needsSolution) return;
  const solving = ruleSolving.get(rule.id);
  if (solving && !solving.post) return;
  const params = paramsOf(def, rule);
  const stating = model.hasGrayGivens ? 'checkFull' : (solving?.post?.(params, model) ?? 'check');
  if (stating === 'stated') return;
  const { board } = model;
  const read = solving?.readsSymbols ? board.allSymbols() : [];
  model.withMore(
    read.map((symbol) => refOfSymbol(board, symbol)),
    () => {
      addCheck(model, ALWAYS, stating, (painted) => def.check(params, painted).state === 'error');
    },
  );
}

function postSymbol(
  model: ModelBuilder,
  symbol: SymbolInstance,
  rules: readonly KnownRule[],
  conditions: ClueConditions,
): void {
  const { id } = symbol;
  const def = symbolById.get(id);
  if (!def || def.traits?.needsSolution) return;
  const params = paramsOf(def, symbol);
  const targets = targetsBy(rules);
  const clue = new ClueBuilder(model, conditions, targets);
  const solving = symbolSolving.get(id);
  const stating = model.hasGrayGivens
    ? 'check'
    : (solving?.post(symbol.at, params, clue) ?? 'check');
  if (stating === 'stated') return;
  const others = solving?.readsOthers ? model.board.symbols(id) : [];
  const read = others.map((other) => refOfSymbol(model.board, other));
  const isViolatedOn = (board: Board): boolean => {
    for (const { rule, def: judging } of rules) {
      if (!judging.judgeCount || !def.count || !def.number) continue;
      const count = def.count(symbol.at, params, board);
      const number = def.number(params);
      return judging.judgeCount(paramsOf(judging, rule), count, number) === 'error';
    }
    return def.check(symbol.at, params, board, null) === 'error';
  };
  model.withMore([...(def.number ? targets.clues : []), ...read], () => {
    addCheck(model, conditions, stating, isViolatedOn);
  });
}

/** The counts that fulfill numbers, from the first rule that changes them. */
function targetsBy(rules: readonly KnownRule[]): Targets {
  for (const { rule, def, index } of rules) {
    const solving = ruleSolving.get(rule.id);
    if (!solving?.targets) continue;
    const params = paramsOf(def, rule);
    const of = (number: number) => solving.targets?.(params, number) ?? [number];
    return { of, clues: [{ type: 'rule', index }] };
  }
  return { of: (number) => [number], clues: [] };
}

function addCheck(
  model: ModelBuilder,
  { honest, active }: ClueConditions,
  stating: Exclude<Stating, 'stated'>,
  isViolatedOn: (board: Board) => boolean,
): void {
  const { board, dark } = model;
  const canTrust = stating !== 'checkFull' && hasStraightRims(board);
  const isChecked = typeof stating === 'object' ? stating.isChecked : () => true;
  model.add(
    (search) =>
      new CheckConstraint(search, dark, {
        honest: active === NONE ? honest : active,
        isSwitched: active !== NONE,
        isSound: canTrust,
        isViolated(isPainted) {
          return isChecked(isPainted) && isViolatedOn(paint(board, dark, isPainted));
        },
      }),
  );
}

/** The board with the cells painted for which `isPainted` is true. */
export function paint(
  board: Board,
  dark: ArrayLike<Literal>,
  isPainted: (literal: Literal) => boolean,
): Board {
  const tiles = [...board.grid.tiles];
  const changed: Cell[] = [];
  for (const [cell, color] of paintedCells(dark, isPainted)) {
    const tile = tiles[cell];
    if (!tile || tile.color === color) continue;
    tiles[cell] = recolor(tile, color);
    changed.push(cell);
  }
  return advance(board, { ...board.grid, tiles }, changed);
}
