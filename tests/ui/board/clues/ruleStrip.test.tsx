// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { capitalized } from '#texts/capitalized.ts';
import { english } from '#texts/english.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { ClueWords } from '#ui/board/clues/CluePicture.tsx';
import { RuleStrip } from '#ui/board/clues/RuleStrip.tsx';
import { createBoardStore } from '#ui/board/boardStore.ts';

afterEach(cleanup);

/** The strip of a puzzle whose rule is broken from the beginning, and which has one symbol. */
function showStrip() {
  const grid = exampleGrid({
    tiles: 'BwB',
    rules: [{ id: 'connect_all', params: { color: 'dark' } }],
    symbols: [{ id: 'viewpoint', at: { x: 1, y: 0 }, params: { number: 1 } }],
  });
  const play = startPlay({ document: { grid, solution: null, metadata: NEW_METADATA } });
  const store = createBoardStore(play, WORKSPACE_MODES.solve);
  const onSelect = vi.fn();
  render(
    <RuleStrip store={store} selection={{ selected: null, onSelect }} onAll={vi.fn()}>
      <p>Author’s note</p>
    </RuleStrip>,
  );
  return { legend: store.current().legend, onSelect };
}

describe('the strip of a phone', () => {
  it('says on each card what the rule says, and what a symbol counts', () => {
    showStrip();
    const strip = screen.getByRole('group', { name: 'Rules and symbols' });
    const cards = within(strip).getAllByRole('button');

    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'All dark cells are connected.',
      expect.stringMatching(/Viewpointcells in sight$/), // after the number of its picture
    ]);
    expect(cards[0]?.getAttribute('aria-label')).toMatch(
      /^All dark cells are connected, broken: ./,
    );
  });

  it('shows what is wrong before the words of the author, and the rest after them', () => {
    showStrip();
    const text = screen.getByRole('group', { name: 'Rules and symbols' }).textContent;

    expect(text).toMatch(/^All dark cells.*Author’s note.*Viewpoint/);
  });

  it('selects a card that is pressed', () => {
    const { legend, onSelect } = showStrip();

    fireEvent.click(screen.getByRole('button', { name: /^All dark cells are connected/ }));

    expect(onSelect).toHaveBeenCalledExactlyOnceWith(legend[0]?.key);
  });
});

describe('a clue in words', () => {
  it('is its whole sentence, its example, and what is wrong with it', () => {
    const [row] = showStrip().legend;
    if (!row) throw new Error('there is a rule');
    cleanup();

    const { container } = render(<ClueWords row={row} />);

    expect(container.textContent).toContain('All dark cells are connected.');
    expect(container.textContent).toContain(
      capitalized(english.say(row.errorDescription?.long ?? 'an error'), 'en'),
    );
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(0);
  });
});
