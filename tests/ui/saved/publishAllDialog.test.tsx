// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { PublishAllDialog } from '#ui/saved/PublishAllDialog.tsx';

afterEach(cleanup);

it('shows titles and difficulties before puzzles are published for good', () => {
  const grid = gridFrom('2x1|T2:bw|C1:|Z|S|R');
  const texts = [
    { title: 'Nurikabe', difficulty: 1 },
    { title: 'Salt road', difficulty: 7 },
  ].map((words) => writePuzzle({ ...NEW_METADATA, ...words, grid, solution: null }));
  render(
    <PublishAllDialog
      texts={texts}
      isSignedIn={false}
      onPublish={() => undefined}
      onClose={() => undefined}
    />,
  );

  const list = within(screen.getByRole('list', { name: 'What players will see' }));
  const rows = list.getAllByRole('listitem').map((row) => [
    row.textContent,
    within(row)
      .getByLabelText(/^Difficulty/)
      .getAttribute('aria-label'),
  ]);
  expect(rows).toEqual([
    ['Nurikabe', 'Difficulty 1 of 10, easy'],
    ['Salt road', 'Difficulty 7 of 10, hard'],
  ]);
});
