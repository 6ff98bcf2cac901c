import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { expect, vi } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { onNotice } from '#ui/shared/platform/notices.ts';
import { setSetting, settings } from '#ui/shared/settings/settings.ts';
import { SETTING_IDS } from '#ui/shared/settings/settingsSchema.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import type { TextArea } from '#texts/message.ts';
import { loadTexts, translator } from '#ui/shared/texts/texts.ts';
import { editLink, solveLink } from './gridText.ts';
import { InThreadWorker } from './InThreadWorker.ts';
import { lettersOf } from './lettersOf.ts';

// There is nothing to draw on, as in a browser without graphics: the still board stays.
vi.mock('#ui/board/BoardCanvas.tsx', () => ({ BoardCanvas: () => null }));

/** Pages of this device, each with its loader. */
const pages = (): RouteObject[] => [
  {
    path: '/',
    lazy: async () => ({
      Component: (await import('#ui/pages/HomePage.tsx')).HomePage,
      loader: (await import('#ui/pages/firstPageLoader.ts')).loadHomePage,
    }),
  },
  {
    path: '/solve',
    lazy: async () => ({
      Component: (await import('#ui/pages/SolvePage.tsx')).SolvePage,
      loader: (await import('#ui/pages/puzzleLoaders.ts')).loadForSolving,
    }),
  },
  {
    path: '/perfection',
    lazy: async () => ({
      Component: (await import('#ui/pages/SolvePage.tsx')).SolvePage,
      loader: (await import('#ui/pages/perfectionLoader.ts')).loadForPerfection,
    }),
  },
  {
    path: '/create',
    lazy: async () => ({
      Component: (await import('#ui/pages/CreatePage.tsx')).CreatePage,
      loader: (await import('#ui/pages/createLoader.ts')).loadForCreating,
    }),
  },
  {
    path: '/learn/:puzzleId?',
    lazy: async () => ({
      Component: (await import('#ui/pages/LearnPage.tsx')).LearnPage,
      loader: (await import('#ui/pages/learnLoader.ts')).loadLessons,
    }),
  },
];

function Nothing(): null {
  return null;
}

/** Areas that the pages and their late parts show. */
const TEXTS = (Object.keys(ENGLISH) as readonly TextArea[]).filter((area) => area !== 'heads');

interface Modifiers {
  readonly shiftKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
}

/**
 * A page of the product in a document without layout: its loader, machines, texts and storage are
 * the real ones; there is no canvas, no sound and no server. The board is played by its keys, and
 * read as a screen reader does. For questions about real focus, pointers and places there are
 * browser tests.
 */
export class OpenPage {
  /** Toasts since the page was opened, oldest first. */
  readonly notices: string[] = [];
  #router: ReturnType<typeof createMemoryRouter> | null = null;

  /** The page of a puzzle, to be solved. */
  static async solving(gridText: string): Promise<OpenPage> {
    return await OpenPage.at(solveLink(gridText));
  }

  /** The page of a puzzle whose colors are final. */
  static async perfection(gridText: string): Promise<OpenPage> {
    return await OpenPage.at(solveLink(gridText).replace('/solve?', '/perfection?'));
  }

  static async at(address: string): Promise<OpenPage> {
    const page = new OpenPage();
    await page.goTo(address);
    return page;
  }

