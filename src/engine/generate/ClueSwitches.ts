import { boardOf } from '../judging/boardOf.ts';
import { clearToGivens } from '../grid/colors.ts';
import { compileBoard, type Compiled } from '#engine/solving/compile.ts';
import type { Grid } from '../grid/grid.ts';
import type { Literal } from '../solver/sat/Reason.ts';
import { withClues, type ClueGroup } from './clueSets.ts';
import type { TrueClue } from './Family.ts';

/** One model for all sets of clues: groups of clues are assumptions. */
export class ClueSwitches {
  readonly compiled: Compiled;
  /** By group: the literals that hold while it stands. */
  readonly #on: readonly (readonly Literal[])[];
  /** By group: the literals that hold while it is gone. */
  readonly #off: readonly (readonly Literal[])[];
  readonly #groupsOf = new Map<Literal, number[]>();

  /** `isStepwise`: see `Search`. */
  constructor(solution: Grid, groups: readonly ClueGroup[], isStepwise: boolean) {
    const clues = groups.flat().map((it): TrueClue => ({ ...it, isGiven: false }));
    const board = boardOf(clearToGivens(withClues(solution, clues)));
    const hasSwitches = clues.some(({ symbol }) => symbol !== null);
    this.compiled = compileBoard(board, { isStepwise, hasSwitches });
    const { dark, switches } = this.compiled;
    const switchOf = new Map([...switches].map(([symbol, it]) => [keyOf(symbol), it]));
    const colorOf = (cell: number) =>
      (dark[cell] ?? 0) ^ (solution.tiles[cell]?.color === 'dark' ? 0 : 1);
    const switchesOf = (group: ClueGroup) =>
      group.flatMap(({ symbol }) => (symbol ? [switchOf.get(keyOf(symbol)) ?? 0] : []));
    this.#on = groups.map((group) => [
      ...switchesOf(group),
      ...group.flatMap(({ cell, isGiven }) => (isGiven ? [colorOf(cell)] : [])),
    ]);
    this.#off = groups.map((group) => switchesOf(group).map((it) => it ^ 1));
    this.#on.forEach((literals, index) => {
      for (const it of literals) this.#groupsOf.set(it, [...(this.#groupsOf.get(it) ?? []), index]);
    });
  }

  /** The literals that hold with these groups and without the others. */
  assumptions(kept: ReadonlySet<number>): readonly Literal[] {
    return [
      ...this.#on.flatMap((literals, index) => (kept.has(index) ? literals : [])),
      ...this.#off.flatMap((literals, index) => (kept.has(index) ? [] : literals)),
    ];
  }

  /** The groups among `kept` of which some literals need one. */
  groupsOf(literals: Iterable<Literal>, kept: ReadonlySet<number>): ReadonlySet<number> {
    const found = new Set<number>();
    for (const literal of literals) {
      const group = this.#groupsOf.get(literal)?.find((it) => kept.has(it));
      if (group !== undefined) found.add(group);
    }
    return found;
  }
}

function keyOf({ id, at }: { readonly id: string; readonly at: { x: number; y: number } }): string {
  return `${id} ${at.x} ${at.y}`;
}
