import type { Literal } from '../solver/sat/Propagator.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';
import { clueSet, clueSetKey } from './clueSet.ts';
import type { Link, WhatIf } from './Conclusion.ts';

/** Deductions of a what-if that are seen as one, since they follow for one reason at one time. */
export interface LinkGroup extends Omit<Link, 'literal'> {
  /** None for the contradiction. */
  readonly literals: readonly Literal[];
}

/** What literals and clues of a chain are. */
export interface ChainView {
  isCell(literal: Literal): boolean;
  /** Whether the literal is that a cell has a color. */
  isOf(literal: Literal, cell: number): boolean;
  /** A text that is the same for rules of one kind. */
  kindOf(clue: ClueRef): string;
}

/**
 * The links of a what-if, those of one reason together: each joins those before it where it needs
 * nothing later, or they wait for it where nothing before it needs them.
 */
export function groupLinks({ links }: WhatIf, view: ChainView): readonly LinkGroup[] {
  const groups: LinkGroup[] = [];
  for (const link of links) {
    const { literal, inner } = link;
    const single = { ...link, literals: literal === null ? [] : [literal] };
    const isAlone = literal === null || inner !== undefined || !view.isCell(literal);
    if (isAlone || !joinOne(groups, single, view)) groups.push(single);
  }
  return groups;
}

/** Add a deduction to one of the groups; false if it can join none. */
function joinOne(groups: LinkGroup[], single: LinkGroup, view: ChainView): boolean {
  let needsLater = false;
  for (let index = groups.length - 1; index >= 0; index--) {
    const group = groups[index];
    if (!group) continue;
    if (needs(single, group)) {
      needsLater = true;
      continue;
    }
    if (!isSameReason(group, single, view)) continue;
    const all = together(group, single);
    if (!needsLater) {
      groups[index] = all;
      return true;
    }
    if (groups.slice(index + 1).some((it) => needs(it, group))) continue;
    groups.splice(index, 1);
    groups.push(all);
    return true;
  }
  return false;
}

/** Whether a deduction rests on what another one gives. */
function needs({ because }: LinkGroup, { literals }: LinkGroup): boolean {
  return because.some((it) => literals.includes(it));
}

/** Number of deductions about cells, those of inner what-ifs and their suppositions included. */
export function countDeductions(whatIf: WhatIf, view: ChainView): number {
  return groupLinks(whatIf, view).reduce((sum, { literals, inner }) => {
    const own = literals.some((it) => view.isCell(it)) ? 1 : 0;
    return sum + own + (inner ? 1 + countDeductions(inner, view) : 0);
  }, 0);
}

function together(a: LinkGroup, b: LinkGroup): LinkGroup {
  return {
    literals: [...a.literals, ...b.literals],
    because: [...new Set([...a.because, ...b.because])],
    cause: a.cause,
    clues: clueSet([...a.clues, ...b.clues]),
  };
}

/**
 * Whether two deductions give cells one color for the same reason; what all ways have in common is
 * seen at once, whatever the colors are.
 */
function isSameReason(a: LinkGroup, b: LinkGroup, view: ChainView): boolean {
  const [first, second] = [a.literals[0] ?? -1, b.literals[0] ?? -1];
  if (first < 0 || a.inner || !view.isCell(first)) return false;
  if ((first & 1) !== (second & 1) && a.cause.type !== 'ways') return false;
  if (a.cause.type !== b.cause.type || faultOf(a.cause) !== faultOf(b.cause)) return false;
  const isSameClues = clueSetKey(a.clues) === clueSetKey(b.clues);
  // One look at what connects the cells of a color finds all cells without which they would not be.
  if (a.cause.type === 'connected' && isSameClues) return true;
  if (isOutOfReach(a, view) && isOutOfReach(b, view)) return true;
  const cell = cellOf(a.cause);
  if (cell !== undefined && cell === cellOf(b.cause)) return true;
  if (!isSameClues) return isSameKind(a, b, view);
  const isOfSymbol = cell === undefined && a.clues.some(({ type }) => type === 'symbol');
  return isOfSymbol || isSameSet(a.because, b.because);
}

/** Whether it is said of cells themselves that they are too far from all that regions need. */
function isOutOfReach({ cause, literals }: LinkGroup, view: ChainView): boolean {
  return cause.type === 'far' && literals.some((it) => view.isOf(it, cause.cell));
}

/** Whether rules of one kind say so: that nothing is beside a star, and nothing diagonally. */
function isSameKind(a: LinkGroup, b: LinkGroup, view: ChainView): boolean {
  if (a.cause.type !== 'clause' || !isSameSet(a.because, b.because)) return false;
  return new Set([...a.clues, ...b.clues].map((it) => view.kindOf(it))).size === 1;
}

function faultOf(cause: Cause): string | undefined {
  return 'fault' in cause ? cause.fault : undefined;
}

function cellOf(cause: Cause): number | undefined {
  return 'cell' in cause ? cause.cell : undefined;
}

function isSameSet(a: readonly Literal[], b: readonly Literal[]): boolean {
  return a.length === b.length && a.every((it) => b.includes(it));
}
