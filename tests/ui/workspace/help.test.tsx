// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { endEditorTour } from '#ui/shared/settings/editorTour.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { HelpDialog } from '#ui/workspace/HelpDialog.tsx';

afterEach(cleanup);

it('the help begins with how to play, in a few steps; keys come after', () => {
  render(<HelpDialog mode={WORKSPACE_MODES.solve} onClose={() => undefined} />);

  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  const steps = screen.getAllByRole('listitem');
  const [firstKey] = document.querySelectorAll('kbd');

  expect(titles[0]).toBe('The basics');
  expect(titles.findIndex((title) => /shortcuts/i.test(title))).toBeGreaterThan(1);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps.length).toBeLessThan(7);
  for (const step of steps) {
    const order = firstKey ? step.compareDocumentPosition(firstKey) : 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0);
  }
});

it('the help says what a finger does that rests', () => {
  render(<HelpDialog mode={WORKSPACE_MODES.solve} onClose={() => undefined} />);

  const section = screen.getByRole('heading', { name: 'Mouse and touch' }).parentElement;
  expect(section?.textContent).toMatch(/touch and hold, to use the other color/);
  expect(section?.textContent).toMatch(/Point at a symbol, or touch and hold it, to read it/);
});

const startTour = () => screen.queryByRole('button', { name: 'Start the tour' });

it('authors start the tour of the editor from the help', () => {
  const onClose = vi.fn();
  endEditorTour();
  render(<HelpDialog mode={WORKSPACE_MODES.create} onClose={onClose} />);

  fireEvent.click(screen.getByRole('button', { name: 'Start the tour' }));

  expect(settings().runEditorTour).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

it('who solves has no tour, and an editor over the editor neither', () => {
  render(<HelpDialog mode={WORKSPACE_MODES.solve} onClose={() => undefined} />);
  expect(startTour()).toBeNull();
  cleanup();

  render(
    <KeyScope value={{ current: null }}>
      <HelpDialog mode={WORKSPACE_MODES.create} onClose={() => undefined} />
    </KeyScope>,
  );
  expect(startTour()).toBeNull();
});
