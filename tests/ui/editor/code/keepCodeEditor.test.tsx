// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeepCodeEditor } from '#ui/editor/code/KeepCodeEditor.tsx';
import { setOfflineMode } from '#ui/shared/platform/network.ts';

const FILES = ['/code.html', '/assets/code/editor.js', '/assets/code/ts.worker.js'];

let kept: string[] = [];
let isServerThere = true;

beforeEach(() => {
  kept = [];
  isServerThere = true;
  const cache = {
    match: (file: string) => Promise.resolve(kept.includes(file) ? new Response() : undefined),
    add: (file: string) => {
      if (!isServerThere) return Promise.reject(new TypeError('Failed to fetch'));
      kept.push(file);
      return Promise.resolve();
    },
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ files: FILES, bytes: 9_700_000 })));
});

afterEach(() => {
  cleanup();
  setOfflineMode(false);
  vi.unstubAllGlobals();
});

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Make available offline' }));

it('says how large the editor is, loads it, and says that it is here', async () => {
  render(<KeepCodeEditor />);
  expect(await screen.findByText(/It takes up 10 MB/)).toBeDefined();
  await press();

  expect(await screen.findByText('The code editor works offline.')).toBeDefined();
  expect(kept).toEqual([...FILES.slice(1), '/code.html']); // the page when all it needs is here
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps what has come, and asks only for the rest', async () => {
  render(<KeepCodeEditor />);
  await screen.findByText(/It takes up/);
  isServerThere = false;
  await press();
  expect(await screen.findByText(/didn’t finish/)).toBeDefined();
  isServerThere = true;
  kept = ['/assets/code/editor.js'];
  await press();

  await screen.findByText('The code editor works offline.');
  expect(kept).toHaveLength(FILES.length);
});

it('knows an editor that was opened before, and asks for none in offline mode', async () => {
  kept = ['/code.html'];
  setOfflineMode(true);
  const { unmount } = render(<KeepCodeEditor />);
  expect(await screen.findByText('The code editor works offline.')).toBeDefined();
  unmount();
  kept = [];
  render(<KeepCodeEditor />);
  const button = await screen.findByRole<HTMLButtonElement>('button');
  expect(button.disabled).toBe(true);
});
