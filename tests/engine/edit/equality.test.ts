import { describe, expect, it } from 'vitest';
import { copyRectangle, paste } from '#engine/edit/clipboard.ts';
import { colorEquals } from '#engine/grid/colors.ts';
import { gridEquals } from '#engine/judging/equality.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

const equal = (a: string, b: string) => gridEquals(gridFrom(a), gridFrom(b));
const music = (row: string) => `1x1|Rmusic,controlLines=c0&#124;r${row}`;

describe('two grids', () => {
  it.each([
    ['2x1|T2:bw', '2x1|T2:bw'],
    ['2x1|Z0_0_1_0:1_0_0_1', '2x1|Z1_1_0_-1:1_0_-1_0'],
    ['1x1|Sgalaxy,x=0,y=0:letter,x=0,y=0', '1x1|Sletter,x=0,y=0:galaxy,x=0,y=0'],
    ['1x1|Rconnect_all,color=dark:underclued,', '1x1|Runderclued,:connect_all,color=dark'],
    [
      '1x1|Rban_pattern,pattern=2x1&#124;T2&#58;bw',
      '1x1|Rban_pattern,pattern=2x3&#124;T2&#58;nnnwnb',
    ],
    [music('ipianov1nC4'), music('idrumv1nC4')],
  ])('are equal: %s and %s', (a, b) => {
    expect(equal(a, b)).toBe(true);
  });

  it.each([
    ['2x1', '1x2'],
    ['1x1|T1:b', '1x1|T1:B'],
    ['2x1|C2:AA', '2x1'],
    ['1x1|Sletter,letter=A', '1x1|Sletter,letter=a'],
    ['1x1|Sletter,x=0', '1x1|Sletter,x=0.5'],
    ['1x1|Rconnect_all,color=dark', '1x1|Rconnect_all,color=light'],
    ['1x1|Rban_pattern,pattern=2x1&#124;T2&#58;bw', '1x1|Rban_pattern,pattern=2x1&#124;T2&#58;bb'],
    ['1x1|Rcustom,grid=1x1', '1x1|Rcustom,grid=1x2'],
    ['1x1|Rforesight,solvePath=0_0/1_0', '1x1|Rforesight,solvePath=1_0/0_0'],
    [music('v1nC4'), music('v1nD4')],
  ])('differ: %s and %s', (a, b) => {
    expect(equal(a, b)).toBe(false);
  });
});

describe('the colors of two grids', () => {
  it('are equal whatever is given', () => {
    expect(colorEquals(gridFrom('3x1|T3:bW.'), gridFrom('3x1|T3:Bw.'))).toBe(true);
    expect(colorEquals(gridFrom('1x1|T1:.'), gridFrom('1x1|T1:w'))).toBe(true);
    expect(colorEquals(gridFrom('1x1|T1:n'), gridFrom('1x1|T1:w'))).toBe(false);
  });
});

describe('sanitizing', () => {
  it('drops what repeats and what cannot be', () => {
    const grid = gridFrom(
      '2x1|C3:AAA|Z0_0_1_0:0_0_2_0:5_5_1_0|Sletter,x=0:letter,x=0:letter,x=1|Runderclued,:underclued,',
    );

    expect(textOf(sanitize(grid))).toBe(
      '2x1|T2:nn|C2:AA|Z0_0_1_0|Sletter,x=0,y=0,letter=A:letter,x=1,y=0,letter=A|Runderclued,',
    );
  });

  it('returns a clean grid as it is', () => {
    const grid = gridFrom('2x1|C2:AA|Z0_0_1_0|Sletter,x=0|Runderclued,');

    expect(sanitize(grid)).toBe(grid);
  });
});

describe('a copied rectangle', () => {
  const grid = gridFrom('3x2|T3:bwnBWN|C3:AA.|Z0_0_1_0:1_0_1_0|Sletter,x=1,y=0:letter,x=2,y=1');

  it('holds what lies inside', () => {
    expect(textOf(copyRectangle(grid, { x: 1, y: 0, width: 2, height: 1 }))).toBe(
      '2x1|T2:wn|Z0_0_1_0|Sletter,x=0,y=0,letter=A',
    );
  });

  it('is pasted over what is there, as far as it fits', () => {
    const copied = copyRectangle(grid, { x: 0, y: 0, width: 2, height: 1 });

    expect(textOf(paste(grid, { x: 1, y: 1 }, copied))).toBe(
      '3x2|T3:bwnBbw|C3:AA..BB|Z0_0_1_0:1_0_1_0:1_1_1_0|Sletter,x=1,y=0,letter=A:letter,x=2,y=1,letter=A',
    );
  });
});
