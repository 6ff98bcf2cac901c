import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router';
import { expect, vi } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { AccountEntry } from '#ui/people/account/AccountEntry.tsx';
import { noteSignedIn } from '#ui/people/account/signedIn.ts';
import { API_BASE } from '#contract/endpoint.ts';
import { readMe } from '#contract/users.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { BARE_PAGES, FRAMED_PAGES } from '#ui/router.tsx';
import { forgetAnswers, noteReached } from '#ui/shared/platform/network.ts';
import { onNotice } from '#ui/shared/platform/notices.ts';
import { useNetworkReturn } from '#ui/shell/LateParts.tsx';
import * as ENGLISH from '#texts/catalogs.ts';
import type { TextArea } from '#texts/message.ts';
import { loadTexts, translator } from '#ui/shared/texts/texts.ts';
import { FROM_SITE } from './bareDeps.ts';
import type { Member, TestSite } from './TestSite.ts';

/** The lost part of a call: the request before the server receives it, or the answer. */
export type Lost = 'call' | 'answer';

/** Calls that are about to be lost, one after the other, each in its way. */
interface Loss {
  readonly call: RegExp;
  readonly ways: Lost[];
}

const ALL_TEXTS = (Object.keys(ENGLISH) as readonly TextArea[]).filter(
  (area) => area !== 'heads', // the server alone writes them
);

/** A page for a router of its own: each takes out of `lazy` what it has loaded. */
function unloaded(route: RouteObject): RouteObject {
  return typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : route;
}

