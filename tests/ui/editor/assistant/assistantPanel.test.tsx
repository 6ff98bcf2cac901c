// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AssistantPanel } from '#ui/editor/assistant/AssistantPanel.tsx';
import type { AssistantText } from '#ui/editor/assistant/assistantText.ts';

afterEach(cleanup);

const SAID: AssistantText = {
  isOutdated: false,
  follows: '2 cells can be deduced',
  findings: [{ id: 'solutions', tone: 'good', text: 'Exactly one solution', note: '', clues: [] }],
  atCursor: '',
};

function panelOf(text: AssistantText, unpainted: number | null = null, onPaint = vi.fn()) {
  const [onDifference, onRedundant, onClue] = [vi.fn(), vi.fn(), vi.fn()];
  return (
    <AssistantPanel
      text={text}
      onDifference={onDifference}
      onRedundant={onRedundant}
      onClue={onClue}
      unpainted={unpainted}
      onPaint={onPaint}
      isOn
      isDifferenceShown={false}
      areRedundantShown={false}
    />
  );
}

it('marks what it says of the puzzle before the last edit, and announces nothing of it', () => {
  const { rerender } = render(panelOf(SAID));
  expect(screen.queryByText(/efore the last edit/)).toBeNull();

  rerender(panelOf({ ...SAID, isOutdated: true }));

  expect(screen.getByText('Before the last edit:').nextSibling?.textContent).toBe(
    'Exactly one solution',
  );
  expect(screen.getByRole('switch').getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText('2 cells can be deduced').textContent).toBe(
    '2 cells can be deduced, before the last edit',
  );
  expect(screen.getByRole('status').textContent).toBe('');
});

it('paints the deduced cells, and stays in place when all of them are painted', () => {
  const onPaint = vi.fn();
  const { rerender } = render(panelOf(SAID));
  expect(screen.queryByRole('button')).toBeNull();

  rerender(panelOf(SAID, 2, onPaint));
  const paint = screen.getByRole<HTMLButtonElement>('button', { name: 'Paint deduced cells' });
  fireEvent.click(paint);
  expect(onPaint).toHaveBeenCalledOnce();

  rerender(panelOf(SAID, 0, onPaint));
  expect(paint.disabled).toBe(true);
  rerender(panelOf({ ...SAID, isOutdated: true }, 2, onPaint));
  expect(paint.disabled).toBe(true);
});
