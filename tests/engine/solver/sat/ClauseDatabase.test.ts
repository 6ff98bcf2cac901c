import { describe, expect, it } from 'vitest';
import { ClauseDatabase } from '#engine/solver/sat/ClauseDatabase.ts';
import { Search } from '#engine/solver/sat/Search.ts';
import { Trail } from '#engine/solver/sat/Trail.ts';

/** More learnt clauses than are allowed before the first reduction. */
const MANY = 4001;
const VARIABLES = 64;
const LARGE_GLUE = 9;

/** Literals of distinct variables. The first `number` of them are negated. */
function clauseOf(number: number): number[] {
  return [0, 1, 2].map((i) => 2 * ((number * 7 + i * 11) % VARIABLES) + ((number >> i) & 1));
}

/** A database with two original clauses and many learnt ones, every fourth with small glue. */
function crowdedDatabase() {
  const trail = new Trail(VARIABLES);
  const database = new ClauseDatabase(VARIABLES, false);
  const original = [database.addOriginal([0, 2, 4], 0), database.addOriginal([1, 3], 0)];
  original.forEach((ref) => database.attach(ref));
  const learnt = Array.from({ length: MANY }, (_, number) =>
    database.learn(clauseOf(number), number % 4 === 0 ? 2 : LARGE_GLUE, trail),
  );
  return { trail, database, learnt };
}

/** Every clause that is watched, as its literals, with the literals that watch it. */
function watchedClauses(database: ClauseDatabase) {
  const { lists, counts } = database.watches;
  const found = new Map<number, number[]>();
  lists.forEach((list, literal) => {
    for (let at = 0; at < (counts[literal] ?? 0); at += 2) {
      const ref = list[at] ?? 0;
      found.set(ref, [...(found.get(ref) ?? []), literal]);
    }
  });
  return [...found].map(([ref, by]) => ({ literals: [...database.literalsOf(ref)], by }));
}

describe('a reduction of learnt clauses', () => {
  it('waits until there are many', () => {
    const database = new ClauseDatabase(VARIABLES, false);
    database.learn([0, 2], 2, new Trail(VARIABLES));

    expect(database.reduce(new Trail(VARIABLES))).toBe(false);
  });

  it('removes half, but no original ones and none with a small glue, and frees memory', () => {
    const { trail, database } = crowdedDatabase();
    const before = database.store.size;

    expect(database.reduce(trail)).toBe(true);

    const kept = watchedClauses(database);
    expect(kept.length).toBe(2 + Math.floor(MANY / 2));
    expect(database.store.size).toBeLessThan(0.55 * before);
    const texts = new Set(kept.map(({ literals }) => literals.join()));
    expect(texts).toContain('0,2,4');
    expect(texts).toContain('1,3');
    for (let number = 0; number < MANY; number += 4)
      expect(texts).toContain(clauseOf(number).join());
  });

  it('lets every clause be watched by its first two literals', () => {
    const { trail, database } = crowdedDatabase();

    database.reduce(trail);

    for (const { literals, by } of watchedClauses(database))
      expect(new Set(by)).toEqual(new Set(literals.slice(0, 2)));
  });

  it('keeps reasons, and removes what is satisfied for good', () => {
    const { trail, database, learnt } = crowdedDatabase();
    const [forcing = 0] = learnt.slice(-1);
    const literals = [...database.literalsOf(forcing)];
    const [forced = 0] = literals;
    trail.push(forced, forcing, 0);

    database.reduce(trail);

    const reason = trail.reason[forced >> 1] ?? 0;
    expect([...database.literalsOf(reason)]).toEqual(literals);
    const holding = watchedClauses(database).filter((it) => it.literals.includes(forced));
    expect(holding.map((it) => it.literals)).toEqual(
      [literals, [0, 2, 4], [1, 3]].filter((it) => it.includes(forced)),
    );
  });
});

describe('a search with many reductions', () => {
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
    expect(search.statistics.conflicts).toBeGreaterThan(2 * MANY);
  });
});
