import { boardOf } from '../judging/boardOf.ts';
import type { Grid } from '../grid/grid.ts';
import type { Literal, ClueRef } from '../solver/sat/Reason.ts';
import { ClueModels } from './ClueModels.ts';
import { smallestClueSet, lookDirectly, smallestStep, type DirectLook } from './directSteps.ts';
import { listConstrainingClues } from './clueSet.ts';
import type { Conclusion, ColoredCell, Step, Next, NextOptions, NextRound } from './Step.ts';
import { MOST_CLUES, nearness, openedBonus, SHORT_CHAIN } from './costs.ts';
import type { Direct } from './SingleStepModel.ts';
import { deepWhatIf, fromFewerClues, nestedWhatIfs } from './nestedWhatIfs.ts';
import { limitsFor, type Limits } from './limits.ts';
import { asProbe, shortestFirst, trySuppositions, type Probe } from './probes.ts';
import { withoutColors } from './coloring.ts';
import { StepMaker, type BoardFacts } from './StepMaker.ts';
import { smallestWhatIf, extendToForcedCells, minimizeAssumptions } from './whatIfSteps.ts';

type IsLate = () => boolean;

/** Number of deductions that are shrunk before the easiest one is chosen. */
const MOST_DIRECT = 10;
/** The same for each cell when all easy steps are requested. */
const MOST_DIRECT_OF_CELL = 3;
/**
 * Number of what-ifs that are shrunk. It is larger if all short ones name many clues, or if none is
 * short.
 */
const MOST_WHAT_IFS = 6;
const MOST_OF_MANY_CLUES = 14;
const MOST_PROBES = 24;
/** Maximum number of clues of a deduction that is shrunk. */
const MOST_NAMED = 5;
/** Number of what-ifs with inner what-ifs from which the easiest is chosen. */
const MOST_NESTED = 2;
/** Additional weight of each clue of such a what-if. */
const PER_NAMED = 5;
/** Number of cells for which a smallest set of clues is searched. */
const MOST_SETS = 2;
/** Highest level of easy steps. */
const EASY = 2;
/** Level of steps whose reason is too long to follow. */
const TRIAL = 6;

/** A board with its deductions, and the options of the request. */
interface Look extends DirectLook {
  readonly facts: readonly Literal[];
  /** The same facts, with the cells that show them. */
  readonly shown: BoardFacts;
  /** Cells without a color, by the literal that is true when the cell is dark. */
  readonly open: readonly Literal[];
  /** The only color that is requested; null for any color. */
  readonly wanted: Literal | null;
  readonly solution: Grid | null;
  readonly weigh: (step: Step) => number;
  /** Returns a function that is true once this time since the request is over. */
  readonly after: (limitMs: number) => IsLate;
}

/** A step, and the number of cells that could be found by steps of its kind. */
interface Choice {
  readonly step: Step;
  readonly width: number;
}

/** Finds the easiest next step on any board of a puzzle. */
export class Explainer {
  readonly #models: ClueModels;
  readonly #maker: StepMaker;
  readonly #clues: readonly ClueRef[];
  readonly #limits: Limits;

  constructor(grid: Grid) {
    this.#limits = limitsFor(grid.tiles.filter(({ exists }) => exists).length);
    this.#models = new ClueModels(boardOf(withoutColors(grid)));
    this.#maker = new StepMaker(this.#models);
    this.#clues = listConstrainingClues(this.#models.board.grid);
  }

