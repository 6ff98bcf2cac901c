import { describe, expect, it } from 'vitest';
import type { SolidColor } from '#engine/grid/grid.ts';
import type { Reason } from '#engine/solver/sat/Reason.ts';
import { compile } from '#engine/solving/compile.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

/** The reason for a cell's color before any decision, with the cells that force it. */
function whyOf(text: string, cell: number): Reason & { readonly cells: readonly string[] } {
  const { search, dark } = compile(readGrid(text));
  expect(search.propagate()).toBe(true);
  const literal = dark[cell] ?? -1;
  const reason = search.reasonOf(search.trail.value[literal] === 1 ? literal : literal ^ 1);
  if (!reason) throw new Error('nothing forces it');
  const nameOf = (color: SolidColor, it: number) => `${it} ${color}`;
  const cells = reason.because.map((it) => {
    const at = Array.from(dark).findIndex((own) => own >> 1 === it >> 1);
    return nameOf(it === dark[at] ? 'dark' : 'light', at);
  });
  return { ...reason, cells };
}

describe('a reason names what forces a cell', () => {
  it('by the number whose region is full', () => {
    const why = whyOf('0_3x1|T3:Bnn|C1:|Z|Snumber,x=2,y=0,number=9:number,x=0,y=0,number=1|R', 1);

    expect(why.cause).toEqual({ type: 'region', fault: 'large', cell: 0, sizes: [1] });
    expect(why.clues).toEqual([{ type: 'symbol', id: 'number', index: 1 }]);
    expect(why.cells).toEqual(['0 dark']);
  });

  it('by the numbers that limit the reach of a region', () => {
    const numbers = 'Snumber,x=0,y=0,number=4:number,x=3,y=1,number=2';
    const why = whyOf(`0_4x2|T4:BnnnnnnB|C1:|Z|${numbers}|R`, 1);

    expect(why.cause).toEqual({ type: 'region', fault: 'small', cell: 0, sizes: [4] });
    expect(why.clues).toEqual([
      { type: 'symbol', id: 'number', index: 0 },
      { type: 'symbol', id: 'number', index: 1 },
    ]);
    expect([...why.cells].sort()).toEqual(['0 dark', '7 dark']);
  });

  it('by the letters that have to stay apart', () => {
    const letters = 'Sletter,x=0,y=0,letter=A:letter,x=2,y=0,letter=B';
    const why = whyOf(`0_3x1|T3:BnB|C1:|Z|${letters}|R`, 1);

    expect(why.cause).toEqual({ type: 'joined', cell: 1 });
    expect(why.clues).toEqual([
      { type: 'symbol', id: 'letter', index: 0 },
      { type: 'symbol', id: 'letter', index: 1 },
    ]);
    expect([...why.cells].sort()).toEqual(['0 dark', '2 dark']);
  });

  it('by the rule that all is connected', () => {
    const why = whyOf('0_3x1|T3:BnB|C1:|Z|S|Runderclued:connect_all,color=dark', 1);

    expect(why.cause.type).toBe('connected');
    expect(why.clues).toEqual([{ type: 'rule', index: 1 }]);
    expect([...why.cells].sort()).toEqual(['0 dark', '2 dark']);
  });

  it.each([
    {
      name: 'whose cells are all around the joint',
      text: '0_3x4|T3:WBBnnnnnnnWn|C3:...AAAAAA...|Z|S|Rconnect_all,color=light',
      cell: 3,
      cells: ['0 light', '10 light'],
    },
    {
      name: 'whose cells are all around the joint of a wrapped board',
      text: '0_5x2|T5:nBWBWnnnnn|C5:.....AAAAA|Z|Shidden,x=0,y=1,revealLocation=0|Rconnect_all,color=light:wrap_around,horizontal=reflect-reverse,vertical=reflect-reverse',
      cell: 5,
      cells: ['1 dark', '2 light', '3 dark', '4 light'],
    },
    {
      name: 'whose cells are all around the joint in a zone',
      text: '0_3x4|T3:WBBnnnnnnnWn|C3:...AAAAAA...|Z|S|Rconnect_zones,color=light',
      cell: 3,
      cells: ['0 light', '10 light'],
    },
  ])('by the rule that all is connected, for a tile $name', ({ text, cell, cells }) => {
    const why = whyOf(text, cell);

    expect(why.cause).toMatchObject({ type: 'connected', fault: 'separated' });
    expect([...why.cells].sort()).toEqual(cells);
  });

  it('by a view that would see too much', () => {
    const why = whyOf('0_3x1|T3:BBn|C1:|Z|Sviewpoint,x=0,y=0,number=2|R', 2);

    expect(why.cause).toEqual({ type: 'sight', fault: 'many' });
    expect(why.clues).toEqual([{ type: 'symbol', id: 'viewpoint', index: 0 }]);
  });

  it('by no clue where the cell is a given', () => {
    expect(whyOf('0_1x1|T1:B|C1:|Z|S|R', 0)).toEqual({
      because: [],
      cells: [],
      cause: { type: 'clause' },
      clues: [],
    });
  });

  it('and so does a contradiction', () => {
    const numbers = 'Snumber,x=0,y=0,number=1:number,x=1,y=0,number=1';
    const { search } = compile(readGrid(`0_2x1|T2:BB|C1:|Z|${numbers}|R`));

    expect(search.propagate()).toBe(false);
    expect(search.lastConflict.cause).toMatchObject({ type: 'region', fault: 'large' });
    expect(search.lastConflict.because).toHaveLength(2);
  });

  it.each([
    {
      name: 'through a hole',
      text: '0_3x2|T3:W.nnBn|C3:AAA|Z|S|Rconnect_all,color=light',
      wall: 4,
    },
    {
      name: 'through another zone',
      text: '0_3x2|T3:WBnnnn|C3:A.AAAA|Z0_0_0_1:1_0_0_1:2_0_0_1|S|Rconnect_zones,color=light',
      wall: 1,
    },
  ])('and so does a tile that is merged $name and not connected', ({ text, wall }) => {
    const { search, dark } = compile(readGrid(text));

    expect(search.propagate()).toBe(false);
    const { because, cause } = search.lastConflict;
    expect(cause).toMatchObject({ type: 'connected', fault: 'unreachable' });
    expect([...because].sort()).toEqual([(dark[0] ?? -1) ^ 1, dark[wall]]);
  });
});
