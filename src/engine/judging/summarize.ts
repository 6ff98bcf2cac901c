import type { Board } from '../grid/board.ts';
import type { Grid } from '../grid/grid.ts';
import { requiresSolution } from './requiresSolution.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import {
  type Judgement,
  countsAsSatisfied,
  satisfied,
  type State,
  type Verdict,
} from '../clues/verdict.ts';

/** The verdicts of all clues, before they are summarized. */
export interface Verdicts {
  readonly rules: readonly Verdict[];
  readonly symbols: ReadonlyMap<string, readonly State[]>;
}

/** The state of all clues together. See docs/grid-text.md, judging, steps 4 and 5. */
export function summarize(board: Board, { rules, symbols }: Verdicts): State {
  const { grid } = board;
  let isIncomplete = false;
  let hasClues = rules.length > 0;
  for (const [i, { state }] of rules.entries()) {
    if (state === 'error') return 'error';
    const isOptional = ruleById.get(grid.rules[i]?.id ?? '')?.traits?.optional === true;
    if (state === 'incomplete' && !isOptional) isIncomplete = true;
  }
  for (const [id, states] of symbols) {
    if (states.length > 0) hasClues = true;
    if (states.includes('error')) return 'error';
    const isOptional = symbolById.get(id)?.traits?.optional === true;
    if (!isOptional && states.includes('incomplete')) isIncomplete = true;
  }
  if (isIncomplete || !hasClues) return 'incomplete';
  return requiresSolution(grid) || board.isComplete ? 'satisfied' : 'incomplete';
}

/**
 * Decides by the author's solution if a clue needs it: a board equal to the solution is satisfied,
 * with every clue that needs it; any other board is incomplete. See docs/grid-text.md, judging,
 * steps 6 and 7.
 */
export function matchSolution(
  { grid }: Board,
  solution: Grid | null,
  judgement: Judgement,
): Judgement {
  const isDecided = judgement.final === 'satisfied' || !requiresSolution(grid);
  if (isDecided || solution?.width !== grid.width || solution.height !== grid.height)
    return judgement;
  const isLike = grid.tiles.every(
    (tile, cell) => !tile.exists || tile.color === solution.tiles[cell]?.color,
  );
  if (!isLike) return { ...judgement, final: 'incomplete' };
  const rules = judgement.rules.map((verdict, i) =>
    ruleById.get(grid.rules[i]?.id ?? '')?.traits?.needsSolution ? satisfied : verdict,
  );
  const symbols = new Map(
    [...judgement.symbols].map(([id, states]) => [
      id,
      symbolById.get(id)?.traits?.needsSolution ? states.map((): State => 'satisfied') : states,
    ]),
  );
  return { final: 'satisfied', rules, symbols };
}

/**
 * The verdict of a rule that judges number symbols in their place: theirs, as long as its own is
 * incomplete.
 */
export function concluded(own: Verdict, counted: readonly State[]): Verdict {
  if (own.state !== 'incomplete' || counted.length === 0) return own;
  if (counted.includes('error')) return { state: 'error', cells: [] };
  return counted.every(countsAsSatisfied) ? satisfied : own;
}
