import { describe, expect, it } from 'vitest';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { paintCells } from '#engine/edit/edit.ts';
import { invariant } from '#base/invariant.ts';
import type { ControlLine } from '#engine/music/controlLines.ts';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import { escapeText } from '#engine/text/escape.ts';
import { english } from '#texts/english.ts';

/** The text that a text is rewritten as, or the message and code of its error. */
function rewritten(text: string): string {
  const grid = parseGridText(text);
  if (grid.ok) return writeGridText(grid.value);
  const { code, message, source } = grid.error;
  return [`${code}: ${english.say(message)}`, source ?? []].flat().join('\n');
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
    if (!grid.ok) throw new Error(english.say(grid.error.message));

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

  const LONG = '6'.repeat(400);
  it.each([
    `6x4|T${LONG}:nn`,
    `T${LONG}:n`,
    `${LONG}x1`,
    `0x${LONG}`,
    `${LONG}x${LONG}|T2:nn`,
    `6x4|T2:nn|T${LONG}:${'n'.repeat(100)}`,
  ])('are told of in one sentence, however many digits a number has: %.20s', (text) => {
    expect(rewritten(text)).toBe('tooLarge: A grid can’t have more than 1,000,000 cells.');
  });

  it.each([`6x4|T${LONG}:`, `6x4|C${LONG}:AA`, `6x4|Z${LONG}_0_1_0`, `6x4|Sletter,x=${LONG},y=0`])(
    'leave room for long numbers that ask for no cells: %.20s',
    (text) => {
      const grid = parseGridText(text);

      expect(grid).toMatchObject({ ok: true, value: { width: 6, height: 4 } });
      expect(grid.ok && sanitize(grid.value).tiles).toHaveLength(24);
    },
  );

  const MILLION = 'n'.repeat(1_000_000);
  it.each([
    ['a size alone', '1000x1000'],
    ['all tiles', `1000x1000|T1000:${MILLION}`],
    ['a row of tiles', `1000x1000|T1000:nnn`],
    ['no tiles', '1000x1000|T0:'],
    ['a single row', `1000000x1|T1000000:${MILLION}`],
    ['tiles of another width', `1000x1000|T1:${MILLION}`],
    ['a pattern in a rule', `1000x1000|T1000:n|Rban_pattern,pattern=2x2&#124;T2&#58;bwbw`],
    ['connections everywhere', `1000x1000|C0001000:${'AB'.repeat(500_000)}`],
  ])('let a million cells exactly pass: %s', (_, text) => {
    const grid = parseGridText(text);

    expect(grid.ok && grid.value.tiles.length).toBe(1_000_000);
  });

  it.each([
    ['a row more', '1000x1001'],
    ['a cell more', `1x1000001|T1:${MILLION}n`],
    ['a column more', `1001x1000|T1000:${MILLION}`],
  ])('let no more pass: %s', (_, text) => {
    expect(rewritten(text)).toMatch(/^tooLarge/);
  });

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

  it('keep lines of one column from being merged with all its rows again and again', () => {
    const rows = ','.repeat(20_000);
    const lines = `c0|r${rows}:c0|b90|rv0.5nC4:${'c0:'.repeat(100_000)}`;
    const grid = parseGridText(`1x1|Rmusic,controlLines=${escapeText(lines)}`);
    invariant(grid.ok, 'a grid text');
    const merged = grid.value.rules[0]?.params['controlLines'] as readonly ControlLine[];

    expect(merged).toHaveLength(1);
    expect(merged[0]?.bpm).toBe(90);
    expect(merged[0]?.rows).toHaveLength(20_001);
    expect(merged[0]?.rows[0]).toEqual({ note: 'C4', instrument: null, velocity: 0.5 });
  });

  it('are a million characters of connections', () => {
    expect(rewritten(`1x1|C9:${'A'.repeat(1_000_100)}`)).toMatch(/^tooLarge/);
  });

  it('count the cells of grids inside', () => {
    const symbol = 'custom_text,grid=600x600';

    expect(parseGridText(`1x1|S${symbol}:${symbol}`).ok).toBe(true);
    expect(rewritten(`1x1|S${symbol}:${symbol}:${symbol}`)).toBe(
      'tooLarge: Grids nested inside a grid can’t have more than 1,000,000 cells in total.',
    );
  });
});

describe('fields that are not known', () => {
  function unknownIn(text: string): readonly string[] {
    const unknown: string[] = [];
    const note = (clueId: string, name: string) => unknown.push(`${clueId}.${name}`);
    expect(openPuzzle(text, note).ok).toBe(true);
    return unknown;
  }
  const WITH_UNKNOWN = '1x1|Sletter,x=0,y=0,font=a,letter=b|Rforesight,count=3,sound=1,__proto__=2';

  it('are told of, each with its clue', () => {
    expect(unknownIn(WITH_UNKNOWN)).toEqual([
      'letter.font',
      'foresight.sound',
      'foresight.__proto__',
    ]);
  });

  it('are told of in puzzles, and in grids inside grids', () => {
    const puzzle = `0_${JSON.stringify({ grid: WITH_UNKNOWN })}`;
    const inside = '1x1|Smyopia,x=0,y=0,range=1'.replace(/[=,:|]/g, (c) => `&#${c.charCodeAt(0)};`);

    expect(unknownIn(puzzle)).toHaveLength(3);
    expect(unknownIn(`1x1|Scustom_text,grid=${inside}`)).toEqual(['myopia.range']);
  });

  it('are not told of where there are none', () => {
    expect(unknownIn('1x1|Sletter,x=0,y=0,letter=b|Rforesight,count=3,:connect_all')).toEqual([]);
  });

  it('change nothing of what is read', () => {
    const known = '1x1|Sletter,x=0,y=0,letter=b|Rforesight,count=3';

    expect(rewritten(WITH_UNKNOWN)).toBe(rewritten(known));
  });
});
