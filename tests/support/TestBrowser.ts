import type { z } from 'zod';
import { finishSignIn, returnFromProvider, startOAuth } from '#contract/auth.ts';
import { API_BASE, type Endpoint } from '#contract/endpoint.ts';
import type { TestSite } from './TestSite.ts';

type Sent = NonNullable<Parameters<TestSite['call']>[2]>;

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** The page a browser was redirected to, and its query. */
interface Landing {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A browser with cookies of its own. It belongs to nobody until somebody signs in with it. */
export class TestBrowser {
  readonly cookies = new Map<string, Cookie>();
  readonly site: TestSite;
  private readonly origin: string;

  constructor(site: TestSite, origin = 'http://localhost:4173') {
    this.site = site;
    this.origin = origin;
  }

  /** Call an endpoint with the cookies of this browser, and keep those it sets. */
  async call(endpoint: Endpoint, sent: Sent = {}): Promise<Response> {
    const path = `${API_BASE}${endpoint.path}`;
    const cookie = [...this.cookies]
      .filter(([, { path: prefix }]) => path.startsWith(prefix))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await this.site.call(endpoint, null, {
      ...sent,
      headers: { Cookie: cookie, Origin: this.origin, 'User-Agent': AGENT, ...sent.headers },
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Call an endpoint that must succeed, and read its answer. */
  async ask<E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<z.output<E['response']>> {
    const response = await this.call(endpoint, sent);
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${text}`);
    return endpoint.response.parse(text === '' ? undefined : JSON.parse(text)) as z.output<
      E['response']
    >;
  }

  /** The status and the code with which an endpoint refuses a call. */
  async refusal(endpoint: Endpoint, sent: Sent = {}): Promise<readonly [number, unknown]> {
    const response = await this.call(endpoint, sent);
    const body: unknown = await response.json();
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : body;
    return [response.status, code];
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const path = attributes.find((text) => text.startsWith('Path='))?.slice('Path='.length) ?? '/';
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, { value: pair.slice(name.length + 1), path });
  }

  /** Ask to sign in with a provider. Returns the address there. */
  async leaveFor(provider: string, invitation?: string): Promise<string> {
    const response = await this.call(startOAuth, {
      params: { provider },
      query: {
        success: `${this.origin}/oauth/callback?to=home`,
        error: `${this.origin}/auth`,
        ...(invitation !== undefined && { invitation }),
      },
    });
    return locationOf(response);
  }

  /** Come back from a provider by the address it gave, to a page of the site. */
  async comeBackBy(provider: string, address: string): Promise<Landing> {
    const response = await this.call(returnFromProvider, {
      params: { provider },
      query: Object.fromEntries(new URL(address).searchParams),
    });
    const { pathname, searchParams } = new URL(locationOf(response));
    return { path: pathname, query: Object.fromEntries(searchParams) };
  }

  /** Out to a provider that asks nothing, and back to a page. */
  async visit(provider: string, invitation?: string): Promise<Landing> {
    const address = await this.leaveFor(provider, invitation);
    return this.comeBackBy(provider, await answerOf(address));
  }

  /** Acts as the landing page of a sign-in. */
  async finish({ query }: Landing): Promise<Response> {
    const { userId = '', secret = '' } = query;
    return this.call(finishSignIn, { query: { userId, secret } });
  }

  /** Sign in with a provider from beginning to end. Returns the id of the account. */
  async signIn(provider: string, invitation?: string): Promise<string> {
    const landing = await this.visit(provider, invitation);
    const response = await this.finish(landing);
    if (response.status !== 204) throw new Error(`${response.status} ${JSON.stringify(landing)}`);
    return landing.query['userId'] ?? '';
  }
}

/** The redirect target of a provider that asks no questions. */
export async function answerOf(address: string): Promise<string> {
  return locationOf(await fetch(address, { redirect: 'manual' }));
}

function locationOf(response: Response): string {
  const location = response.headers.get('Location');
  if (location === null) throw new Error(`no redirect: ${response.status}`);
  return location;
}
