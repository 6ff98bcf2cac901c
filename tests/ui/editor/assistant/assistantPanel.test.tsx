// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
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

function panelOf(text: AssistantText) {
  const [onDifference, onRedundant, onClue] = [vi.fn(), vi.fn(), vi.fn()];
  return (
    <AssistantPanel
      text={text}
      onDifference={onDifference}
      onRedundant={onRedundant}
      onClue={onClue}
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
