import { flatBoardOf, joiningRule } from '../judging/boardOf.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Grid } from '../grid/grid.ts';
import type { Literal } from '../solver/sat/Propagator.ts';
import { ClueModels } from './ClueModels.ts';
import { clueSet } from './clueSet.ts';
import { costOf, lengthOfChain, MOST_CLUES, SHORT_CHAIN } from './costs.ts';
import type { Conclusion, WhatIf } from './Conclusion.ts';
import { groupsOfLinks, type LinkGroup } from './linkGroups.ts';
import type { ChainLink, ColoredCell, Level, Step, SupposedChain } from './Step.ts';

/** Facts of a step of level 1. */
const FEW_FACTS = 3;

/** Makes steps of what was found, once it is proved on models that nobody used before. */
export class StepMaker {
  readonly #models: ClueModels;
  /** The same as if no sides were joined. */
  #flat: ClueModels | null = null;
  /** By variable: its cells. */
  readonly #cellsOf = new Map<number, Cell[]>();
  /** By variable: the cell that showed its color, on the board that was last read. */
  readonly #seen = new Map<number, Cell>();

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

  /** For each cell, or cells that are connected, the literal that it is dark. */
  get literals(): readonly Literal[] {
    return [...this.#cellsOf.keys()].map((variable) => 2 * variable);
  }

  /** The literals of the colors of a grid. */
  factsOf({ tiles }: Grid): readonly Literal[] {
    return [...this.#cellsOf].flatMap(([variable, cells]) => {
      const cell = cells.find((it) => (tiles[it]?.color ?? 'gray') !== 'gray');
      if (cell === undefined) return [];
      this.#seen.set(variable, cell);
      return [2 * variable + (tiles[cell]?.color === 'dark' ? 0 : 1)];
    });
  }

  /** The cells of a literal, with the color it says; none if it is of no cell. */
  colored(literal: Literal): readonly ColoredCell[] {
    const color = (literal & 1) === 0 ? 'dark' : 'light';
    return (this.#cellsOf.get(literal >> 1) ?? []).map((cell) => ({ cell, color }));
  }

  /** The step of a conclusion; null if it cannot be proved. */
  make(conclusion: Conclusion): Step | null {
    const { literals, facts, clues } = conclusion;
    const [literal] = literals;
    const prover = this.#models.freshProver(clues);
    if (literal === undefined || !prover.proves(literal, facts)) return null;
    const proved = literals.filter((it) => it === literal || prover.proves(it, facts));
    const step = this.#priced({ ...conclusion, literals: proved }, this.#levelOf(conclusion));
    return this.#withTopology(step);
  }

  /** A step of which only the color is known. */
  unexplained(literal: Literal): Step {
    const cause = { type: 'unexplained' } as const;
    return this.#priced({ literals: [literal], facts: [], clues: [], cause }, 7);
  }

  /** Number of deductions in a what-if. */
  lengthOf(whatIf: WhatIf): number {
    return lengthOfChain(this.#chainOf(whatIf));
  }

  #levelOf({ facts, clues, cause, whatIf }: Conclusion): Level {
    if (whatIf && cause.type === 'whatIf') {
      const isNested = whatIf.links.some(({ inner }) => inner);
      return isNested || this.lengthOf(whatIf) > SHORT_CHAIN ? 5 : 4;
    }
    if (clues.length > MOST_CLUES) return 6;
    if (clues.length > 1) return cause.type === 'answers' ? 6 : 3;
    const isOneLook = cause.type !== 'answers' && cause.type !== 'ways';
    return isOneLook && facts.length <= FEW_FACTS ? 1 : 2;
  }

  #priced({ literals, facts, clues, cause, whatIf }: Conclusion, level: Level): Step {
    const step = {
      cells: literals.flatMap((it) => this.colored(it)),
      facts: facts.flatMap((it) => this.#fact(it)),
      clues,
      level,
      cause,
      ...(whatIf && { whatIf: this.#chainOf(whatIf) }),
    };
    return { ...step, cost: costOf(step, this.board) };
  }

  /**
   * The rule that joins sides is named where the first cell does not follow on a flat board; where
   * it does, cells that need the rule are left to another step.
   */
  #withTopology(step: Step): Step {
    const { grid } = this.board;
    const index = joiningRule(grid);
    if (index < 0) return step;
    this.#flat ??= new ClueModels(flatBoardOf(grid));
    const prover = this.#flat.freshProver(step.clues);
    const facts = step.facts.map((it) => this.literalOf(it));
    const onFlat = step.cells.filter((it) => prover.proves(this.literalOf(it), facts));
    if (onFlat.length === step.cells.length) return step;
    if (onFlat[0] !== step.cells[0]) {
      return { ...step, clues: clueSet([...step.clues, { type: 'rule', index }]) };
    }
    const rest = { ...step, cells: onFlat };
    return { ...rest, cost: costOf(rest, this.board) };
  }

  /** One cell of a literal: of those that are connected, one that has the color. */
  #fact(literal: Literal): readonly ColoredCell[] {
    const [first] = this.colored(literal);
    if (!first) return [];
    return [{ ...first, cell: this.#seen.get(literal >> 1) ?? first.cell }];
  }

  /** The literal that a cell has a color. */
  literalOf({ cell, color }: ColoredCell): Literal {
    return (this.#models.dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1);
  }

  #chainOf(whatIf: WhatIf): SupposedChain {
    const groups = groupsOfLinks(whatIf, this.#models.whole);
    return {
      supposed: this.colored(whatIf.supposed),
      links: groups.map((it) => this.#linkOf(it)),
    };
  }

  #linkOf({ literals, because, clues, cause, inner }: LinkGroup): ChainLink {
    return {
      cells: literals.flatMap((it) => this.colored(it)),
      because: because.flatMap((it) => this.#fact(it)),
      clues,
      cause,
      ...(inner && { inner: this.#chainOf(inner) }),
    };
  }
}
