// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { publishChecklist, type SolverProof } from '#engine/puzzle/checklist.ts';
import { NEW_METADATA, type Metadata } from '#engine/puzzle/metadata.ts';
import type { SolveRequest } from '#engine/solving/protocol.ts';
import { solverMachine, type SolverEvent } from '#machines/solverMachine.ts';
import { english } from '#texts/english.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { Checklist } from '#ui/editor/publish/Checklist.tsx';
import { checklistText, type ChecklistPlace } from '#ui/editor/publish/checklistText.ts';
import { useChecklist } from '#ui/editor/publish/useChecklist.ts';
import type { SolverRun } from '#ui/editor/assistant/useSolverRun.ts';
import { useAuthorIs } from '#ui/workspace/accountAuthor.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import { EditedPuzzle } from '../createStore.ts';

afterEach(cleanup);

/** Explanations are loaded when they are needed; on a busy machine that takes its time. */
const LOADING = { timeout: 20_000 };

const NAMED: Metadata = { ...NEW_METADATA, title: 'Salt road', author: 'Ann' };
const SOLVED = '2x1|T2:bb|C1:|Z|S|Rconnect_all,color=dark';

/** Where the checklist sent the author. */
let places: ChecklistPlace[] = [];

/** The editor of a signed-in account. */
function SignedIn({ name }: { name: string }) {
  useAuthorIs(name);
  return null;
}

/** The requests to solvers. */
let requests: SolveRequest[] = [];

function startRun(): SolverRun {
  const solver = fromCallback<SolverEvent, SolveRequest>(({ input }) => void requests.push(input));
  return createActor(solverMachine.provide({ actors: { solver } })).start();
}

function Panel({ puzzle, proof }: { puzzle: EditedPuzzle; proof: SolverProof }) {
  const checklist = useChecklist(puzzle.store, proof);
  const [run] = useState(startRun);
  return <Checklist checklist={checklist} run={run} onGo={(place) => places.push(place)} />;
}

function open(text: string, metadata = NAMED, proof: SolverProof = 'unknown'): EditedPuzzle {
  places = [];
  requests = [];
  const puzzle = new EditedPuzzle(text, metadata);
  render(<Panel puzzle={puzzle} proof={proof} />);
  return puzzle;
}

function badge(): string {
  return screen.getByRole('status').textContent;
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

describe('the checklist', () => {
  it('has the account as author, whose puzzles are shared under this name', () => {
    const puzzle = open(SOLVED, { ...NAMED, author: '' });
    expect(badge()).toBe('Incomplete, 5 of 6');
    const { unmount } = render(<SignedIn name="Ada" />);
    expect(badge()).toBe('Complete, 6 of 6');
    expect(presentPuzzle(puzzle.store).author).toBe('Ada');

    unmount();
    expect(badge()).toBe('Incomplete, 5 of 6');
    expect(presentPuzzle(puzzle.store).author).toBe('');
  });

  it('folds what is done into one line', () => {
    open(SOLVED);
    expect(badge()).toBe('Complete, 6 of 6');

    const line = screen.getByRole('button', { name: /^Done: Title, author, difficulty, board/ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(line);

    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('button', { name: 'Rules and symbols' })).toBeDefined();
  });

  it.each([
    ['a title', SOLVED, { ...NAMED, title: '' }, 'Title must not be empty', 'title'],
    ['an author', SOLVED, { ...NAMED, author: '' }, 'Author must not be empty', 'author'],
    ['cells', '0x0|T0:|C1:|Z|S|Rconnect_all,color=dark', NAMED, 'The board has no cells', 'size'],
    ['a color', SOLVED.replace('bb', 'bn'), NAMED, '1 cell is empty', 'solver'],
    [
      'clues that hold',
      '3x1|T3:bwb|C1:|Z|S|Rconnect_all,color=dark',
      NAMED,
      'The solution breaks a clue',
      'faults',
    ],
    ['a solution', '2x1|T2:nn|C1:|Z|S|Runderclued', NAMED, 'No solution yet', 'solution'],
  ] as const)('says that %s is missing, and the way there', (_, text, metadata, fault, place) => {
    open(text, metadata);

    expect(badge()).toMatch(/^Incomplete, /);
    press(new RegExp(`: ${fault}$`));

    expect(places).toEqual([place]);
  });

  it('is not complete where a solver proved that there is no solution', () => {
    open(SOLVED, NAMED, 'unsolvable');

    expect(badge()).toBe('Incomplete, 5 of 6');
    press('Solve again: This puzzle has no solution');
    expect(places).toEqual(['solver']);
    expect(requests).toHaveLength(1);
  });

  it('solves the puzzle once, with no color of the author', () => {
    open('2x1|T2:bn|C1:|Z|S|Rconnect_all,color=dark');

    press('Solve: 1 cell is empty');
    press('Solve: 1 cell is empty');

    expect(requests).toEqual([
      { grid: expect.stringContaining('T2:nn') as string, solver: 'auto', most: 2 },
    ]);
  });

  it('is complete also where only the author can check it', () => {
    open('2x1|T2:bn|C1:|Z|S|Runderclued');

    expect(badge()).toBe('Complete, 4 of 5');
    expect(screen.getByText('OK as it is')).toBeDefined();
  });

  it('follows the board', () => {
    const puzzle = open(SOLVED.replace('bb', 'nb'));
    expect(badge()).toBe('Incomplete, 5 of 6');

    act(() => {
      puzzle.store.actor.send({ type: 'cursor.show', cell: 0 });
      puzzle.store.actor.send({ type: 'key.paint', button: 'primary', fill: false });
    });

    expect(badge()).toBe('Complete, 6 of 6');
  });

  it('explains the first thing that is missing, and leads there', async () => {
    open(SOLVED.replace('bb', 'nn'), { ...NAMED, title: '' });

    press('What’s missing');
    const dialog = await screen.findByRole('dialog', { name: 'Title must not be empty' }, LOADING);
    expect(within(dialog).getByText(/^Players see the title/)).toBeDefined();
    expect(within(dialog).getByText(/can’t publish the puzzle/)).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fill in' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(places).toEqual(['title']);
  });

  it('explains each line', async () => {
    open(SOLVED.replace('bb', 'nn'));
    press('2 cells are empty');

    expect(await screen.findByRole('dialog', { name: '2 cells are empty' }, LOADING)).toBeDefined();
  });
});

describe('the words of the checklist', () => {
  it('are there for every item, without a full stop where they stand alone', () => {
    const grids = [SOLVED, '2x1|T2:nn|C1:|Z|S|Runderclued'].map(gridFrom);
    const facts = { metadata: NEW_METADATA };
    const texts = grids.flatMap((grid) =>
      publishChecklist(NEW_METADATA, grid, 'incomplete', 'unknown').map((item) =>
        checklistText(item, { ...facts, grid }),
      ),
    );

    expect(texts).toHaveLength(11);
    for (const { name, fault, meaning, remedy } of texts) {
      expect(english.say(name)).toMatch(/^[a-z].*[^.]$/);
      expect(english.say(fault)).toMatch(/^[A-Z0-9].*[^.]$/);
      expect(english.say(meaning)).toMatch(/^[A-Z].*\.$/);
      expect(english.say(remedy)).toMatch(/^[A-Z].*\.$/);
    }
  });
});
