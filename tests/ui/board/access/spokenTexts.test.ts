import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import type { State } from '#engine/clues/verdict.ts';
import { paintCells } from '#engine/edit/edit.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols } from '#engine/judging/display.ts';
import { judge } from '#engine/judging/judge.ts';
import { createLegend } from '#engine/judging/legend.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { ruleSetups } from '#tests/support/ruleSetups.ts';
import { setups } from '#tests/support/symbolSetups.ts';
import { announcement } from '#ui/board/access/Announcer.tsx';
import { spokenCell, symbolsByCell } from '#ui/board/access/spokenCell.ts';
import { spokenCounts, spokenBoard } from '#ui/board/access/answerTo.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { spokenRow } from '#ui/board/clues/legendRows.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';

const STATES: readonly State[] = ['error', 'satisfied', 'incomplete', 'ignored'];

function snapshot(grid: Grid, solution: Grid | null = null): BoardSnapshot {
  const board = boardOf(grid);
  const judgement = judge(board, solution);
  return {
    board,
    judgement,
    verdicts: judgement,
    visible: visibleSymbols(board, solution, 'solve'),
    errors: [],
    faults: [],
    legend: createLegend(board, judgement, 'create'),
  };
}

/** Everything that is said of a board. */
function readSpoken(grid: Grid): readonly string[] {
  const now = snapshot(grid);
  const bySymbol = symbolsByCell(now.board);
  const extras = {
    givens: null,
    tellsBorders: true,
    marks: new Map(grid.tiles.map((_, cell) => [cell, 'dot'] as const)),
  };
  const cells = grid.tiles.map((_, cell) =>
    spokenCell(english, { ...now, ...extras, errors: new Set([cell]) }, cell, bySymbol.get(cell)),
  );
  const counts = grid.tiles.map((_, cell) => spokenCounts(english, now, cell));
  const rows = now.legend.flatMap((row) =>
    STATES.map((state) => spokenRow(english, { ...row, state })),
  );
  const blank = snapshot({
    ...grid,
    tiles: grid.tiles.map((tile) => ({ ...tile, color: 'gray' })),
  });
  return [
    ...cells,
    ...counts,
    ...rows,
    spokenBoard(english, now),
    announcement(english, blank, now),
  ];
}

/** Signs that follow each other, or stand after a space. */
const STRAY = /[.,;:]\s*[.,;:]|\s[.,;:]|[,;:]$/;

describe('no spoken text has stray signs', () => {
  it.each(allRules.map((def) => ({ id: def.id, def })))('of the rule $id', ({ id, def }) => {
    fc.assert(
      fc.property(ruleSetups(def), ({ grid, params }) => {
        for (const text of readSpoken({ ...grid, rules: [{ id, params }] }))
          expect(text).not.toMatch(STRAY);
      }),
      { numRuns: 40 },
    );
  });

  it.each(allSymbols.map((def) => ({ id: def.id, def })))('of the symbol $id', ({ def }) => {
    fc.assert(
      fc.property(setups(def), ({ grid }) => {
        for (const text of readSpoken(grid)) expect(text).not.toMatch(STRAY);
      }),
      { numRuns: 40 },
    );
  });
});

it('parts of a text bring no full stop of their own', () => {
  expect(spokenList(', ', ['Every light area has exactly 3 cells.', '', 'satisfied'])).toBe(
    'Every light area has exactly 3 cells, satisfied',
  );
});

describe('symbols that were hidden', () => {
  const number = { id: 'number', at: { x: 1, y: 1 }, params: { number: 2 } };
  const cover = { id: 'hidden', at: { x: 1, y: 1 }, params: { revealLocation: false } };
  const covered = exampleGrid({ tiles: 'nn/nn', symbols: [number, cover] });
  const solution = exampleGrid({ tiles: 'bw/wb' });
  const painted = (color: 'dark' | 'light') => snapshot(paintCells(covered, [3], color), solution);

  it('are announced where they appear', () => {
    const said = announcement(english, snapshot(covered, solution), painted('dark'));
    expect(said).toContain('New clue at row 2, column 2: area number 2');
    expect(said).toMatch(/^Row 2, column 2, dark\. /);
  });

  it('are not announced while they stay hidden, or were there', () => {
    expect(announcement(english, snapshot(covered, solution), painted('light'))).not.toContain(
      'appeared',
    );
    expect(announcement(english, painted('dark'), painted('dark'))).not.toContain('appeared');
  });
});
