import { createFlatBoard, joiningRule } from '../judging/boardOf.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Grid } from '../grid/grid.ts';
import type { Literal } from '../solver/sat/Reason.ts';
import { assertGrounded } from './assertGrounded.ts';
import { ClueModels } from './ClueModels.ts';
import { clueSet } from './clueSet.ts';
import { calculateCost, levelOfChain, MOST_CLUES } from './costs.ts';
import type {
  Conclusion,
  WhatIf,
  ChainLink,
  ColoredCell,
  Level,
  Step,
  SupposedChain,
} from './Step.ts';
import { groupLinks, type LinkGroup } from './linkGroups.ts';

/** Maximum number of facts of a step of level 1. */
const FEW_FACTS = 3;

/** The colors of a board. */
export interface BoardFacts {
  readonly literals: readonly Literal[];
  /** By variable: the cell that shows its color. Other cells of a merged group may be gray. */
  readonly cells: ReadonlyMap<number, Cell>;
}

/** Makes steps of conclusions, once they are proved on models that were not used before. */
export class StepMaker {
  readonly #models: ClueModels;
  /** Models of the same clues on a board whose sides are not joined. */
  #flat: ClueModels | null = null;
  /** By variable: its cells. */
  readonly #cellsOf = new Map<number, Cell[]>();

  constructor(models: ClueModels) {
    this.#models = models;
    Array.from(models.dark).forEach((literal, cell) => {
      if (literal < 0) return;
      const cells = this.#cellsOf.get(literal >> 1);
      if (cells) cells.push(cell);
      else this.#cellsOf.set(literal >> 1, [cell]);
    });
  }

  get board(): Board {
    return this.#models.board;
  }

  /** For each cell or merged group, the literal that is true when it is dark. */
  get literals(): readonly Literal[] {
    return [...this.#cellsOf.keys()].map((variable) => 2 * variable);
  }

  /** Read the colors of a grid. */
  readFacts({ tiles }: Grid): BoardFacts {
    const shown = new Map<number, Cell>();
    const literals = [...this.#cellsOf].flatMap(([variable, cells]) => {
      const cell = cells.find((it) => (tiles[it]?.color ?? 'gray') !== 'gray');
      if (cell === undefined) return [];
      shown.set(variable, cell);
      return [2 * variable + (tiles[cell]?.color === 'dark' ? 0 : 1)];
    });
    return { literals, cells: shown };
  }

  /** The cells of a literal with their color; none if the literal is not about a cell. */
  colored(literal: Literal): readonly ColoredCell[] {
    const color = (literal & 1) === 0 ? 'dark' : 'light';
    return (this.#cellsOf.get(literal >> 1) ?? []).map((cell) => ({ cell, color }));
  }

  /**
   * The step of a conclusion from the facts of a board; null if it cannot be proved. Throws if the
   * board does not show a fact.
   */
  make(conclusion: Conclusion, { literals: shown, cells }: BoardFacts): Step | null {
    const { literals, facts, clues } = conclusion;
    assertGrounded(conclusion, new Set(shown));
    const [literal] = literals;
    const prover = this.#models.freshProver(clues);
    if (literal === undefined || !prover.proves(literal, facts)) return null;
    const proved = literals.filter((it) => it === literal || prover.proves(it, facts));
    const level = this.#levelOf(conclusion);
    const step = this.#priced({ ...conclusion, literals: proved }, level, cells);
    return this.#withTopology(step);
  }

  /**
   * A step with only the cells that its reason is about: of a what-if, the supposed ones; otherwise
   * those with the color of the first cell.
   */
  withShownCells(step: Step): Step {
    const [first] = step.cells;
    if (!first) return step;
    const isShown =
      step.cause.type === 'whatIf'
        ? ({ cell }: ColoredCell) => this.#isMerged(cell, first.cell)
        : ({ color }: ColoredCell) => color === first.color;
    const cells = step.cells.filter(isShown);
    return cells.length === step.cells.length ? step : this.#withCells(step, cells);
  }

  #isMerged(a: Cell, b: Cell): boolean {
    return this.#models.dark[a] === this.#models.dark[b];
  }

