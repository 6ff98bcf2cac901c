import { describe, expect, it } from 'vitest';
import { symbolFromTemplate, symbolTool } from '#engine/edit/symbolTool.ts';
import { EMPTY_EDITOR_STATE, type SymbolTemplate, type PressButton } from '#engine/edit/Tool.ts';
import type { Grid, Point } from '#engine/grid/grid.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

const NUMBER: SymbolTemplate = { id: 'number', params: null };
const GALAXY: SymbolTemplate = { id: 'galaxy', params: null };

function press(grid: Grid, template: SymbolTemplate, at: Point, button: PressButton = 'primary') {
  const work = { ...EMPTY_EDITOR_STATE, grid };
  const toolPress = { cell: 0, at, button, color: 'dark', template } as const;
  return symbolTool.press(work, toolPress, { replaceFixed: true })?.change ?? null;
}

describe('the tool for symbols', () => {
  it('places a symbol where it snaps to: darts in cells, galaxies on sides and corners too', () => {
    const grid = gridFrom('2x2|T2:nnnn');
    const at = { x: 0.9, y: 1.1 };

    expect(textOf(press(grid, GALAXY, at)?.grid ?? grid)).toContain('galaxy,x=0.5,y=0.5');
    const dart = press(grid, { id: 'dart', params: null }, at)?.grid ?? grid;
    expect(textOf(dart)).toContain('dart,x=0,y=1');
  });

  // Each near a side or a corner: kinds that may not stand there go to the middle.
  it.each([
    ['number', { x: 0.98, y: 0.5 }, 'x=0.5,y=0'],
    ['letter', { x: 2, y: 1.03 }, 'x=1.5,y=0.5'],
    ['viewpoint', { x: 3.9, y: 0.9 }, 'x=3,y=0'],
    ['dart', { x: 4.9, y: 0.1 }, 'x=4,y=0'],
    ['lotus', { x: 5.5, y: 1 }, 'x=5,y=0.5'],
    ['galaxy', { x: 5.95, y: 3.95 }, 'x=5.5,y=3.5'],
    ['myopia', { x: 0.1, y: 1.9 }, 'x=0,y=1'],
    ['every_letter', { x: 1, y: 3 }, 'x=0.5,y=2.5'],
    ['minesweeper', { x: 2.1, y: 2.1 }, 'x=2,y=2'],
    ['focus', { x: 3.9, y: 2.9 }, 'x=3,y=2'],
    ['house', { x: 5, y: 3 }, 'x=4.5,y=2.5'],
    ['custom_text', { x: 2.5, y: 3.5 }, 'x=2,y=3'],
    ['custom_icon', { x: 3.5, y: 3.95 }, 'x=3,y=3.5'],
    ['hidden', { x: 4.5, y: 3.5 }, 'x=4,y=3'],
  ])('places %s where it may stand', (id, at, place) => {
    const grid = gridFrom(`6x4|T6:${'n'.repeat(24)}`);
    const placed = press(grid, { id, params: null }, at)?.grid ?? grid;
    expect(textOf(placed)).toContain(`|S${id},${place}`);
  });

  it('chooses one of its kind that stands there, and takes it away by the other button', () => {
    const grid = gridFrom('2x1|T2:nn|Snumber,x=1,y=0,number=4');
    const at = { x: 1.5, y: 0.5 };

    expect(press(grid, NUMBER, at)).toEqual({
      selection: { kind: 'symbol', id: 'number', at: { x: 1, y: 0 } },
    });
    expect(textOf(press(grid, NUMBER, at, 'secondary')?.grid ?? grid)).toBe('2x1|T2:nn');
  });

  it('leaves symbols of other kinds at the same place alone', () => {
    const grid = gridFrom('1x1|T1:n|Snumber,x=0,y=0,number=4');
    const both = press(grid, GALAXY, { x: 0.5, y: 0.5 })?.grid ?? grid;

    expect([...both.symbols.keys()]).toEqual(['number', 'galaxy']);
    const back = press(both, GALAXY, { x: 0.5, y: 0.5 }, 'secondary')?.grid ?? both;
    expect([...back.symbols.keys()]).toEqual(['number']);
  });

  describe('drags', () => {
    const ROW = gridFrom('3x1|T3:nnn|Snumber,x=0,y=0,number=4:number,x=2,y=0,number=1');

    /** The workpiece after a drag from the first cell over the middles of others. */
    function drag(columns: readonly number[], isCopy = false) {
      const work = { ...EMPTY_EDITOR_STATE, grid: ROW };
      const at = { x: 0.5, y: 0.5 };
      const toolPress = {
        cell: 0,
        at,
        button: 'primary',
        color: 'dark',
        template: NUMBER,
      } as const;
      const stroke = symbolTool.press(work, { ...toolPress, isCopy }, { replaceFixed: true });
      return columns.reduce(
        (now, column) => {
          const to = { x: column + 0.5, y: 0.5 };
          return { ...now, ...stroke?.follow?.(now, { cells: [column], from: at, to }) };
        },
        { ...work, ...stroke?.change },
      );
    }

    it('move a symbol, with its params, and no popup opens', () => {
      const { grid, selection } = drag([1]);
      expect(grid.symbols.get('number')).toMatchObject([
        { at: { x: 2 }, params: { number: 1 } },
        { at: { x: 1 }, params: { number: 4 } },
      ]);
      expect(selection).toBeNull();
    });

    it('copy it with the modifier', () => {
      expect(drag([1], true).grid.symbols.get('number')).toHaveLength(3);
    });

    it('pass over a place with another one of its kind', () => {
      expect(
        drag([1, 2])
          .grid.symbols.get('number')
          ?.map(({ at }) => at.x),
      ).toEqual([2, 1]);
    });

    it('select it back at its own place', () => {
      const { grid, selection } = drag([1, 0]);
      expect(grid).toBe(ROW);
      expect(selection).toMatchObject({ kind: 'symbol', at: { x: 0, y: 0 } });
    });
  });

  it('does nothing beside the board', () => {
    expect(press(gridFrom('1x1|T1:n'), GALAXY, { x: 3, y: 0.5 })).toBeNull();
  });
});

describe('what a new symbol starts with', () => {
  const params = (id: string, text: string, at = { x: 0, y: 0 }) =>
    symbolFromTemplate({ id, params: null }, at, gridFrom(text))?.params;

  it('is the like of a letter that stands alone, else the next letter', () => {
    expect(params('letter', '2x1|T2:nn')).toEqual({ letter: 'A' });
    expect(params('letter', '2x1|T2:nn|Sletter,x=1,y=0,letter=A')).toEqual({ letter: 'A' });
    const pair = '3x1|T3:nnn|Sletter,x=1,y=0,letter=A:letter,x=2,y=0,letter=A';
    expect(params('letter', pair)).toEqual({ letter: 'B' });
  });

  it('is the next hollow letter', () => {
    const text = '2x1|T2:nn|Severy_letter,x=1,y=0,letter=a';
    expect(params('every_letter', text)).toEqual({ letter: 'b' });
  });

  it('points a dart to where most cells are', () => {
    expect(params('dart', '3x1|T3:nnn', { x: 2, y: 0 })).toMatchObject({ orientation: 'left' });
    expect(params('dart', '1x3|T1:nnn', { x: 0, y: 0 })).toMatchObject({ orientation: 'down' });
  });

  it('is what a preset keeps', () => {
    const template: SymbolTemplate = { id: 'number', params: { number: 7 } };
    expect(symbolFromTemplate(template, { x: 0, y: 0 }, gridFrom('1x1|T1:n'))?.params).toEqual({
      number: 7,
    });
  });
});
