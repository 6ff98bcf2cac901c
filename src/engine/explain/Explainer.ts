import { boardOf, flatBoardOf, joiningRule } from '../judging/boardOf.ts';
import type { Cell, Grid, SolidColor } from '../grid/grid.ts';
import { clearToGivens } from '../grid/reset.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { refOfSymbol } from '../solver/model/refOfSymbol.ts';
import type { Literal } from '../solver/sat/Propagator.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { ClueModels } from './ClueModels.ts';
import { clueSet } from './clueSet.ts';
import { smallestClueSet } from './clueSetSteps.ts';
import { costOf, distanceOf, lengthOfChain } from './costs.ts';
import { lookDirectly, MOST_CLUES, smallestStep } from './directSteps.ts';
import type { Finding, Link, WhatIf } from './Finding.ts';
import type { Direct } from './FrozenModel.ts';
import type { ChainLink, ColoredCell, Level, Step, SupposedChain } from './Step.ts';
import {
  fromFewerClues,
  nestedWhatIf,
  smallestWhatIf,
  trySuppositions,
  withLikeCells,
  type Probe,
} from './whatIfSteps.ts';

type IsLate = () => boolean;

/** How many deductions, or suppositions, are made smaller before the easiest one is chosen. */
const MOST_DIRECT = 10;
const MOST_WHAT_IFS = 6;
/** Clues of a deduction that is tried with fewer of them. */
const MOST_NAMED = 5;
/** The same as long as none of them is short. */
const MOST_PROBES = 24;
/** Facts of a step of level 1, and deductions of a what-if of level 4. */
const FEW_FACTS = 3;
const SHORT_CHAIN = 6;
/** A what-if after which more cells follow is worth more effort. */
const PER_OPENED = 1.5;
const MOST_OPENED = 8;
/** What-ifs with others inside of which the easiest is taken. */
const MOST_NESTED = 4;
/** Cells for which a smallest set of clues is looked for. */
const MOST_SETS = 2;

/** Since a board was asked about, until when each way to a step is tried. */
const LIMIT_MS = { direct: 400, whatIf: 700, nested: 1200, clueSet: 1800 } as const;

/** What to say of a board. */
export interface NextOptions {
  /** The only solution, or what all solutions have in common; gray elsewhere. */
  readonly solution?: Grid | null;
  /** Where the player was last: steps near it are preferred. */
  readonly near?: Cell;
  /** Milliseconds that never run backwards; without it, nothing ends for lack of time. */
  readonly now?: () => number;
}

/** What comes next on a board. */
export type Next =
  | { readonly type: 'step'; readonly step: Step }
  /** Nothing more follows, or every cell has a color. */
  | { readonly type: 'stuck' }
  | { readonly type: 'full' }
  /** The colors contradict the clues. */
  | { readonly type: 'contradiction' };

/** Finds the easiest next step of a puzzle, on any board of it. */
export class Explainer {
  readonly #models: ClueModels;
  /** The same as if no sides were joined. */
  #flat: ClueModels | null = null;
  /** By cell: the literal that is true when it is dark. */
  readonly #dark: ArrayLike<Literal>;
  /** By variable: its cells. */
  readonly #cellsOf: ReadonlyMap<number, readonly Cell[]>;
  readonly #clues: readonly ClueRef[];