  /**
   * The easiest next step on a board of the puzzle with these colors. Its reason is about all of
   * its cells.
   */
  next(grid: Grid, options: NextOptions = {}): Next {
    const look = this.#lookAt(grid, options);
    if (look.open.length === 0) return { type: 'full' };
    if (look.contradiction) return { type: 'contradiction' };
    const choice = this.#direct(look) ?? this.#indirect(look);
    return choice
      ? { type: 'step', step: this.#maker.withShownCells(choice.step) }
      : { type: 'stuck' };
  }

  /** The easiest step that gives an empty cell the `wanted` color, on a board without mistakes. */
  why(grid: Grid, wanted: ColoredCell, options: NextOptions = {}): Step | null {
    const look = this.#lookAt(grid, options);
    const literal = this.#maker.literalOf(wanted);
    const candidates = look.candidates.filter((it) => it.literal === literal);
    const asked = { ...look, candidates, wanted: literal };
    const step = (this.#direct(asked) ?? this.#indirect(asked))?.step;
    if (!step) return null;
    const cells = this.#maker.colored(literal);
    return { ...step, cells };
  }

  /** True if these colors contradict the clues. False if that is not proved in time. */
  contradicts(colored: readonly ColoredCell[], isLate: () => boolean): boolean {
    const facts = colored.map((it) => this.#maker.literalOf(it));
    return this.#models.fullProver.refutes(facts, isLate);
  }

  /** All cells that follow by steps of level 1. */
  obviousCells(grid: Grid, options: NextOptions = {}): readonly ColoredCell[] {
    const look = this.#lookAt(grid, options);
    if (look.contradiction) return [];
    return this.#allEasy(look)
      .filter(({ level }) => level === 1)
      .flatMap(({ cells }) => cells);
  }

  /** All steps of levels 1 and 2, the easiest of each cell. If there are none, the easiest step. */
  round(grid: Grid, options: NextOptions = {}): NextRound {
    const look = this.#lookAt(grid, options);
    if (look.open.length === 0) return { type: 'full' };
    if (look.contradiction) return { type: 'contradiction' };
    const steps = this.#allEasy(look);
    if (steps.length > 0) return { type: 'steps', steps, width: steps.length };
    const choice = this.#direct(look) ?? this.#indirect(look);
    return choice
      ? { type: 'steps', steps: [choice.step], width: choice.width }
      : { type: 'stuck' };
  }

  #lookAt(grid: Grid, { solution = null, near, now = () => 0 }: NextOptions): Look {
    const start = now();
    const shown = this.#maker.readFacts(grid);
    const facts = shown.literals;
    const known = new Set(facts);
    const { width } = this.#models.board;
    return {
      ...lookDirectly(this.#models, facts),
      facts,
      shown,
      open: this.#maker.literals.filter((it) => !known.has(it) && !known.has(it ^ 1)),
      wanted: null,
      solution,
      weigh: (step) => step.cost - nearness(step, near, width),
      after: (limitMs) => () => now() - start >= limitMs,
    };
  }

  /** The easiest step by one deduction from a few clues. */
  #direct(look: Look): Choice | null {
    const { candidates, weigh, after } = look;
    const isLate = after(this.#limits.direct);
    const isLateForOnly = after(this.#limits.clueSet);
    const few = candidates.filter(({ clues }) => clues.length <= MOST_NAMED);
    const steps: Step[] = [];
    for (const it of few.slice(0, MOST_DIRECT)) {
      // A step that is not fully shrunk may name more than it needs, so the first step gets more
      // time.
      const smallest = this.#smallest(it, look, steps.length > 0 ? isLate : isLateForOnly);
      if (isLate() && steps.length > 0) break;
      steps.push(...smallest);
    }
    const step = easiestOf(
      steps.filter(({ level }) => level <= MOST_CLUES),
      weigh,
    );
    return step && { step, width: new Set(few.map(({ literal }) => literal)).size };
  }

  #allEasy(look: Look): readonly Step[] {
    const { candidates, after } = look;
    const isLate = after(this.#limits.direct);
    const byLiteral = new Map<Literal, Direct[]>();
    for (const it of candidates) {
      if (it.literal === null || it.clues.length > 1) continue;
      const known = byLiteral.get(it.literal) ?? [];
      byLiteral.set(it.literal, known);
      if (known.length < MOST_DIRECT_OF_CELL) known.push(it);
    }
    return [...byLiteral.values()].flatMap((own) => {
      const steps = own.flatMap((it) => this.#smallest(it, look, isLate));
      const easy = steps.filter(({ level }) => level <= EASY);
      return easiestOf(easy, costOf) ?? [];
    });
  }

  /** With fewer facts, literals of known cells follow as well; those are left out. */
  #smallest(direct: Direct, { open, shown }: Look, isLate: IsLate): readonly Step[] {
    const conclusion = smallestStep(this.#models, direct, isLate);
    if (!conclusion) return [];
    const literals = conclusion.literals.filter((it) => open.includes(it & ~1));
    const step = this.#maker.make({ ...conclusion, literals }, shown);
    return step ? [step] : [];
  }

  /** The easiest step that needs more than one deduction. */
  #indirect(look: Look): Choice | null {
    const { facts, candidates, after } = look;
    const suppositions = this.#suppositions(look);
    const isLate = after(this.#limits.whatIf);
    const { refuted, others } = trySuppositions(this.#models, facts, suppositions, isLate);
    const crowded = candidates.flatMap((it) => asProbe(it));
    const probes = [...crowded, ...refuted].sort((a, b) => a.weight - b.weight);
    const whatIf = this.#whatIf(look, probes, suppositions);
    if (whatIf && whatIf.level < TRIAL) return { step: whatIf, width: probes.length };
    const { step: nested, unrefuted } = this.#nested(look, others);
    const shorter = easiestOf([...(whatIf ? [whatIf] : []), ...(nested ? [nested] : [])], costOf);
    const step =
      shorter ??
      this.#deepest(look, unrefuted) ??
      this.#clueSet(look, suppositions) ??
      this.#unexplained(look);
    return step && { step, width: 1 };
  }

  /** The colors that differ from the solution; both colors if the solution is unknown. */
  #suppositions({ open, solution, wanted }: Look): readonly Literal[] {
    if (wanted !== null) return [wanted ^ 1];
    return open.flatMap((dark) => {
      const color = this.#colorIn(solution, dark);
      if (color === 'gray') return solution ? [] : [dark, dark ^ 1];
      return [color === 'dark' ? dark ^ 1 : dark];
    });
  }

  #colorIn(solution: Grid | null, dark: Literal) {
    const [{ cell } = { cell: 0 }] = this.#maker.colored(dark);
    return solution?.tiles[cell]?.color ?? 'gray';
  }

  #whatIf(look: Look, probes: readonly Probe[], suppositions: readonly Literal[]): Step | null {
    const { facts, shown, open, weigh, after } = look;
    const isLate = after(this.#limits.whatIf);
    const isLateForAll = after(this.#limits.rough);
    const sorted =
      probes.length > MOST_WHAT_IFS
        ? shortestFirst(this.#models.fullModel, probes.slice(0, MOST_PROBES), facts, isLateForAll)
        : probes;
    const found = new Map<Step, { readonly conclusion: Conclusion; readonly weight: number }>();
    let mostTried = MOST_PROBES;
    for (const [index, probe] of sorted.entries()) {
      if (index >= mostTried || isLate()) break;
      const shortest = smallestWhatIf(this.#models, probe, facts, isLate);
      if (!shortest) continue;
      const isLong = this.#countDeductions(shortest) > SHORT_CHAIN;
      const own = isLong ? fromFewerClues(this.#models, shortest, open, isLate) : shortest;
      const step = this.#withLikeCells(own, suppositions, shown);
      if (!step) continue;
      if (step.level <= 4) {
        const isFew = step.clues.length <= MOST_CLUES;
        mostTried = Math.min(mostTried, isFew ? MOST_WHAT_IFS : MOST_OF_MANY_CLUES);
      }
      const literals = step.cells.map((it) => this.#maker.literalOf(it));
      const opens = this.#models.fullModel.opens(literals, facts);
      found.set(step, {
        conclusion: own,
        weight: weigh(step) - openedBonus(opens),
      });
    }
    const chosen = easiestOf([...found.keys()], (step) => found.get(step)?.weight ?? 0);
    const known = chosen && found.get(chosen)?.conclusion;
    const limit = known?.cause.type === 'answers' ? this.#limits.clueSet : this.#limits.nested;
    const smaller = known && minimizeAssumptions(this.#models, known, after(limit));
    if (!smaller || smaller === known) return chosen;
    return this.#withLikeCells(smaller, suppositions, shown) ?? chosen;
  }

  #countDeductions({ whatIf }: Conclusion): number {
    return whatIf ? this.#maker.countDeductions(whatIf) : 0;
  }

  /** The step of a what-if, with all cells that the same facts and clues force as easily. */
  #withLikeCells(
    conclusion: Conclusion,
    suppositions: readonly Literal[],
    shown: BoardFacts,
  ): Step | null {
    const most = conclusion.whatIf ? Math.max(this.#countDeductions(conclusion), SHORT_CHAIN) : 0;
    return this.#maker.make(
      extendToForcedCells(this.#models, conclusion, suppositions, most),
      shown,
    );
  }

  /** The easiest what-if that needs inner ones, and the suppositions that none refutes. */
  #nested({ facts, shown, open, after }: Look, suppositions: readonly Literal[]) {
    const isLate = after(this.#limits.nested);
    const both = open.flatMap((it) => [it, it ^ 1]);
    const isLateForPlans = after(this.#limits.nestedRough);
    const limits = { open: both, isLateForPlans, isLate };
    const found = nestedWhatIfs(this.#models, suppositions, facts, limits);
    const steps = found.conclusions.slice(0, MOST_NESTED).flatMap((it, index) => {
      if (index > 0 && isLate()) return [];
      const own = fromFewerClues(this.#models, it, both, isLate);
      return this.#withLikeCells(own, suppositions, shown) ?? [];
    });
    const step = easiestOf(steps, ({ cost, clues }) => cost + PER_NAMED * clues.length);
    return { step, unrefuted: found.others };
  }

  /** A trial with suppositions inside each other. */
  #deepest({ facts, shown, open, after }: Look, suppositions: readonly Literal[]): Step | null {
    const isLate = after(this.#limits.deep);
    const both = open.flatMap((it) => [it, it ^ 1]);
    const found = deepWhatIf(this.#models.fullModel, suppositions, facts, both, isLate);
    return found && this.#maker.make(found, shown);
  }

  #clueSet({ facts, shown, open, after }: Look, suppositions: readonly Literal[]): Step | null {
    const isLate = after(this.#limits.clueSet);
    const claims = suppositions.flatMap((supposed) => {
      if (isLate()) return [];
      const literal = supposed ^ 1;
      const core = this.#models.fullProver.coreOf(literal, facts, isLate);
      return core ? [{ literal, facts: core }] : [];
    });
    const conclusions = claims
      .sort((a, b) => a.facts.length - b.facts.length)
      .slice(0, MOST_SETS)
      .flatMap(
        (claim) => smallestClueSet(this.#models, claim, this.#clues, suppositions, isLate) ?? [],
      );
    const isLateForChain = after(this.#limits.trial);
    const both = open.flatMap((it) => [it, it ^ 1]);
    const steps = conclusions.flatMap((conclusion) => {
      const model = this.#models.singleStep(conclusion.clues);
      const supposed = conclusion.literals.slice(0, 1).map((it) => it ^ 1);
      const deep = deepWhatIf(model, supposed, facts, both, isLateForChain);
      return this.#maker.make(deep ?? conclusion, shown) ?? [];
    });
    return easiestOf(steps, costOf);
  }

  #unexplained({ open, solution, wanted }: Look): Step | null {
    if (wanted !== null) return this.#maker.unexplained(wanted);
    for (const dark of open) {
      const color = this.#colorIn(solution, dark);
      if (color !== 'gray') return this.#maker.unexplained(color === 'dark' ? dark : dark ^ 1);
    }
    return null;
  }
}

function costOf({ cost }: Step): number {
  return cost;
}

function easiestOf(steps: readonly Step[], weigh: (step: Step) => number): Step | null {
  return steps.reduce<Step | null>(
    (best, it) => (best && weigh(best) <= weigh(it) ? best : it),
    null,
  );
}
