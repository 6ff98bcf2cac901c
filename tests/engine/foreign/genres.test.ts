import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAddress } from '#engine/foreign/address.ts';
import { innerEdges, writeBorders } from '#engine/foreign/encodings/borders.ts';
import { writeCircles, type Circle, writeDots } from '#engine/foreign/encodings/circles.ts';
import { writeNumbers, writeRimNumbers, type CellClue } from '#engine/foreign/encodings/numbers.ts';
import { writeRuns } from '#engine/foreign/encodings/runs.ts';
import { createForeignLinks } from '#engine/foreign/createForeignLinks.ts';
import { FOREIGN_GENRES } from '#engine/foreign/genres.ts';
import { openForeign } from '#engine/foreign/openForeign.ts';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { findGroups } from '#engine/grid/connections.ts';
import { recolor, type Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { fuzzed } from '#tests/support/fuzzRuns.ts';
import { GENRE_RULES, type GenreBoard } from '#tests/support/genreRules.ts';

/** Clues that a genre supports, light ones more often than the others. */
const NUMBERS: Readonly<Record<string, readonly CellClue[]>> = {
  nurikabe: [1, 2, 3, 5, 'open'],
  norinuri: [1, 2, 3, 4, 'open'],
  lightshadow: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  dominion: [1, 2, 27],
  kurodoko: [2, 3, 4, 5, 'open'],
  cave: [1, 2, 3, 4, 5, 'open'],
  mines: [0, 1, 2, 3, 'open'],
  yinyang: [1, 2],
};

/** Seeds of boards that have a solution. */
const SOLVABLE: Readonly<Record<string, number>> = {
  nurikabe: 1,
  norinuri: 21,
  lightshadow: 27,
  dominion: 1,
  kurodoko: 8,
  cave: 3,
  mines: 1,
  yinyang: 4,
  norinori: 1,
  starbattle: 1,
  tilepaint: 2,
  nuriuzu: 1,
};

/** Maximum number of cells of a board for which all shadings are tried. */
const SMALL = 10;

const RUNS = fuzzed(20, 150);
const STAR_RUNS = fuzzed(2, 6);
const LINK_RUNS = fuzzed(15, 100);

const SIZES = [
  [3, 3],
  [4, 2],
  [2, 4],
] as const;
/** Stars need more room. */
const STAR_SIZES = [[4, 4]] as const;

/** A value, or more often null. */
function rarely<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
}

/** A small board with a few clues of a genre; many have no solution. */
function boards(genre: string): fc.Arbitrary<GenreBoard> {
  const sizes = genre === 'starbattle' ? STAR_SIZES : SIZES;
  return fc.constantFrom<readonly [number, number]>(...sizes).chain(([width, height]) => {
    const list = <T>(value: fc.Arbitrary<T>, length: number) =>
      fc.array(value, { minLength: length, maxLength: length });
    const edges = innerEdges(width, height);
    const [across, places] = [2 * width - 1, (2 * width - 1) * (2 * height - 1)];
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      clues: list(rarely(fc.constantFrom<CellClue>(...(NUMBERS[genre] ?? [1]))), width * height),
      borders: fc.oneof(
        { weight: 1, arbitrary: fc.subarray(edges.flat()) },
        { weight: 6, arbitrary: fc.constantFrom(...edges) },
      ),
      dots: list(fc.nat(5), places).map((dots) =>
        // The genre has no dots on corners of cells.
        dots.map(
          (dot, i) => dot === 0 && ((i % across) % 2 === 0 || Math.floor(i / across) % 2 === 0),
        ),
      ),
      columns: list(rarely(fc.nat(height)), width),
      rows: list(rarely(fc.nat(width)), height),
      stars: fc.constant(1),
    });
  });
}

