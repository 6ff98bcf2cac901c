// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { english } from '#texts/english.ts';
import { SettingsDialog } from '#ui/workspace/SettingsDialog.tsx';
import { SETTING_ROWS } from '#ui/shared/settings/settingRows.ts';
import { setSetting, settings } from '#ui/shared/settings/settings.ts';
import { SETTING_IDS } from '#ui/shared/settings/settingsSchema.ts';

const initial = settings();

afterEach(() => {
  cleanup();
  for (const id of SETTING_IDS) setSetting(id, initial[id]);
});

function openDialog(): void {
  const element = <SettingsDialog onClose={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

function isOn(name: RegExp): boolean {
  return screen.getByRole<HTMLInputElement>('switch', { name }).checked;
}

describe('the settings dialog', () => {
  it('has its rows in sections, in the order of the list', () => {
    openDialog();
    const dialog = screen.getByRole('dialog', { name: 'Settings' });
    const headings = within(dialog).getAllByRole('heading', { level: 3 });

    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Input',
      'Solving',
      'Creating',
      'Visual',
      'Sound',
      'Online',
      'This device',
    ]);
    expect(
      within(dialog)
        .getAllByRole('switch')
        .map((control) => control.closest('label')?.querySelector('span > span')?.textContent),
    ).toEqual([
      'Swap mouse buttons',
      'Warn before losing work',
      'Full hints',
      'Paint obvious cells first',
      'Show timer',
      'Live assistant',
      'Show all tools',
      'Animation',
      'Gaps between cells',
      'Show cells beyond the edge',
      'Sans-serif font',
      'Offline mode',
    ]);
  });

  it('has a control for every row', () => {
    openDialog();

    for (const { label } of Object.values(SETTING_ROWS)) {
      expect(screen.getByLabelText(new RegExp(`^${english.say(label)}`))).toBeDefined();
    }
  });

  it('sets what a switch, a choice and a scale are moved to', () => {
    openDialog();

    fireEvent.click(screen.getByRole('switch', { name: /^Gaps between cells/ }));
    const checks = screen.getByRole('radiogroup', { name: 'Show mistakes' });
    fireEvent.click(within(checks).getByRole('radio', { name: 'When full' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Board volume' }), {
      target: { value: '0' },
    });

    expect(settings()).toEqual({
      ...initial,
      separateTiles: true,
      checks: 'whenFull',
      sfxVolume: 0,
    });
    expect(isOn(/^Gaps between cells/)).toBe(true);
    expect(
      screen.getByRole('slider', { name: 'Board volume' }).getAttribute('aria-valuetext'),
    ).toBe('silent');
  });

  it('offers all themes, and that of the system', () => {
    openDialog();
    const theme = screen.getByRole('combobox', { name: 'Theme' });

    expect(within(theme).getAllByRole('option')).toHaveLength(33);
    fireEvent.change(theme, { target: { value: 'nord' } });
    expect(settings().theme).toBe('nord');
  });

  it('starts the tour of the editor again', () => {
    setSetting('runEditorTour', false);
    openDialog();

    fireEvent.click(screen.getByRole('button', { name: 'Reset Editor Tour' }));

    expect(settings().runEditorTour).toBe(true);
  });

  it('says that nothing moves, and why, when the system asks for reduced motion', () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
    );
    openDialog();
    const animation = screen.getByRole<HTMLInputElement>('switch', { name: /^Animation/ });

    expect(animation.disabled).toBe(true);
    expect(animation.checked).toBe(false);
    expect(screen.getByText('Fancy animations are disabled by the browser')).toBeDefined();
    expect(isOn(/^Show cells beyond the edge/)).toBe(true);
  });
});
