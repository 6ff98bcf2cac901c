// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { spokenBoard } from '#ui/board/access/answerTo.ts';
import { RulesPanel } from '#ui/board/clues/RulesPanel.tsx';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';

afterEach(cleanup);

/** The rules beside a board of two cells, the dark ones of which are to be one area. */
function show(): BoardStore {
  const rules = [{ id: 'connect_all', params: { color: 'dark' } }];
  const document = { grid: exampleGrid({ tiles: 'nn', rules }), solution: null };
  const store = createBoardStore(
    startPlay({ document: { ...document, metadata: NEW_METADATA } }),
    WORKSPACE_MODES.solve,
  );
  render(<RulesPanel store={store} selection={{ selected: null, onSelect: () => undefined }} />);
  return store;
}

function paint({ actor }: BoardStore, button: 'primary' | 'secondary', cell: number): void {
  act(() => {
    actor.send({ type: 'cursor.show', cell });
    actor.send({ type: 'key.paint', button, fill: false });
  });
}

/** Whether the row of the rule is seen as done, and whether it is said to be. */
function row(): { isSeen: boolean; isSaid: boolean } {
  const button = screen.getByRole('button', { name: /All dark cells/ });
  const isSeen = button.dataset['state'] === 'satisfied';
  return { isSeen, isSaid: button.getAttribute('aria-label')?.includes('satisfied') === true };
}

describe('a rule on a board that nobody has painted', () => {
  it('is seen as open; what is spoken stays exact', () => {
    const store = show();

    expect(row()).toEqual({ isSeen: false, isSaid: true });
    expect(spokenBoard(english, store.current())).toContain('One dark area, satisfied');
  });

  it('is seen as done once what is painted settles it', () => {
    const store = show();

    paint(store, 'primary', 0);
    expect(row()).toEqual({ isSeen: false, isSaid: false });
    paint(store, 'secondary', 1);
    expect(row()).toEqual({ isSeen: true, isSaid: true });
  });
});

describe('symbols', () => {
  const FEW = ['number', 'viewpoint'];
  const MANY = [...FEW, 'dart', 'letter', 'minesweeper', 'myopia'];

  function showSymbols(ids: readonly string[]): void {
    const symbols = ids.map((id, x) => `${id},x=${x},y=0`).join(':');
    const grid = gridFrom(`6x1|T6:nnnnnn|C6:|Z|S${symbols}`);
    const document = { grid, solution: null, metadata: NEW_METADATA };
    const store = createBoardStore(startPlay({ document }), WORKSPACE_MODES.solve);
    render(<RulesPanel store={store} selection={{ selected: null, onSelect: () => undefined }} />);
  }

  const words = (name: RegExp) => screen.getByRole('button', { name }).textContent;

  it('have their whole sentence while they are few, and else a few words', () => {
    showSymbols(FEW);
    expect(words(/number/)).toContain('Shows how many cells its area has.');
    cleanup();
    showSymbols(MANY);
    expect(words(/number/)).toContain('size of area');
  });
});

describe('a row that is pressed', () => {
  function Panel({ store }: { store: BoardStore }) {
    const [selected, onSelect] = useState<string | null>(null);
    return <RulesPanel store={store} selection={{ selected, onSelect }} />;
  }

  it('stays open when another one is pressed, which would move otherwise', () => {
    const grid = gridFrom('2x1|T2:nn|C2:|Z|Snumber,x=0,y=0,number=1:viewpoint,x=1,y=0,number=1');
    const document = { grid, solution: null, metadata: NEW_METADATA };
    const store = createBoardStore(startPlay({ document }), WORKSPACE_MODES.solve);
    render(<Panel store={store} />);
    const [first, second] = screen.getAllByRole('button');
    const open = () => screen.getAllByRole('button').map((it) => it.getAttribute('aria-expanded'));

    for (const row of [first, second]) if (row) fireEvent.click(row);
    expect(open()).toEqual(['true', 'true']);
    if (first) fireEvent.click(first);
    expect(open()).toEqual(['false', 'true']);
    if (second) fireEvent.click(second);
    expect(open()).toEqual(['false', 'false']);
  });
});