/** The link of a board, written by the encodings of the product, which have their own tests. */
function linkOf(genre: string, board: GenreBoard): string {
  const { width, height, clues, borders, dots, columns, rows, stars } = board;
  const bodies: Readonly<Record<string, () => string>> = {
    yinyang: () => writeCircles(clues.map((clue): Circle => (clue === 1 ? 1 : clue === 2 ? 2 : 0))),
    norinori: () => writeBorders(borders, width, height),
    starbattle: () => `${stars}/${writeBorders(borders, width, height)}`,
    tilepaint: () =>
      writeBorders(borders, width, height) +
      writeRuns(clues.map(() => null)) +
      writeRimNumbers([...columns, ...rows]),
    nuriuzu: () => writeDots(dots),
  };
  const body = bodies[genre]?.() ?? writeNumbers(clues);
  return writeAddress(genre, { flags: '', width, height, body });
}

/** The shadings of the board that our rules, symbols and givens accept. */
function accepted(grid: Grid, board: GenreBoard): readonly string[] {
  const inset = Math.ceil((grid.width - board.width) / 2);
  const cells = Array.from({ length: board.width * board.height }, (_, i) => {
    const [x, y] = [i % board.width, Math.floor(i / board.width)];
    return (y + inset) * grid.width + x + inset;
  });
  return shadings(board).filter((dark) => {
    const tiles = [...grid.tiles];
    const isAllowed = cells.every((cell, i) => {
      const tile = tiles[cell];
      if (!tile) return false;
      const color = dark[i] === '#' ? 'dark' : 'light';
      tiles[cell] = recolor(tile, color);
      return !tile.fixed || tile.color === color;
    });
    const painted = { ...grid, tiles };
    const areGroupsWhole = findGroups(grid).every(
      (group) => new Set(group.map((cell) => tiles[cell]?.color)).size === 1,
    );
    return isAllowed && areGroupsWhole && judge(boardOf(painted), null).final === 'satisfied';
  });
}

/**
 * Every shading of a small board. For larger boards, the shadings with as many dark cells as
 * columns.
 */
function shadings({ width, height }: GenreBoard): readonly string[] {
  const count = width * height;
  const all = Array.from({ length: 2 ** count }, (_, i) =>
    i.toString(2).padStart(count, '0').replaceAll('1', '#').replaceAll('0', '.'),
  );
  return count < SMALL ? all : all.filter((dark) => dark.split('#').length === width + 1);
}

describe.each(FOREIGN_GENRES.map(({ id, name }) => ({ id, name })))('$name', ({ id, name }) => {
  const rules = GENRE_RULES[id];
  /** A puzzle without any rule or symbol belongs to no genre. */
  const isBlank = (grid: Grid) => grid.rules.length === 0 && grid.symbols.size === 0;

  it('is stated exactly: small boards have the same solutions by its own rules', () => {
    let solved = 0;
    fc.assert(
      fc.property(boards(id), (board) => {
        const opened = openForeign(linkOf(id, board));
        expect(opened.ok).toBe(true);
        if (!opened.ok || isBlank(opened.value.grid)) return;
        const expected = shadings(board).filter((dark) =>
          rules?.(
            board,
            [...dark].map((letter) => letter === '#'),
          ),
        );
        solved += Math.sign(expected.length);

        expect(accepted(opened.value.grid, board)).toEqual(expected);
      }),
      {
        ...(id === 'starbattle' ? STAR_RUNS : RUNS),
        examples: fc.sample(boards(id), { seed: SOLVABLE[id] ?? 1, numRuns: 1 }).map((it) => [it]),
      },
    );

    expect(solved, 'some boards had solutions').toBeGreaterThan(0);
  });

  it('is written back as the link it was read from', () => {
    fc.assert(
      fc.property(boards(id), (board) => {
        const link = linkOf(id, board);
        const opened = openForeign(link);
        expect(opened.ok).toBe(true);
        if (!opened.ok || isBlank(opened.value.grid)) return;
        const stored = parseGridText(writeGridText(opened.value.grid));
        const [own] = stored.ok
          ? createForeignLinks({ grid: stored.value }).filter(({ genre }) => genre === name)
          : [];
        const { address = '' } = own?.addresses[0] ?? {};
        const again = openForeign(address);

        expect(again.ok && writeGridText(again.value.grid)).toBe(writeGridText(opened.value.grid));
        if (id !== 'tilepaint') expect(address).toBe(link);
      }),
      LINK_RUNS,
    );
  });
});
