import { describe, expect, it } from 'vitest';
import { ClauseBase } from '#engine/solver/sat/ClauseDatabase.ts';
import { Search } from '#engine/solver/sat/Search.ts';
import { Trail } from '#engine/solver/sat/Trail.ts';

/** More than a base keeps before it cleans up. */
const MANY = 4001;
const VARIABLES = 64;
const LARGE_GLUE = 9;

/** Literals of distinct variables, the negations of the first so many. */
function clauseOf(number: number): number[] {
  return [0, 1, 2].map((i) => 2 * ((number * 7 + i * 11) % VARIABLES) + ((number >> i) & 1));
}

/** A base with two stated clauses and many learnt ones, every fourth of them of small glue. */
function crowdedBase() {
  const trail = new Trail(VARIABLES);
  const base = new ClauseBase(VARIABLES, false);
  const stated = [base.state([0, 2, 4], 0), base.state([1, 3], 0)];
  stated.forEach((ref) => base.attach(ref));
  const learnt = Array.from({ length: MANY }, (_, number) =>
    base.learn(clauseOf(number), number % 4 === 0 ? 2 : LARGE_GLUE, trail),
  );
  return { trail, base, learnt };
}

/** Every clause that is watched, as its literals, with the literals that watch it. */
function watchedClauses(base: ClauseBase) {
  const { lists, counts } = base.watches;
  const found = new Map<number, number[]>();
  lists.forEach((list, literal) => {
    for (let at = 0; at < (counts[literal] ?? 0); at += 2) {
      const ref = list[at] ?? 0;
      found.set(ref, [...(found.get(ref) ?? []), literal]);
    }
  });
  return [...found].map(([ref, by]) => ({ literals: [...base.literalsOf(ref)], by }));
}

describe('a clean-up of learnt clauses', () => {
  it('waits until there are many', () => {
    const base = new ClauseBase(VARIABLES, false);
    base.learn([0, 2], 2, new Trail(VARIABLES));

    expect(base.cleanUp(new Trail(VARIABLES))).toBe(false);
  });

  it('drops half of them, keeps what is stated and what has a small glue, and frees their room', () => {
    const { trail, base } = crowdedBase();
    const before = base.store.size;

    expect(base.cleanUp(trail)).toBe(true);

    const kept = watchedClauses(base);
    expect(kept.length).toBe(2 + Math.floor(MANY / 2));
    expect(base.store.size).toBeLessThan(0.55 * before);
    const texts = new Set(kept.map(({ literals }) => literals.join()));
    expect(texts).toContain('0,2,4');
    expect(texts).toContain('1,3');
    for (let number = 0; number < MANY; number += 4)
      expect(texts).toContain(clauseOf(number).join());
  });

  it('leaves every clause with its first two literals on watch', () => {
    const { trail, base } = crowdedBase();

    base.cleanUp(trail);

    for (const { literals, by } of watchedClauses(base))
      expect(new Set(by)).toEqual(new Set(literals.slice(0, 2)));
  });

  it('keeps what forces something, and drops what holds for good', () => {
    const { trail, base, learnt } = crowdedBase();
    const [forcing = 0] = learnt.slice(-1);
    const literals = [...base.literalsOf(forcing)];
    const [forced = 0] = literals;
    trail.push(forced, forcing, 0);

    base.cleanUp(trail);

    const reason = trail.reason[forced >> 1] ?? 0;
    expect([...base.literalsOf(reason)]).toEqual(literals);
    const holding = watchedClauses(base).filter((it) => it.literals.includes(forced));
    expect(holding.map((it) => it.literals)).toEqual(
      [literals, [0, 2, 4], [1, 3]].filter((it) => it.includes(forced)),
    );
  });
});

describe('a search that cleans up many times', () => {
  it('finds that nine pigeons do not fit into eight holes', () => {
    const holes = 8;
    const search = new Search((holes + 1) * holes);
    const inHole = (pigeon: number, hole: number) => 2 * (pigeon * holes + hole);
    const numbers = Array.from({ length: holes + 1 }, (_, it) => it);
    for (const pigeon of numbers)
      search.addClause(numbers.slice(0, holes).map((hole) => inHole(pigeon, hole)));
    for (const hole of numbers.slice(0, holes))
      for (const pigeon of numbers)
        for (const other of numbers.slice(pigeon + 1))
          search.addClause([inHole(pigeon, hole) ^ 1, inHole(other, hole) ^ 1]);

    expect(search.run([], () => false)).toBe('unsat');
    expect(search.effort.conflicts).toBeGreaterThan(2 * MANY);
  });
});