  constructor(grid: Grid) {
    this.#models = new ClueModels(boardOf(clearToGivens(grid)));
    this.#dark = this.#models.dark;
    const cellsOf = new Map<number, Cell[]>();
    Array.from(this.#dark).forEach((literal, cell) => {
      if (literal < 0) return;
      const cells = cellsOf.get(literal >> 1);
      if (cells) cells.push(cell);
      else cellsOf.set(literal >> 1, [cell]);
    });
    this.#cellsOf = cellsOf;
    this.#clues = cluesOf(this.#models.board.grid);
  }

  /** The easiest next step on a board of the puzzle with these colors. */
  next(grid: Grid, { solution = null, near, now = () => 0 }: NextOptions = {}): Next {
    const start = now();
    const within = (limitMs: number) => () => now() - start >= limitMs;
    const isLate = within(LIMIT_MS.direct);
    const facts = this.#factsOf(grid);
    const known = new Set(facts);
    const open = [...this.#cellsOf.keys()]
      .map((variable) => 2 * variable)
      .filter((it) => !known.has(it) && !known.has(it ^ 1));
    if (open.length === 0) return { type: 'full' };
    const look = lookDirectly(this.#models, facts);
    if (look.contradiction) return { type: 'contradiction' };
    const weigh = (step: Step) => step.cost - nearness(step, near, this.#models.board.width);
    const direct = this.#easiest(
      look.candidates.slice(0, MOST_DIRECT).flatMap((it) => {
        if (it.clues.length > MOST_NAMED) return [];
        return smallestStep(this.#models, it, isLate) ?? [];
      }),
      weigh,
      (step) => step.level <= 3,
    );
    if (direct) return { type: 'step', step: this.#withTopology(direct) };
    const suppositions = this.#suppositions(open, solution);
    const { refuted, others } = trySuppositions(
      this.#models,
      facts,
      suppositions,
      within(LIMIT_MS.whatIf),
    );
    const crowded = look.candidates.flatMap((it) => this.#crowded(it));
    const probes = [...crowded, ...refuted].sort((a, b) => a.weight - b.weight);
    const step =
      this.#whatIf(facts, open, probes, suppositions, weigh, within(LIMIT_MS.whatIf)) ??
      this.#nested(facts, open, others, within(LIMIT_MS.nested)) ??
      this.#clueSet(facts, suppositions, within(LIMIT_MS.clueSet)) ??
      this.#unexplained(open, solution);
    return step ? { type: 'step', step: this.#withTopology(step) } : { type: 'stuck' };
  }

  /** What is assumed to be refuted: the colors that the solution has not, or any. */
  #suppositions(open: readonly Literal[], solution: Grid | null): readonly Literal[] {
    return open.flatMap((dark) => {
      const color = this.#colorIn(solution, dark);
      if (color === 'gray') return solution ? [] : [dark, dark ^ 1];
      return [color === 'dark' ? dark ^ 1 : dark];
    });
  }

  #colorIn(solution: Grid | null, dark: Literal): SolidColor | 'gray' {
    const [cell = 0] = this.#cellsOf.get(dark >> 1) ?? [];
    return solution?.tiles[cell]?.color ?? 'gray';
  }

  /** A deduction from many clues, as the shortest of all what-ifs. */
  #crowded({ literal, facts, clues }: Direct): readonly Probe[] {
    if (literal === null || clues.length <= MOST_NAMED) return [];
    return [{ supposed: literal ^ 1, facts, clues, weight: facts.length + 3 * clues.length }];
  }

  #whatIf(
    facts: readonly Literal[],
    open: readonly Literal[],
    probes: readonly Probe[],
    suppositions: readonly Literal[],
    weigh: (step: Step) => number,
    isLate: IsLate,
  ): Step | null {
    const steps: Step[] = [];
    const opened = new Map<Step, number>();
    for (const [index, probe] of probes.entries()) {
      const isEnough = index >= MOST_WHAT_IFS && steps.some(({ level }) => level <= 4);
      if (isEnough || index >= MOST_PROBES || isLate()) break;
      const shortest = smallestWhatIf(this.#models, probe, isLate);
      const length = shortest?.whatIf ? lengthOfChain(this.#chainOf(shortest.whatIf)) : 0;
      const isLong = shortest && length > SHORT_CHAIN;
      const own = isLong ? fromFewerClues(this.#models, shortest, open, isLate) : shortest;
      const most = Math.max(length, SHORT_CHAIN);
      const finding = own && withLikeCells(this.#models, own, suppositions, most);
      const step = finding && this.#stepOf(finding);
      if (!step) continue;
      steps.push(step);
      const opens = this.#models.whole.opens(finding.literals, facts);
      opened.set(step, Math.min(MOST_OPENED, opens));
    }
    return easiestOf(steps, (step) => weigh(step) - PER_OPENED * (opened.get(step) ?? 0));
  }

  #nested(
    facts: readonly Literal[],
    open: readonly Literal[],
    suppositions: readonly Literal[],
    isLate: IsLate,
  ): Step | null {
    const both = open.flatMap((it) => [it, it ^ 1]);
    const steps: Step[] = [];
    for (const supposed of suppositions) {
      if (isLate() || steps.length >= MOST_NESTED) break;
      const finding = nestedWhatIf(this.#models, supposed, facts, both, isLate);
      const step = finding && this.#stepOf(finding);
      if (step) steps.push(step);
    }
    return easiestOf(steps, (step) => step.cost);
  }

  #clueSet(
    facts: readonly Literal[],
    suppositions: readonly Literal[],
    isLate: IsLate,
  ): Step | null {
    const cores = suppositions.flatMap((supposed) => {
      if (isLate()) return [];
      const literal = supposed ^ 1;
      const core = this.#models.wholeProver.coreOf(literal, facts, isLate);
      return core ? [{ literal, core }] : [];
    });
    const findings = cores
      .sort((a, b) => a.core.length - b.core.length)
      .slice(0, MOST_SETS)
      .flatMap(
        ({ literal, core }) =>
          smallestClueSet(this.#models, { literal, facts: core }, this.#clues, suppositions, isLate) ??
          [],
      );
    return this.#easiest(
      findings,
      (step) => step.cost,
      () => true,
    );
  }

  #unexplained(open: readonly Literal[], solution: Grid | null): Step | null {
    for (const dark of open) {
      const color = this.#colorIn(solution, dark);
      if (color === 'gray') continue;
      const literals = [color === 'dark' ? dark : dark ^ 1];
      const cause = { type: 'unexplained' } as const;
      return this.#priced({ literals, facts: [], clues: [], cause }, 7);
    }
    return null;
  }

  #easiest(
    findings: readonly Finding[],
    weigh: (step: Step) => number,
    isWanted: (step: Step) => boolean,
  ): Step | null {
    const steps = findings.flatMap((it) => this.#stepOf(it) ?? []).filter(isWanted);
    return easiestOf(steps, weigh);
  }

  /** The step of a finding, if it holds on a model that nobody used before. */
  #stepOf(finding: Finding): Step | null {
    const { literals, facts, clues } = finding;
    const [literal] = literals;
    const prover = this.#models.freshProver(clues);
    if (literal === undefined || !prover.proves(literal, facts)) return null;
    const proved = literals.filter((it) => it === literal || prover.proves(it, facts));
    return this.#priced({ ...finding, literals: proved }, this.#levelOf(finding));
  }

  #levelOf({ facts, clues, cause, whatIf }: Finding): Level {
    if (whatIf && cause.type === 'whatIf') {
      const isNested = whatIf.links.some(({ inner }) => inner);
      const length = lengthOfChain(this.#chainOf(whatIf));
      return isNested || length > SHORT_CHAIN ? 5 : 4;
    }
    if (clues.length > MOST_CLUES) return 6;
    if (clues.length > 1) return 3;
    return facts.length > FEW_FACTS || cause.type === 'answers' ? 2 : 1;
  }

  #priced({ literals, facts, clues, cause, whatIf }: Finding, level: Level): Step {
    const step = {
      cells: literals.flatMap((it) => this.#colored(it)),
      facts: facts.flatMap((it) => this.#colored(it).slice(0, 1)),
      clues,
      level,
      cause,
      ...(whatIf && { whatIf: this.#chainOf(whatIf) }),
    };
    return { ...step, cost: costOf(step, this.#models.board) };
  }

  /** The rule that joins sides is named where the step does not hold on a flat board. */
  #withTopology(step: Step): Step {
    const { grid } = this.#models.board;
    const index = joiningRule(grid);
    if (index < 0 || step.level === 7) return step;
    this.#flat ??= new ClueModels(flatBoardOf(grid));
    const prover = this.#flat.freshProver(step.clues);
    const literalOf = ({ cell, color }: ColoredCell) =>
      (this.#dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1);
    const facts = step.facts.map(literalOf);
    if (step.cells.every((it) => prover.proves(literalOf(it), facts))) return step;
    return { ...step, clues: clueSet([...step.clues, { type: 'rule', index }]) };
  }

  #chainOf({ supposed, links }: WhatIf): SupposedChain {
    return { supposed: this.#colored(supposed), links: links.map((it) => this.#linkOf(it)) };
  }

  #linkOf({ literal, because, clues, cause, inner }: Link): ChainLink {
    return {
      cells: literal === null ? [] : this.#colored(literal),
      because: because.flatMap((it) => this.#colored(it).slice(0, 1)),
      clues,
      cause,
      ...(inner && { inner: this.#chainOf(inner) }),
    };
  }

  /** The cells of a literal; none if it is of something that clues define. */
  #colored(literal: Literal): readonly ColoredCell[] {
    const cells = this.#cellsOf.get(literal >> 1) ?? [];
    const [first = 0] = cells;
    const color = literal === this.#dark[first] ? 'dark' : 'light';
    return cells.map((cell) => ({ cell, color }));
  }

  #factsOf({ tiles }: Grid): readonly Literal[] {
    return [...this.#cellsOf].flatMap(([variable, cells]) => {
      const color = cells.map((cell) => tiles[cell]?.color).find((it) => it && it !== 'gray');
      return color === undefined ? [] : [2 * variable + (color === 'dark' ? 0 : 1)];
    });
  }
}

/** All clues that forbid something. */
function cluesOf(grid: Grid): readonly ClueRef[] {
  const rules = grid.rules.flatMap(({ id }, index): ClueRef[] => {
    const traits = ruleById.get(id)?.traits;
    return traits?.optional || traits?.needsSolution ? [] : [{ type: 'rule', index }];
  });
  const board = boardOf(grid);
  const symbols = board
    .allSymbols()
    .filter(({ id }) => !symbolById.get(id)?.traits?.needsSolution)
    .map((symbol) => refOfSymbol(board, symbol));
  return [...rules, ...symbols];
}

function easiestOf(steps: readonly Step[], weigh: (step: Step) => number): Step | null {
  return steps.reduce<Step | null>(
    (best, it) => (best && weigh(best) <= weigh(it) ? best : it),
    null,
  );
}

/** How much nearer than far away the step is to where the player was last. */
function nearness(step: Step, near: Cell | undefined, width: number): number {
  if (near === undefined) return 0;
  const away = Math.min(...step.cells.map(({ cell }) => distanceOf(cell, near, width)));
  return Math.max(0, 4 - away / 2);
}