  /** Open an address as a browser does: what was open before is left. */
  async goTo(address: string): Promise<void> {
    leave();
    if (!('isSecureContext' in globalThis)) vi.stubGlobal('isSecureContext', true);
    beWide();
    if (!('Worker' in globalThis)) vi.stubGlobal('Worker', InThreadWorker);
    if (fetch === REAL_FETCH) vi.stubGlobal('fetch', noAnswer);
    await loadTexts(...TEXTS);
    const offNotices = onNotice(({ message }) => {
      this.notices.push(translator.current().say(message));
    });
    LEAVES.push(offNotices);
    this.#router = createMemoryRouter([{ HydrateFallback: Nothing, children: pages() }], {
      initialEntries: [address],
    });
    render(<RouterProvider router={this.#router} />);
    await screen.findAllByRole('heading', { level: 1 });
  }

  /** Load the page again. */
  async reload(): Promise<void> {
    await this.goTo(this.address);
  }

  get address(): string {
    invariant(this.#router, 'a page is open');
    const { pathname, search } = this.#router.state.location;
    return pathname + search;
  }

  /** Open the editor with a puzzle. */
  async openEditor(gridText: string): Promise<void> {
    await this.goTo(editLink(gridText));
  }

  get focused(): Element {
    return document.activeElement ?? document.body;
  }

  cell(row: number, column: number): HTMLElement {
    return screen.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}(,|$)`) });
  }

  /** Press a key where the focus is. */
  press(key: string, modifiers: Modifiers & { readonly code?: string } = {}): void {
    runEffects();
    fireEvent.keyDown(this.focused, { key, ...modifiers });
    fireEvent.keyUp(this.focused, { key, ...modifiers });
  }

  focus(element: HTMLElement): void {
    act(() => element.focus());
  }

  /** Paint cells of the first row, or of the only board, counted along its rows. */
  paint(color: 'dark' | 'light', ...cells: readonly number[]): void {
    for (const cell of cells) {
      const element = document.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
      invariant(element, 'the cell is on the page');
      this.focus(element);
      this.press(' ', { shiftKey: color === 'light' });
    }
  }

  click(role: 'button' | 'link' | 'switch' | 'radio' | 'option', name: string | RegExp): void {
    fireEvent.click(screen.getByRole(role, { name }));
  }

  names(): readonly string[] {
    return [...document.querySelectorAll('[role="gridcell"]')].map(
      (cell) => cell.getAttribute('aria-label') ?? '',
    );
  }

  /** The board says this, as letters. */
  async expectLetters(letters: string): Promise<void> {
    await waitFor(() => expect(lettersOf(this.names())).toBe(letters));
  }

  async expectName(row: number, column: number, name: RegExp): Promise<void> {
    await waitFor(() => expect(this.cell(row, column).getAttribute('aria-label')).toMatch(name));
  }

  /** Readers are told this. */
  async expectSpoken(words: string | RegExp): Promise<void> {
    await waitFor(() => {
      const said = screen.queryAllByRole('status').map(({ textContent }) => textContent);
      expect(said).toContainEqual(
        words instanceof RegExp ? expect.stringMatching(words) : expect.stringContaining(words),
      );
    });
  }

  /** Expects the message of a solved board. */
  async expectSolved() {
    return within(await screen.findByRole('region', { name: 'Solved' }));
  }

  async expectUnsolved(): Promise<void> {
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Solved' })).toBeNull());
  }
}

const beside = createRoot(document.createElement('div'));
let renders = 0;

/**
 * Run the effects of what was rendered last: React leaves them for a task of their own, and a test
 * that has found something on the page may be there first. Rendering anything runs them.
 */
function runEffects(): void {
  act(() => beside.render(++renders));
}

const REAL_FETCH = fetch;

/** The server is not asked for real: unless a test has answers, none comes. */
function noAnswer(): Promise<never> {
  return new Promise(() => undefined);
}

/** Sets a wide viewport: this document does not evaluate media queries. */
function beWide(): void {
  if (vi.isMockFunction(window.matchMedia)) return;
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(/^\(width >= \d+px\)$/.test(query) ? 'all' : query),
  );
}

/** Cleanup functions of the open page. */
const LEAVES: (() => void)[] = [];

/** Leave the page that is open, as a browser does. */
function leave(): void {
  cleanup();
  for (const end of LEAVES.splice(0)) end();
}

const INITIAL = settings();

/** Leave the page, and forget all that it has kept: after each test. */
export async function leaveForGood(): Promise<void> {
  leave();
  queryClient.clear();
  for (const id of SETTING_IDS) setSetting(id, INITIAL[id]);
  await deleteDatabases();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
}
