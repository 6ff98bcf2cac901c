import { describe, expect, it } from 'vitest';
import {
  beginWithPlaces,
  countPlaceWords,
  listPlaces,
  listRegion,
} from '#engine/clues/placesInWords.ts';
import { english } from '#texts/english.ts';
import { Draw } from '#tests/support/randomGrids.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { german } from '#tests/support/german.ts';
import { cellsIn } from '#tests/support/parseHint.ts';
import { countWords } from '#tests/support/sentencesOf.ts';

const WIDTH = 8;

/** The cells of a drawing that is `WIDTH` cells wide. */
function drawn(...rows: readonly string[]): readonly number[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === 'x' ? [y * WIDTH + x] : [])),
  );
}

describe('places in words', () => {
  it.each([
    [['..x'], 'row 1, column 3'],
    [['xxx'], 'row 1, columns 1 to 3'],
    [['x.x'], 'row 1, columns 1 and 3'],
    [['xx'], 'row 1, columns 1 and 2'],
    [['', 'x', 'x', 'x'], 'rows 2 to 4, column 1'],
    [['xxxx', 'xxxx'], 'rows 1 and 2, columns 1 to 4'],
    [['x.xxx', '', '.x'], 'row 1, columns 1 and 3 to 5 and row 3, column 2'],
    [['xx', 'x', 'x'], 'rows 1 to 3, column 1 and row 1, column 2'],
  ])('of %j are "%s"', (rows, text) => {
    expect(english.say(listPlaces(drawn(...rows), { width: WIDTH }))).toBe(text);
  });

  it('are ranges in German, too', () => {
    const text = german.say(listPlaces(drawn('xxx', '', '.x', '.x'), { width: WIDTH }));
    expect(text).toBe('Zeile 1, Spalten 1 bis 3 und Zeilen 3 und 4, Spalte 2');
  });

  it('name exactly the cells, also in several sentences of few words', () => {
    forSeeds(fuzzRuns(50, 1000), (seed) => {
      const draw = new Draw(seed);
      const share = draw.chance();
      const cells = Array.from({ length: WIDTH * 6 }, (_, cell) => cell).filter(() =>
        draw.isLucky(share),
      );
      const text = english.say(listPlaces(cells, { width: WIDTH }));
      const sentences = beginWithPlaces(cells, { width: WIDTH });
      const inOrder = (all: readonly number[]) => all.toSorted((a, b) => a - b);

      expect(inOrder(cellsIn(text, WIDTH))).toEqual(cells);
      if (cells.length > 0)
        expect(countPlaceWords(cells, { width: WIDTH })).toBeGreaterThanOrEqual(countWords(text));
      const spoken = sentences.map(({ places }) => english.say(places));
      expect(inOrder(spoken.flatMap((it) => cellsIn(it, WIDTH)))).toEqual(cells);
      sentences.forEach(({ count }, index) => {
        expect(cellsIn(spoken[index] ?? '', WIDTH)).toHaveLength(count);
        expect(spoken[index]).toMatch(/^Rows? /);
      });
    });
  });
});

describe('a region in words', () => {
  it('is its rows and columns, or its rows if it is as wide as the board', () => {
    const region = { left: 1, top: 2, right: 4, bottom: 5 };
    expect(english.say(listRegion(region, WIDTH))).toBe('rows 3 to 6, columns 2 to 5');
    expect(english.say(listRegion(region, WIDTH))).toBe('rows 3 to 6, columns 2 to 5');
    const rows = { left: 0, top: 1, right: WIDTH - 1, bottom: 4 };
    expect(english.say(listRegion(rows, WIDTH))).toBe('rows 2 to 5');
  });
});
