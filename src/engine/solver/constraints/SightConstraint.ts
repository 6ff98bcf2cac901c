import type { Cause, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';

/** Two opposite arms of a view, and the maximum number of their cells that can be seen. */
export interface Axis {
  readonly arms: readonly [readonly Literal[], readonly Literal[]];
  readonly most: number;
}

/** Payloads: the fault of the count without the deduction. */
const TOO_MANY = 0;
const TOO_FEW = 1;
const BETWEEN = 2;

/** The number of true literals seen from the inner ends of the arms is allowed, if `when` holds. */
export class SightConstraint implements Propagator {
  readonly priority = PRIORITY.cheap;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #axes: readonly Axis[];
  readonly #allowed: readonly number[];
  readonly #when: readonly Literal[];

  /** `allowed` is sorted. */
  constructor(
    search: Search,
    axes: readonly Axis[],
    allowed: readonly number[],
    when: readonly Literal[],
  ) {
    this.#search = search;
    this.#axes = axes;
    this.#allowed = allowed;
    this.#when = when;
    const literals = axes.flatMap(({ arms }) => arms.flat());
    this.watched = [...literals.flatMap((it) => [it, it ^ 1]), ...when];
  }

  /** Number of literals from the inner end that are true. */
  #least(arm: readonly Literal[]): number {
    const { value } = this.#search.trail;
    let length = 0;
    while (length < arm.length && value[arm[length] ?? 0] === 1) length++;
    return length;
  }

  /** Number of literals from the inner end that are not false. */
  #most(arm: readonly Literal[]): number {
    const { value } = this.#search.trail;
    let length = 0;
    while (length < arm.length && value[arm[length] ?? 0] !== -1) length++;
    return length;
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    let openCondition = -1;
    for (const condition of this.#when) {
      const state = value[condition];
      if (state === 1) continue;
      if (state === -1 || openCondition >= 0) return true;
      openCondition = condition;
    }
    let least = 0;
    let most = 0;
    for (const { arms, most: cap } of this.#axes) {
      least += Math.min(cap, this.#least(arms[0]) + this.#least(arms[1]));
      most += Math.min(cap, this.#most(arms[0]) + this.#most(arms[1]));
    }
    const lowest = this.#allowed.find((count) => count >= least);
    const highest = this.#allowed.findLast((count) => count <= most);
    if (lowest === undefined || highest === undefined || lowest > most || highest < least) {
      const payload = lowest === undefined ? TOO_MANY : highest === undefined ? TOO_FEW : BETWEEN;
      if (openCondition >= 0) return this.#search.deduce(openCondition ^ 1, payload);
      const because: Because = [...this.#when];
      this.#addBounds(payload, -1, this.#search.trail.size, because);
      return this.#search.reportConflict(because, payload);
    }
    return (
      openCondition >= 0 || (this.#deduceSeen(lowest, most) && this.#deduceHidden(highest, least))
    );
  }

  /** Deduce cells that an arm must show, because the other arms cannot show enough. */
  #deduceSeen(lowest: number, most: number): boolean {
    const payload = lowest > (this.#allowed[0] ?? 0) ? BETWEEN : TOO_FEW;
    for (const { arms, most: cap } of this.#axes) {
      const own = [this.#most(arms[0]), this.#most(arms[1])] as const;
      const together = Math.min(cap, own[0] + own[1]);
      for (const side of [0, 1] as const) {
        const needed = lowest - (most - together) - (side === 0 ? own[1] : own[0]);
        for (let at = 0; at < needed; at++) {
          if (!this.#search.deduce(arms[side][at] ?? 0, payload)) return false;
        }
      }
    }
    return true;
  }

  /** Deduce cells that would make an arm show too many. */
  #deduceHidden(highest: number, least: number): boolean {
    const { value } = this.#search.trail;
    const payload = highest < (this.#allowed.at(-1) ?? 0) ? BETWEEN : TOO_MANY;
    for (const { arms, most: cap } of this.#axes) {
      const own = [this.#least(arms[0]), this.#least(arms[1])] as const;
      const together = Math.min(cap, own[0] + own[1]);
      const room = highest - (least - together);
      if (room >= cap) continue;
      for (const side of [0, 1] as const) {
        const arm = arms[side];
        const next = own[side];
        if (next >= arm.length || value[arm[next] ?? 0] !== 0) continue;
        let reached = next + 1;
        while (reached < arm.length && value[arm[reached] ?? 0] === 1) reached++;
        if (reached + (side === 0 ? own[1] : own[0]) <= room) continue;
        if (!this.#search.deduce((arm[next] ?? 0) ^ 1, payload)) return false;
      }
    }
    return true;
  }

  causeOf(payload: number): Cause {
    const fault = payload === TOO_MANY ? 'many' : payload === TOO_FEW ? 'few' : 'between';
    return { type: 'sight', fault };
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    for (const condition of this.#when) {
      if (condition >> 1 !== literal >> 1) because.push(condition);
    }
    this.#addBounds(payload, literal ^ 1, limit, because);
  }

  /** Add the literals that prove that too many or too few cells would be seen if `assumed` held. */
  #addBounds(payload: number, assumed: Literal, limit: number, because: Because): void {
    const { trail } = this.#search;
    const holds = (literal: Literal) => literal === assumed || trail.wasTrue(literal, limit);
    for (const { arms } of this.#axes) {
      for (const arm of arms) {
        for (const literal of arm) {
          if (holds(literal)) {
            if (payload !== TOO_FEW && literal !== assumed) because.push(literal);
            continue;
          }
          if (payload === TOO_MANY) break;
          // The literal is undecided. Cells beyond it may still be seen.
          if (!holds(literal ^ 1)) {
            if (payload === BETWEEN) this.#addNextBlocker(arm, literal, holds, assumed, because);
            else continue;
            break;
          }
          if ((literal ^ 1) !== assumed) because.push(literal ^ 1);
          break;
        }
      }
    }
  }

  #addNextBlocker(
    arm: readonly Literal[],
    from: Literal,
    holds: (literal: Literal) => boolean,
    assumed: Literal,
    because: Because,
  ): void {
    const blocker = arm.slice(arm.indexOf(from)).find((literal) => holds(literal ^ 1));
    if (blocker !== undefined && (blocker ^ 1) !== assumed) because.push(blocker ^ 1);
  }
}
