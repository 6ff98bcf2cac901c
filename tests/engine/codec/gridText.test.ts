import { describe, expect, it } from 'vitest';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { paintCells } from '#engine/edit/edit.ts';

/** The text that a text is rewritten as, or the message and code of its error. */
function rewritten(text: string): string {
  const grid = parseGridText(text);
  return grid.ok ? writeGridText(grid.value) : `${grid.error.code}: ${grid.error.message}`;
}

describe('a grid text', () => {
  it('may leave out everything but its size', () => {
    expect(rewritten('2x2')).toBe('0_2x2|T2:nnnn|C1:|Z|S|R');
  });

  it('may leave out its size', () => {
    expect(rewritten('T2:bwn')).toBe('0_2x2|T2:bwnW|C1:|Z|S|R');
  });

  it('needs size or tiles', () => {
    expect(rewritten('C1:')).toMatch(/^noSize/);
    expect(rewritten('T0:bw')).toMatch(/^noSize/);
  });

  it('takes the later of two segments', () => {
    expect(rewritten('1x1|T1:b|2x1|T2:ww')).toBe('0_2x1|T2:ww|C1:|Z|S|R');
  });

  it('writes tiles that do not fit back as they came, until an edit', () => {
    const grid = parseGridText('2x1|T2:bww');
    if (!grid.ok) throw new Error(grid.error.message);

    expect(writeGridText(grid.value)).toBe('0_2x1|T2:bwwW|C1:|Z|S|R');
    expect(writeGridText(sanitize(grid.value))).toBe('0_2x1|T2:bwwW|C1:|Z|S|R');
    expect(writeGridText(paintCells(grid.value, [0], 'light'))).toBe('0_2x1|T2:ww|C1:|Z|S|R');
  });

  it('letters connections afresh', () => {
    expect(rewritten('4x3|C4:AA.BA..B..BB')).toContain('|C4:AA.AA..A..AA|');
    expect(rewritten('4x3|C4:xxyyz...z')).toContain('|C4:AABBB...B|');
  });

  it('drops zone edges that are garbage or repeated', () => {
    expect(rewritten('3x1|Z0_0_1_0:a_b_c_d:1_2:1_0_-1_0')).toContain('|Z0_0_1_0|');
  });

  it('ignores unknown fields and takes the last of a name', () => {
    expect(rewritten('1x1|Sletter,zap=1,x=2,,letter=B,letter=C,')).toContain(
      '|Sletter,x=2,y=0,letter=C|',
    );
  });

  it('keeps words and numbers as they came', () => {
    expect(rewritten('1x1|Sdart,x=a,number=-1.5,orientation=sideways')).toContain(
      '|Sdart,x=NaN,y=0,number=-1.5,orientation=sideways|',
    );
  });

  it.each([
    ['', 'badSegment: Invalid data: '],
    ['5x4|', 'badSegment: Invalid data: '],
    ['5x4|X', 'badSegment: Invalid data: X'],
    ['-1x2', 'badSegment: Invalid data: -1x2'],
    ['7_1x1', 'unknownVersion: Unknown serializer version for 7_1x1'],
    ['1x1|T1', 'badTiles: Invalid grid data\nT1'],
    ['1x1|Ca:b', 'badConnections: Invalid grid connections\nCa:b'],
    ['1x1|Rnone', 'unknownRule: Unknown rule: none'],
    ['1x1|SlinkedDirection,x=0', 'unknownSymbol: Unknown symbol: linkedDirection'],
    ['1x1|Sletter,letter', 'badField: This field has no value: letter'],
    ['1x1|Scustom_text,grid=', 'badSegment: Invalid data: '],
    ['1x1|Scustom_text,grid=0_1x1', 'badSegment: Invalid data: 0_1x1'],
  ])('fails for %j', (text, error) => {
    expect(rewritten(text)).toBe(error);
  });
});

describe('the bounds of reading', () => {
  const nested = (depth: number): string => {
    if (depth === 0) return '1x1';
    const inner = nested(depth - 1).replace(/[=,:|&]/g, (c) => `&#${c.charCodeAt(0)};`);
    return `1x1|Scustom_text,grid=${inner}`;
  };

  it('are eight levels of grids inside grids', () => {
    expect(parseGridText(nested(8)).ok).toBe(true);
    expect(rewritten(nested(9))).toMatch(/^tooDeep/);
  });

  it.each(['1001x1000', '0x99999999', '1x1|T999999999:b', '99999999999999999999x1'])(
    'are a million cells: %s',
    (text) => {
      expect(rewritten(text)).toMatch(/^tooLarge/);
    },
  );

  it('are a hundred thousand clues', () => {
    expect(rewritten(`1x1|S${'galaxy,:'.repeat(100_001)}`)).toMatch(/^tooLarge/);
  });

  it('keep thousands of like symbols and lines from being compared one by one', () => {
    const inner = (i: number) => `custom_text,grid=1x1&#124;Sletter&#44;letter&#61;${i}`;
    const symbols = Array.from({ length: 5000 }, (_, i) => inner(i)).join(':');
    const grid = parseGridText(
      `1x1|S${symbols}|Rmusic,controlLines=c0${'&#124;r'.repeat(100_000)}`,
    );

    expect(grid.ok && sanitize(grid.value).symbols.get('custom_text')).toHaveLength(5000);
  });

  it('are a million characters of connections', () => {
    expect(rewritten(`1x1|C9:${'A'.repeat(1_000_100)}`)).toMatch(/^tooLarge/);
  });

  it('count the cells of grids inside', () => {
    const symbol = 'custom_text,grid=600x600';

    expect(parseGridText(`1x1|S${symbol}:${symbol}`).ok).toBe(true);
    expect(rewritten(`1x1|S${symbol}:${symbol}:${symbol}`)).toMatch(/^tooLarge/);
  });
});
