import { ClueModels } from '#engine/explain/ClueModels.ts';
import { lengthOfChain } from '#engine/explain/costs.ts';
import type { ColoredCell, Step } from '#engine/explain/Step.ts';
import { withoutColors } from '#engine/explain/coloring.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf, createFlatBoard, joiningRule } from '#engine/judging/boardOf.ts';

/** Models of a puzzle, and of the same puzzle without joined sides. */
export interface HintModels {
  readonly own: ClueModels;
  readonly flat: ClueModels;
}

export function modelsOf(grid: Grid): HintModels {
  const bare = withoutColors(grid);
  return { own: new ClueModels(boardOf(bare)), flat: new ClueModels(createFlatBoard(bare)) };
}

/**
 * True if the first cell of a step does not follow without some fact or clue: not at all or, for a
 * what-if, in no more deductions. From one clue, besides the rule that joins sides, it may also be
 * that one deduction does not give it: people see that at once, but not that all ways to satisfy
 * the clue share a color. A clue that is left out stays on the board without effect: sides stay
 * joined, and counted symbols are still there.
 */
export function isMinimal(
  { cells, facts, clues, whatIf, cause }: Step,
  models: HintModels,
): boolean {
  const [target] = cells;
  if (!target) return false;
  const most = whatIf && cause.type === 'whatIf' ? lengthOfChain(whatIf) : null;
  type Grounds = Pick<Step, 'facts' | 'clues'>;
  const stillFollows = (fewer: Grounds): boolean =>
    modelsFor(fewer, models).every((it) => isRefuted(it, target, fewer, most));
  const isSeen = (fewer: Grounds): boolean =>
    modelsFor(fewer, models).every((it) => isDeduced(it, target, fewer));
  const without = <T>(items: readonly T[], item: T) => items.filter((it) => it !== item);
  const isNeeded = (isEnough: (fewer: Grounds) => boolean) =>
    facts.every((it) => !isEnough({ facts: without(facts, it), clues })) &&
    clues.every((it) => !isEnough({ facts, clues: without(clues, it) }));
  const joining = joiningRule(models.own.board.grid);
  const own = clues.filter((it) => it.type !== 'rule' || it.index !== joining);
  const isOneLook = own.length === 1 && cause.type !== 'answers' && cause.type !== 'whatIf';
  return isNeeded(stillFollows) || (isOneLook && isNeeded(isSeen));
}

/**
 * The models for a step. If its clues do not include the rule that joins sides, it has to hold on a
 * flat board.
 */
function modelsFor(
  { clues }: Pick<Step, 'clues'>,
  { own, flat }: HintModels,
): readonly ClueModels[] {
  const joining = joiningRule(own.board.grid);
  if (joining < 0) return [own];
  return clues.some((it) => it.type === 'rule' && it.index === joining) ? [own] : [own, flat];
}

/** True if a cell follows by one deduction. */
function isDeduced(
  models: ClueModels,
  { cell, color }: ColoredCell,
  { facts, clues }: Pick<Step, 'facts' | 'clues'>,
): boolean {
  const literalOf = (it: ColoredCell) =>
    (models.dark[it.cell] ?? 0) ^ (it.color === 'dark' ? 0 : 1);
  const target = literalOf({ cell, color });
  return models
    .singleStep(clues)
    .direct(facts.map(literalOf))
    .some(({ literal }) => literal === target);
}

/**
 * True if the other color of a cell is refuted: by a what-if of at most this many deductions, or,
 * for null, by a complete search within its limits.
 */
function isRefuted(
  models: ClueModels,
  target: ColoredCell,
  { facts, clues }: Pick<Step, 'facts' | 'clues'>,
  mostDeductions: number | null,
): boolean {
  const literalOf = ({ cell, color }: ColoredCell) =>
    (models.dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1);
  const known = facts.map(literalOf);
  if (mostDeductions === null) return models.freshProver(clues).proves(literalOf(target), known);
  const model = models.singleStep(clues);
  const whatIf = model.whatIf(literalOf(target) ^ 1, known);
  return whatIf !== null && model.countDeductions(whatIf) <= mostDeductions;
}