  #withCells(step: Step, cells: Step['cells']): Step {
    const rest = { ...step, cells };
    return { ...rest, cost: calculateCost(rest, this.board) };
  }

  /** A step for a color that is known only from the solution. */
  unexplained(literal: Literal): Step {
    const cause = { type: 'unexplained' } as const;
    return this.#priced({ literals: [literal], facts: [], clues: [], cause }, 7, new Map());
  }

  /** Number of deductions in a what-if. */
  countDeductions(whatIf: WhatIf): number {
    return this.#models.fullModel.countDeductions(whatIf);
  }

  #levelOf({ facts, clues, cause, whatIf }: Conclusion): Level {
    if (whatIf && cause.type === 'whatIf') {
      const isNested = whatIf.links.some(({ inner }) => inner);
      return levelOfChain(this.countDeductions(whatIf), isNested);
    }
    if (clues.length > MOST_CLUES) return 6;
    if (clues.length > 1) return cause.type === 'answers' ? 6 : 3;
    const isOneLook = cause.type !== 'answers' && cause.type !== 'ways';
    return isOneLook && facts.length <= FEW_FACTS ? 1 : 2;
  }

  #priced(
    { literals, facts, clues, cause, whatIf }: Conclusion,
    level: Level,
    shown: BoardFacts['cells'],
  ): Step {
    const step = {
      cells: literals.flatMap((it) => this.colored(it)),
      facts: facts.flatMap((it) => this.#fact(it, shown)),
      clues,
      level,
      cause,
      ...(whatIf && { whatIf: this.#chainOf(whatIf, shown) }),
    };
    return { ...step, cost: calculateCost(step, this.board) };
  }

  /**
   * Name the rule that joins sides if the first cell does not follow on a flat board. If it does
   * follow, leave cells that need the rule to another step.
   */
  #withTopology(step: Step): Step {
    const { grid } = this.board;
    const index = joiningRule(grid);
    if (index < 0) return step;
    this.#flat ??= new ClueModels(createFlatBoard(grid));
    const prover = this.#flat.freshProver(step.clues);
    const facts = step.facts.map((it) => this.literalOf(it));
    const onFlat = step.cells.filter((it) => prover.proves(this.literalOf(it), facts));
    if (onFlat.length === step.cells.length) return step;
    if (onFlat[0] !== step.cells[0]) {
      return { ...step, clues: clueSet([...step.clues, { type: 'rule', index }]) };
    }
    return this.#withCells(step, onFlat);
  }

  /** One cell of a literal. Of a merged group, a cell that shows the color. */
  #fact(literal: Literal, shown: BoardFacts['cells']): readonly ColoredCell[] {
    const [first] = this.colored(literal);
    if (!first) return [];
    return [{ ...first, cell: shown.get(literal >> 1) ?? first.cell }];
  }

  /** The literal that is true when the cell has the color. */
  literalOf({ cell, color }: ColoredCell): Literal {
    return (this.#models.dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1);
  }

  #chainOf(whatIf: WhatIf, shown: BoardFacts['cells']): SupposedChain {
    const groups = groupLinks(whatIf, this.#models.fullModel);
    return {
      supposed: this.colored(whatIf.supposed),
      links: groups.map((it) => this.#linkOf(it, shown)),
    };
  }

  #linkOf(
    { literals, because, clues, cause, inner }: LinkGroup,
    shown: BoardFacts['cells'],
  ): ChainLink {
    return {
      cells: literals.flatMap((it) => this.colored(it)),
      because: because.flatMap((it) => this.#fact(it, shown)),
      clues,
      cause,
      ...(inner && { inner: this.#chainOf(inner, shown) }),
    };
  }
}