/** The frame of a page: the account, and the page itself. It follows the network. */
function Frame() {
  useNetworkReturn();
  return (
    <>
      <header>
        <AccountEntry />
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

/** The pages of the site as somebody sees them, over a network that loses what a test wants. */
export class SitePages {
  readonly #site: TestSite;
  readonly #cookies: Map<string, string>;
  #loss: Loss | null = null;
  /** Calls that were not answered yet. */
  readonly #calls = new Set<Promise<unknown>>();
  /** False while the server is not reached. */
  isReached = true;
  /** Answers calls instead of the server, except the one that asks who is signed in. */
  refuse: ((path: string) => Response) | null = null;
  /** Number of items that lists claim to have, instead of theirs. */
  total: number | null = null;
  readonly #stopListening: () => void;
  /** Toasts since the last press. */
  readonly said: string[] = [];
  #router: ReturnType<typeof createMemoryRouter> | null = null;

  /** @param who a member of the site, or null for a visitor */
  constructor(site: TestSite, who: Member | null) {
    this.#site = site;
    this.#cookies = new Map(who ? [splitCookie(who.cookie)] : []);
    vi.stubGlobal('fetch', this.#track);
    this.#stopListening = onNotice(({ message }) =>
      this.said.push(translator.current().say(message)),
    );
    noteSignedIn(who !== null);
  }

  /** Go away, and forget all that was read. */
  async end(): Promise<void> {
    await this.#leave();
    this.#stopListening();
    noteReached(true);
    noteSignedIn(false);
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  }

  /** Open a page as the first one of a tab. */
  async open(path: string): Promise<void> {
    const framed = { element: <Frame />, hydrateFallbackElement: <i /> };
    const routes = [
      { ...framed, children: FRAMED_PAGES.filter(({ index }) => index !== true).map(unloaded) },
      ...BARE_PAGES.map(unloaded),
    ];
    await this.#show(routes, path);
    await screen.findByRole('heading', { level: 1 });
  }

  /** Show a part of a page alone. */
  async show(part: ReactNode): Promise<void> {
    await this.#show([{ element: <Frame />, children: [{ path: '*', element: part }] }], '/');
  }

  async #show(routes: RouteObject[], path: string): Promise<void> {
    await this.#leave();
    queryClient.clear();
    forgetAnswers();
    await loadTexts(...ALL_TEXTS);
    this.#router = createMemoryRouter(routes, { initialEntries: [path] });
    render(<RouterProvider router={this.#router} />);
  }

  /** Leave the page, and wait for its calls: the next one must not hear their answers. */
  async #leave(): Promise<void> {
    cleanup();
    await waitFor(() => expect(this.#calls.size).toBe(0));
  }

  readonly #track = (address: string, init: RequestInit): Promise<Response> => {
    const call = this.#fetch(address, init);
    this.#calls.add(call);
    const forget = () => this.#calls.delete(call);
    call.then(forget, forget);
    return call;
  };

  /** The server's answer at an API path. */
  async answer<T>(path: string): Promise<T> {
    const answer = await this.#send(`/api${path}`, {});
    return (await answer.json()) as T;
  }

  async status(path: string): Promise<number> {
    return (await this.#send(`/api${path}`, {})).status;
  }

  /** The type of what is answered at a path of the API. */
  async typeOf(path: string): Promise<string | null> {
    return (await this.#send(`/api${path}`, {})).headers.get('Content-Type');
  }

  /** The items of an API list. */
  async listed(path: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const { results } = await this.answer<{ results: readonly Record<string, unknown>[] }>(path);
    return results;
  }

  get path(): string {
    const location = this.#router?.state.location;
    return location ? location.pathname + location.search : '';
  }

  /** Lose the calls that come of `press`: `PUT /user/me` and the like; a star is an id. */
  async losing(call: string, ways: readonly Lost[], press: () => Promise<void>): Promise<void> {
    const pattern = call.replaceAll('*', '[^/]+').replace(' ', ' /api');
    const loss = { call: new RegExp(`^${pattern}$`), ways: [...ways] };
    this.#loss = loss;
    this.said.length = 0;
    await press();
    await waitFor(() => expect(loss.ways, `${call} is lost`).toEqual([]));
  }

  /** Call as this person, over the network as it is now. */
  async #fetch(address: string, init: RequestInit): Promise<Response> {
    if (!this.isReached) throw new TypeError('Failed to fetch');
    const { method = 'GET' } = init;
    const { pathname } = new URL(address, location.origin);
    if (this.refuse && pathname !== `${API_BASE}${readMe.path}`) return this.refuse(pathname);
    const isLost = this.#loss?.call.test(`${method} ${pathname}`) ?? false;
    const way = isLost ? this.#loss?.ways[0] : undefined;
    // The call takes effect before it is known to be lost.
    const answer = way === 'call' ? null : await this.#send(address, init);
    if (way === undefined) {
      invariant(answer, 'what is not lost is answered');
      return this.total === null ? answer : await withTotal(answer, this.total);
    }
    this.#loss?.ways.shift();
    throw new TypeError('Failed to fetch');
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(FROM_SITE)) headers.set(name, value);
    headers.set('Cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '));
    const { method = 'GET', body = null } = init;
    const answer = await this.#site.app.request(address, { method, headers, body });
    for (const line of answer.headers.getSetCookie())
      this.#cookies.set(...splitCookie(line.split(';')[0] ?? ''));
    return answer;
  }
}

/** The answer, whose list claims to have `total` items. */
async function withTotal(answer: Response, total: number): Promise<Response> {
  if (answer.headers.get('Content-Type')?.startsWith('application/json') !== true) return answer;
  const value: unknown = await answer.json();
  const isList = typeof value === 'object' && value !== null && 'total' in value;
  return Response.json(isList ? { ...value, total } : value, { status: answer.status });
}

function splitCookie(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** Something that a page has the server do. */
export interface Mutation {
  /** The method and the path of its call; a star is a part of a path. */
  readonly call: string;
  readonly press: () => Promise<void>;
  /** Message of the page after a lost answer; null for none. */
  readonly says?: RegExp | null;
  /** All is as it was, and what was typed is there, when the call was lost. */
  readonly isAsBefore: () => Promise<void>;
  /** When the answer was lost, the page asks how it is by itself, or it is pressed again. */
  readonly after: 'asks' | 'again';
  /** Expects that the change was made exactly once. */
  readonly isDone: () => Promise<void>;
}

const NOT_REACHED = /Can’t reach the server/;

/** Lose the call, then the answer to it, and see that it is done all the same, and once. */
export async function drop(pages: SitePages, it: Mutation): Promise<void> {
  await pages.losing(it.call, ['call'], it.press);
  await expectSaid(pages, it);
  await waitFor(it.isAsBefore);
  await pages.losing(it.call, ['answer'], it.press);
  if (it.after === 'again') {
    await expectSaid(pages, it);
    await it.press();
  }
  await waitFor(it.isDone);
}

/** A toast or an alert of the page says it. */
async function expectSaid(pages: SitePages, { says = NOT_REACHED }: Mutation): Promise<void> {
  if (says === null) {
    expect(pages.said).toEqual([]);
    return;
  }
  await waitFor(() => {
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect([...pages.said, ...alerts].some((words) => says.test(words))).toBe(true);
  });
}

/** Press the button of this name, once it is there and can be pressed. */
export async function press(name: string | RegExp, place?: HTMLElement): Promise<void> {
  const found = await (place ? within(place) : screen).findByRole('button', { name });
  await waitFor(() => {
    expect(found).toHaveProperty('disabled', false);
    expect(found.getAttribute('aria-disabled')).not.toBe('true');
  });
  found.focus();
  fireEvent.click(found);
}

/** Write into the field of this label, once it is there. */
export async function fill(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

/** The value of the field with this label. */
export function valueOf(label: string | RegExp): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

export async function dialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog');
}
