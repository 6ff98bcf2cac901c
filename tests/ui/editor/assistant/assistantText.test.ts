import { describe, expect, it } from 'vitest';
import type { AssistantFact, CursorQuestion } from '#engine/assistant/assist.ts';
import { createSession } from '#engine/assistant/session.ts';
import type { Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { withFacts } from '#machines/assistantAnswer.ts';
import { english } from '#texts/english.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';
import {
  assistantText,
  clashText,
  type AssistantNews,
} from '#ui/editor/assistant/assistantText.ts';
import { selectFindings, type SeenAnswer } from '#ui/editor/assistant/selectFindings.ts';

interface Asked {
  readonly cell?: number;
  readonly symbolInHand?: SymbolInstance;
}

/** The findings with all facts that the engine states about a puzzle. */
function readSpoken(
  text: string,
  { cell, symbolInHand }: Asked = {},
): AssistantNews & { grid: Grid } {
  const session = createSession(() => 0);
  const ofCell: CursorQuestion | null = cell === undefined ? null : { type: 'cell', cell };
  const cursor: CursorQuestion | null = symbolInHand
    ? { type: 'inHand', symbol: symbolInHand }
    : ofCell;
  session.ask({ id: 1, grid: text, cursor });
  const facts: AssistantFact[] = [];
  for (let step = session.next(); step !== null; step = session.next())
    if (step !== 'pause') facts.push(step);
  const grid = readGrid(text);
  const { puzzle, cursor: atCursor } = withFacts({ puzzle: { grid }, cursor: {} }, facts);
  const where = { cell: cell ?? null, symbolInHand: symbolInHand ?? null };
  return { state: 'answered', puzzle: grid, answer: puzzle, atCursor, grid, ...where };
}

/** All that is said, line by line. */
function said(text: string, asked: Asked = {}): readonly string[] {
  const { follows, findings, atCursor } = assistantText(english, readSpoken(text, asked));
  const lines = findings.flatMap(({ text: line, note, clues }) => [
    line,
    note,
    ...clues.map(({ name }) => name),
  ]);
  return [follows, ...lines, atCursor].filter((it) => it !== '');
}

describe('the assistant says', () => {
  it('what follows, and in how many cells two solutions differ', () => {
    expect(said('4x1|T4:Bnnn|Snumber,x=0,y=0,number=2')).toEqual([
      '2 cells can be deduced',
      'Two solutions that differ in 1 cell',
    ]);
  });

  it('that there is one solution, and which clues could go', () => {
    expect(said('2x1|T2:Bn|Snumber,x=0,y=0,number=2:viewpoint,x=0,y=0,number=2')).toEqual([
      '1 cell can be deduced',
      'Exactly one solution',
      '2 clues aren’t needed',
      'You can remove any one of them, but maybe not several.',
      'Area number 2 at row 1, column 1',
      'Viewpoint 2 at row 1, column 1',
    ]);
  });

  it('which clues break the puzzle', () => {
    expect(said('3x1|T3:BWn|Snumber,x=0,y=0,number=2')).toEqual([
      'No solution possible',
      'No solution: these 3 clues contradict each other',
      'No smaller group of clues is in conflict.',
      'Area number 2 at row 1, column 1',
      'Given dark at row 1, column 1',
      'Given light at row 1, column 2',
    ]);
  });

  it('that one clue alone cannot hold', () => {
    expect(said('2x1|T2:nn|Snumber,x=0,y=0,number=5')).toEqual([
      'No solution possible',
      'No solution: this clue can’t be satisfied',
      'Area number 5 at row 1, column 1',
    ]);
  });

  it('what it did not consider', () => {
    expect(said('2x1|T2:Bn|Snumber,x=0,y=0,number=2|Rcustom,description=x')).toContain(
      'Not checked: 1 clue',
    );
    expect(said('2x1|T2:nn|Rcustom,description=x')).toContain(
      'Several solutions are possible: yours decides',
    );
    expect(said('2x1|T2:nn|Rcomplete_pattern,:off_by_x,number=1')[0]).toBe(
      'Nothing can be deduced for this puzzle',
    );
  });

  it('nothing of one solution where the puzzle asks for what follows', () => {
    expect(said('4x1|T4:Bnnn|Snumber,x=0,y=0,number=2|Runderclued')).toEqual([
      '2 cells can be deduced',
    ]);
  });

  it('at the cursor: the color that follows, and the numbers that keep it solvable', () => {
    const text = '4x1|T4:Bnnn|Snumber,x=1,y=0,number=2';

    expect(said(text, { cell: 1 }).at(-1)).toBe(
      'Row 1, column 2: Numbers that work: 1–4. Exactly one solution with 4',
    );
    expect(said('4x1|T4:Bnnn|Snumber,x=0,y=0,number=2', { cell: 2 }).at(-1)).toBe(
      'Row 1, column 3: must be light',
    );
  });

  it('what it was proved for, with a symbol in hand', () => {
    const symbol = { id: 'number', at: { x: 1, y: 0 }, params: { number: 3 } };
    const lines = said('2x1|T2:Bn|Snumber,x=0,y=0,number=2', { cell: 1, symbolInHand: symbol });

    expect(lines.slice(1, 3)).toEqual(['Exactly one solution', 'Not counting this area number 3.']);
    expect(lines.at(-1)).toBe(
      'Row 1, column 2: This area number 3 can’t go here. Numbers that work: 2. Exactly one solution with 2',
    );
  });

  it('of which puzzle it speaks: the one before as long as it knows nothing of the new one', () => {
    const spoken = readSpoken('4x1|T4:Bnnn|Snumber,x=0,y=0,number=2');
    expect(assistantText(english, spoken).isOutdated).toBe(false);

    const edited = { ...spoken, puzzle: readGrid('4x1|T4:Bnnn|Snumber,x=0,y=0,number=3') };
    expect(assistantText(english, { ...edited, state: 'thinking' })).toMatchObject({
      isOutdated: true,
      follows: '2 cells can be deduced',
    });
    expect(assistantText(english, { ...edited, state: 'thinking', answer: null }).isOutdated).toBe(
      false,
    );
  });

  it('that it is off, thinks, or stopped', () => {
    const nothing = { puzzle: null, answer: null, atCursor: {}, cell: null, symbolInHand: null };

    expect(assistantText(english, { ...nothing, state: 'off' }).follows).toBe('Off');
    expect(assistantText(english, { ...nothing, state: 'thinking' }).follows).toBe('Thinking…');
    expect(assistantText(english, { ...nothing, state: 'failed' }).follows).toMatch(
      /^The assistant stopped\./,
    );
  });

  it('what a symbol in hand clashes with', () => {
    const symbol = { id: 'number', at: { x: 1, y: 1 }, params: { number: 3 } };
    const grid = readGrid('2x2|T4:nnnn|Snumber,x=0,y=0,number=4:number,x=1,y=0,number=4');
    const first = { type: 'symbol', id: 'number', index: 0 } as const;
    const second = { ...first, index: 1 };

    expect(clashText(english, grid, symbol, { clues: [first], strength: 'smallest' })).toBe(
      'This area number 3 contradicts area number 4 at row 1, column 1',
    );
    expect(
      clashText(english, grid, symbol, { clues: [first, second], strength: 'irreducible' }),
    ).toBe('This area number 3 contradicts 2 clues');
  });
});

describe('the board shows', () => {
  const quiet = { clash: null, isDifferenceShown: false, areRedundantShown: false };

  /** The marks on the board for all facts that the engine states about a puzzle. */
  function seenOf(text: string, asked: Asked = {}): SeenAnswer {
    const { answer, grid } = readSpoken(text, asked);
    const { forced, several, redundant, conflict } = answer ?? {};
    return { grid, forced, several, redundant, conflict };
  }

  it('what follows, and on request differences', () => {
    const seen = seenOf('4x1|T4:Bnnn|Snumber,x=0,y=0,number=2');
    const of = (shown: typeof quiet) => selectFindings(seen, { puzzle: seen.grid, ...shown });

    expect(of(quiet)).toMatchObject({ follows: [{ cell: 1 }, { cell: 2 }], differing: [] });
    expect(of({ ...quiet, isDifferenceShown: true })?.differing).toEqual([3]);
  });

  it('on request the clues that could go', () => {
    const seen = seenOf('2x1|T2:Bn|Snumber,x=0,y=0,number=2:viewpoint,x=0,y=0,number=2');
    const of = (areRedundantShown: boolean) =>
      selectFindings(seen, { puzzle: seen.grid, ...quiet, areRedundantShown })?.redundant;

    expect(of(false)).toEqual([]);
    expect(of(true)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });

  it('the clues of a conflict, but not those of a puzzle that has changed', () => {
    const seen = seenOf('3x1|T3:BWn|Snumber,x=0,y=0,number=2');
    const of = (puzzle: Grid) => selectFindings(seen, { puzzle, ...quiet });

    expect(of(seen.grid)?.clashing).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(of(readGrid('3x1|T3:BWn'))?.clashing).toEqual([]);
    expect(of(readGrid('4x1|T4:BWnn'))).toBeNull();
  });

  it('a symbol in hand that clashes, with the clues that stand', () => {
    const symbolInHand = { id: 'number', at: { x: 1, y: 1 }, params: { number: 3 } };
    const text = '2x2|T4:nnnn|Snumber,x=0,y=0,number=4';
    const { atCursor } = readSpoken(text, { cell: 3, symbolInHand });
    const seen = seenOf(text);
    const conflict = atCursor.clash?.conflict ?? { clues: [], strength: 'proved' };
    const clash = { at: symbolInHand.at, conflict };

    expect(selectFindings(seen, { puzzle: seen.grid, ...quiet, clash })).toMatchObject({
      clashing: [{ x: 0, y: 0 }],
      inHand: { x: 1, y: 1 },
    });
  });
});
