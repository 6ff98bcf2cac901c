// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { loadChangelog, noteSeen, parseChangelog, listUnseen } from '#ui/shell/changelog.ts';
import { ChangelogCard } from '#ui/shell/ChangelogCard.tsx';
import { loadTexts } from '#ui/shared/texts/texts.ts';

const TEXT = '# What is new\n\n## 10.2.0\n\nMore.\n\n- One.\n\n## 9.10.1\n\nLess.\n';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the changelog', () => {
  it('has an entry for each version', () => {
    expect(parseChangelog(TEXT)).toEqual([
      { version: '10.2.0', text: 'More.\n\n- One.' },
      { version: '9.10.1', text: 'Less.' },
    ]);
    expect(parseChangelog('')).toEqual([]);
  });

  it('of the product begins with its version', async () => {
    const [newest] = await loadChangelog();
    expect(newest?.version).toBe(version);
  });

  it('of the product has short bullets, grouped by New, Better and Fixed', async () => {
    const groups = ['New', 'Better', 'Fixed'];
    for (const { version: release, text } of await loadChangelog()) {
      const lines = text.split('\n').filter((line) => line !== '');
      const headings = lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4));
      const bullets = lines.filter((line) => line.startsWith('- '));

      expect(headings, release).toEqual(groups.filter((group) => headings.includes(group)));
      expect(lines, release).toHaveLength(headings.length + bullets.length);
      expect(lines[0], release).toMatch(/^### /);
      for (const bullet of bullets)
        expect(bullet.slice(2).split(' ').length, bullet).toBeLessThanOrEqual(20);
    }
  });

  it('is not new on a first visit, and then what came since', () => {
    const entries = parseChangelog(TEXT);
    expect(listUnseen(entries.slice(1))).toEqual([]);
    expect(listUnseen(entries).map((entry) => entry.version)).toEqual(['10.2.0']);
    noteSeen(entries);
    expect(listUnseen(entries)).toEqual([]);
  });
});

describe('its card', () => {
  it('is there while something is new, and opens it', async () => {
    await loadTexts('site', 'frame', 'chrome', 'account'); // as the page has them
    localStorage.setItem('changelogSeen', '13.0.0');
    render(<ChangelogCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'View changelog >>' }));
    const dialog = await screen.findByRole('dialog', { name: 'What’s new' });
    await waitFor(() => expect(dialog.textContent).toContain(`Version ${version}`));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByText('New updates')).toBeNull());
    expect(localStorage.getItem('changelogSeen')).toBe(version);
  });
});
