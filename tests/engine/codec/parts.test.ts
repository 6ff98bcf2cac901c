import { describe, expect, it } from 'vitest';
import {
  parseSymbolText,
  restoreTiles,
  writeSymbolText,
  writeTileText,
} from '#engine/codec/partText.ts';
import { editAddress, findShareData, solveAddress } from '#engine/codec/shareLinks.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

describe('saved progress', () => {
  it('goes back where nothing is given', () => {
    const grid = gridFrom('4x1|T4:nN.n');
    const saved = writeTileText(gridFrom('4x1|T4:bB.w'));
    const restored = restoreTiles(grid, saved);

    expect(saved).toBe('0_T4:bB.w');
    expect(restored.ok && textOf(restored.value)).toBe('4x1|T4:bN.w');
  });

  it('of another size goes back as far as it fits', () => {
    const restored = restoreTiles(gridFrom('2x2'), '0_T3:bwb');

    expect(restored.ok && textOf(restored.value)).toBe('2x2|T2:bwnn');
  });

  it('of another kind is refused', () => {
    expect(restoreTiles(gridFrom('1x1'), '0_C1:')).toEqual({
      ok: false,
      error: { code: 'badTiles', message: { id: 'parse.badTiles' }, source: 'C1:' },
    });
  });
});

describe('a preset', () => {
  it('is one symbol with a version', () => {
    const symbol = parseSymbolText('0_letter,x=1,letter=&#38;');

    expect(symbol.ok && writeSymbolText(symbol.value)).toBe('0_letter,x=1,y=0,letter=&#38;');
    expect(parseSymbolText('1_letter,')).toMatchObject({ error: { code: 'unknownVersion' } });
  });
});

describe('links in a text', () => {
  it('are found wherever they lead', () => {
    const text = `Two: https://one.example/solve?d=dfl_AB-C%3D, and
      <a href="http://two.example/create?loader=visible&d=gzip_H4s">that</a>; not /solve?d=x`;

    expect(findShareData(text)).toEqual(['dfl_AB-C=', 'gzip_H4s']);
  });

  it('are written percent-encoded', () => {
    expect(solveAddress('dfl_A=')).toBe('/solve?d=dfl_A%3D');
    expect(findShareData(`https://a.example${editAddress('dfl_A=')}`)).toEqual(['dfl_A=']);
  });
});
