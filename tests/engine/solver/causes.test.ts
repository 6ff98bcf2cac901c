import { describe, expect, it } from 'vitest';
import type { SolidColor } from '#engine/grid/grid.ts';
import type { Step } from '#engine/solver/sat/Cause.ts';
import { compile } from '#engine/solver/run/compile.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

/** Why a cell gets its color before anything is decided, with the cells that force it. */
function whyOf(text: string, cell: number): Step & { readonly cells: readonly string[] } {
  const { search, dark } = compile(readGrid(text));
  expect(search.propagate()).toBe(true);
  const literal = dark[cell] ?? -1;
  const step = search.stepOf(search.trail.value[literal] === 1 ? literal : literal ^ 1);
  if (!step) throw new Error('nothing forces it');
  const nameOf = (color: SolidColor, it: number) => `${it} ${color}`;
  const cells = step.because.map((it) => {
    const at = Array.from(dark).findIndex((own) => own >> 1 === it >> 1);
    return nameOf(it === dark[at] ? 'dark' : 'light', at);
  });
  return { ...step, cells };
}

describe('a step says what forces it', () => {
  it('by the number whose area is full', () => {
    const why = whyOf('0_3x1|T3:Bnn|C1:|Z|Snumber,x=2,y=0,number=9:number,x=0,y=0,number=1|R', 1);

    expect(why.cause).toEqual({ type: 'area', fault: 'large', place: 0, sizes: [1] });
    expect(why.clues).toEqual([{ type: 'symbol', id: 'number', index: 1 }]);
    expect(why.cells).toEqual(['0 dark']);
  });

  it('by the numbers that leave an area only so much room', () => {
    const numbers = 'Snumber,x=0,y=0,number=4:number,x=3,y=1,number=2';
    const why = whyOf(`0_4x2|T4:BnnnnnnB|C1:|Z|${numbers}|R`, 1);

    expect(why.cause).toEqual({ type: 'area', fault: 'small', place: 0, sizes: [4] });
    expect(why.clues).toEqual([
      { type: 'symbol', id: 'number', index: 0 },
      { type: 'symbol', id: 'number', index: 1 },
    ]);
    expect([...why.cells].sort()).toEqual(['0 dark', '7 dark']);
  });

  it('by the letters that have to stay apart', () => {
    const letters = 'Sletter,x=0,y=0,letter=A:letter,x=2,y=0,letter=B';
    const why = whyOf(`0_3x1|T3:BnB|C1:|Z|${letters}|R`, 1);

    expect(why.cause).toEqual({ type: 'joined', place: 1 });
    expect(why.clues).toEqual([
      { type: 'symbol', id: 'letter', index: 0 },
      { type: 'symbol', id: 'letter', index: 1 },
    ]);
    expect([...why.cells].sort()).toEqual(['0 dark', '2 dark']);
  });

  it('by the rule that all hangs together', () => {
    const why = whyOf('0_3x1|T3:BnB|C1:|Z|S|Runderclued:connect_all,color=dark', 1);

    expect(why.cause.type).toBe('connected');
    expect(why.clues).toEqual([{ type: 'rule', index: 1 }]);
    expect([...why.cells].sort()).toEqual(['0 dark', '2 dark']);
  });

  it('by what it sees too much of', () => {
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
    expect(search.lastConflict.cause).toMatchObject({ type: 'area', fault: 'large' });
    expect(search.lastConflict.because).toHaveLength(2);
  });
});
