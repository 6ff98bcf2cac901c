import type { Literal, Cause, ClueRef } from '../solver/sat/Reason.ts';
import { clueSet, clueSetKey } from './clueSet.ts';
import { lengthOfInner } from './costs.ts';
import type { WhatIfLink, WhatIf } from './Step.ts';

/**
 * Deductions of a what-if that count as one, because they follow at the same time for the same
 * reason.
 */
export interface LinkGroup extends Omit<WhatIfLink, 'literal'> {
  /** Empty for the contradiction. */
  readonly literals: readonly Literal[];
}

/** Classifies the literals and clues of a chain. */
export interface ChainView {
  isCell(literal: Literal): boolean;
  /** True if the literal states a color of this cell. */
  isOf(literal: Literal, cell: number): boolean;
  /** A key that is equal for rules of one kind. */
  kindOf(clue: ClueRef): string;
}

/**
 * The links of a what-if, grouped by reason. A link joins an earlier group if it needs nothing that
 * comes later. Otherwise the group moves to the link, if nothing in between needs the group.
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

/** Add a deduction to one of the groups; false if it fits none. */
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

/** True if a deduction uses the result of another one. */
function needs({ because }: LinkGroup, { literals }: LinkGroup): boolean {
  return because.some((it) => literals.includes(it));
}

/** Number of deductions about cells, including those of inner what-ifs. */
export function countDeductions(whatIf: WhatIf, view: ChainView): number {
  return groupLinks(whatIf, view).reduce((sum, { literals, inner }) => {
    const own = literals.some((it) => view.isCell(it)) ? 1 : 0;
    return sum + own + (inner ? lengthOfInner(countDeductions(inner, view)) : 0);
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
 * True if two deductions give cells the same color for the same reason. The colors may differ if
 * all ways have them in common, because those are seen at once.
 */
function isSameReason(a: LinkGroup, b: LinkGroup, view: ChainView): boolean {
  const [first, second] = [a.literals[0] ?? -1, b.literals[0] ?? -1];
  if (first < 0 || a.inner || !view.isCell(first)) return false;
  if ((first & 1) !== (second & 1) && a.cause.type !== 'ways') return false;
  if (a.cause.type !== b.cause.type || faultOf(a.cause) !== faultOf(b.cause)) return false;
  const isSameClues = clueSetKey(a.clues) === clueSetKey(b.clues);
  // A single look at a connection finds all cells without which it would be cut.
  if (a.cause.type === 'connected' && isSameClues) return true;
  if (isOutOfReach(a, view) && isOutOfReach(b, view)) return true;
  const cell = cellOf(a.cause);
  if (cell !== undefined && cell === cellOf(b.cause)) return true;
  if (!isSameClues) return isSameKind(a, b, view);
  const isOfSymbol = cell === undefined && a.clues.some(({ type }) => type === 'symbol');
  return isOfSymbol || isSameSet(a.because, b.because);
}

/** True if the deduction is about the cell that is too far from all sources. */
function isOutOfReach({ cause, literals }: LinkGroup, view: ChainView): boolean {
  return cause.type === 'far' && literals.some((it) => view.isOf(it, cause.cell));
}

/**
 * True if rules of one kind are the reason: for example no cells next to a star, and none
 * diagonally.
 */
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
