import { describe, expect, it } from 'vitest';
import { PRIORITY, type Because, type Propagator } from '#engine/solver/sat/Propagator.ts';
import type { Literal } from '#engine/solver/sat/Reason.ts';
import { Search } from '#engine/solver/sat/Search.ts';

const [A, B, C] = [0, 2, 4];

/** Deduces C from A, with a reason that the test selects. */
class FaultyPropagator implements Propagator {
  readonly priority = PRIORITY.cheap;
  readonly watched: readonly Literal[] = [A];
  readonly #search: Search;
  readonly #reason: readonly Literal[];

  constructor(search: Search, reason: readonly Literal[]) {
    this.#search = search;
    this.#reason = reason;
  }

  propagate(): boolean {
    return this.#search.trail.value[A] !== 1 || this.#search.deduce(C, 0);
  }

  explain(_literal: Literal, _payload: number, _limit: number, because: Because): void {
    because.push(...this.#reason);
  }

  causeOf() {
    return { type: 'count' } as const;
  }
}

function searchWith(reason: readonly Literal[]): Search {
  const search = new Search(3);
  search.add(new FaultyPropagator(search, reason));
  return search;
}

const FAULT = /FaultyPropagator explains by literal \d, which was not true then/;

describe('a reason of a propagator', () => {
  it('may name literals that were true before', () => {
    const search = searchWith([A]);
    search.decide(A);
    search.propagate();

    expect(search.reasonOf(C)?.because).toEqual([A]);
  });

  it.each([
    ['is undecided', B],
    ['is false', A ^ 1],
    ['is the deduced one', C],
  ])('is rejected if it names a literal that %s', (_, wrong) => {
    const search = searchWith([wrong]);
    search.decide(A);
    search.propagate();

    expect(() => search.reasonOf(C)).toThrow(FAULT);
  });

  it('is rejected if it names a literal that became true only later', () => {
    const search = searchWith([B]);
    search.decide(A);
    search.propagate();
    search.decide(B);

    expect(() => search.reasonOf(C)).toThrow(FAULT);
  });

  it('is rejected in the analysis of a conflict', () => {
    const search = searchWith([B]);
    search.addClause([A ^ 1, B ^ 1, C ^ 1]);
    search.addClause([A ^ 1, B, C ^ 1]);

    expect(() => search.run([A], () => false)).toThrow(FAULT);
  });

  it('is rejected where nothing is assigned', () => {
    const search = searchWith([B]);
    search.assume([A]);

    expect(() => search.consequences()).toThrow(FAULT);
  });

  it('is rejected as a conflict of literals of which one is not true', () => {
    const search = searchWith([A]);
    search.decide(A);

    expect(() => search.reportConflict([A, B])).toThrow(/literal 2, which was not true then/);
  });
});
