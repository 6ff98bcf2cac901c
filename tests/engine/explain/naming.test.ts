import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { allRules } from '#engine/rules/index.ts';
import { compileBoard, type Compiled } from '#engine/solving/compile.ts';
import type { ClueRef } from '#engine/solver/sat/Reason.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { allClues, clueText, withOnly } from '#tests/support/hintChecks.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { bruteForce, Draw, randomGrid, type GridChoice } from '#tests/support/randomGrids.ts';

const RULES = allRules.filter((it) => !it.traits?.needsSolution && !it.traits?.optional);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
const RUNS = fuzzRuns(3, 24);
const MIXES = fuzzRuns(10, 60);

/** True if the model accepts a coloring with some values of its other variables. */
function accepts({ search, dark }: Compiled, colors: string): boolean {
  const assumptions = Array.from(dark).flatMap((literal, cell) =>
    literal < 0 ? [] : [colors.charAt(cell) === 'd' ? literal : literal ^ 1],
  );
  search.backtrack(0);
  return search.run(assumptions, () => false) === 'sat';
}

/**
 * Leave out clues at random. Every coloring that the rest allows, and every one that all clues
 * allow, satisfies the statements without them.
 */
function proveNaming(seed: number, choice: GridChoice): void {
  const grid = clearToGivens(randomGrid(seed, choice));
  const board = boardOf(grid);
  const draw = new Draw(seed);
  const all = allClues(grid);
  const allowed = bruteForce(grid);
  const sets = [
    ...all.map((clue) => all.filter((it) => it !== clue)),
    all.filter(() => draw.isLucky(0.5)),
  ];
  for (const set of sets) {
    const keys = new Set(set.map(clueText));
    const isChosen = (clue: ClueRef) => keys.has(clueText(clue));
    const compiled = compileBoard(board, { chosen: isChosen, redundancy: 'now' });
    const rest = bruteForce(withOnly(grid, set, true));
    for (const colors of new Set([...rest, ...allowed])) {
      expect(
        accepts(compiled, colors),
        `${colors} with ${[...keys].join(' ')} of ${writeGridText(grid)}`,
      ).toBe(true);
    }
  }
}

describe('what is stated without a clue does not need it', () => {
  it.each(SYMBOLS)('for $id', ({ id }) => {
    forSeeds(RUNS, (seed) => {
      const draw = new Draw(seed);
      const rules = draw.of([[], ['wrap_around'], ['off_by_x'], ['lying_symbols'], ['off_by_x']]);
      proveNaming(seed, { rules, symbols: new Array<string>(2 + draw.below(3)).fill(id) });
    });
  });

  it.each(RULES)('for $id', ({ id }) => {
    forSeeds(RUNS, (seed) => {
      const draw = new Draw(seed);
      const symbols = Array.from({ length: draw.below(4) }, () => draw.of(SYMBOLS).id);
      const rules = draw.isLucky(0.3) ? [id, draw.of(RULES).id] : [id];
      proveNaming(seed, { rules, symbols });
    });
  });

  it('for mixes', () => {
    forSeeds(MIXES, (seed) => {
      const draw = new Draw(seed);
      const symbols = Array.from({ length: 1 + draw.below(3) }, () =>
        draw.of(['number', 'letter', 'house', 'every_letter', 'galaxy', 'viewpoint', 'dart']),
      );
      const rules = Array.from({ length: 1 + draw.below(2) }, () =>
        draw.of(['connect_all', 'connect_all', 'region_area', 'lying_symbols', 'off_by_x']),
      );
      proveNaming(seed, { rules, symbols });
    });
  });
});
