// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteObject } from 'react-router';
import type { RouteHandle } from '#ui/shell/routeHandle.ts';
import { setOfflineMode } from '#ui/shared/platform/network.ts';
import { preloadLinks } from '#ui/shell/preloadLinks.ts';

const page = vi.fn(() => Promise.resolve(() => null));
const loader = vi.fn(() => Promise.resolve(() => null));
const prefetch = vi.fn<NonNullable<RouteHandle['prefetch']>>(() => Promise.resolve());

const ROUTES: RouteObject[] = [
  { path: 'solve/:puzzleId?', lazy: { Component: page, loader }, handle: { prefetch } },
];

let stop = () => undefined as unknown;

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  stop = preloadLinks(ROUTES);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  setOfflineMode(false);
  document.body.replaceChildren();
});

/** A link with something inside, which is what is pointed at. */
function linkTo(href: string, more: Readonly<Record<string, string>> = {}): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  Object.assign(link, more);
  const inside = link.appendChild(document.createElement('span'));
  document.body.append(link);
  return inside;
}

/** Look at a link for as long as somebody needs who means it. */
function look(element: HTMLElement, type = 'pointerover'): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
  vi.advanceTimersByTime(100);
}

describe('a link that is looked at', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('is loaded ahead by %s', (type) => {
    look(linkTo('/solve/1?collection=2'), type);

    expect(page).toHaveBeenCalledOnce();
    expect(loader).toHaveBeenCalledOnce();
    const [params, search] = prefetch.mock.lastCall ?? [];
    expect(params).toEqual({ puzzleId: '1' });
    expect(search?.get('collection')).toBe('2');
  });

  it('is not loaded again at once', () => {
    const link = linkTo('/solve/1');
    look(link);
    look(link);
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it('is left alone by a pointer that passes over it', () => {
    const [first, second] = [linkTo('/solve/1'), linkTo('/solve/2')];
    first.dispatchEvent(new Event('pointerover', { bubbles: true }));
    look(second);
    expect(prefetch.mock.calls.map(([params]) => params)).toEqual([{ puzzleId: '2' }]);

    first.dispatchEvent(new Event('pointerover', { bubbles: true }));
    look(document.body);
    expect(prefetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['leads to another site', 'https://example.org/solve/1', {}],
    ['opens another tab', '/solve/1', { target: '_blank' }],
    ['leads to no page of the table', '/nowhere', {}],
  ])('is left alone if it %s', (_, href, more) => {
    look(linkTo(href, more));
    expect(page).not.toHaveBeenCalled();
  });

  it('is left alone in offline mode', () => {
    setOfflineMode(true);
    look(linkTo('/solve/1'));
    expect(page).not.toHaveBeenCalled();
  });

  it('is left alone where visitors save data', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    look(linkTo('/solve/1'));
    vi.unstubAllGlobals();
    expect(page).not.toHaveBeenCalled();
  });
});
