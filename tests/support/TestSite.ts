import type { z } from 'zod';
import { API_BASE, type Endpoint } from '#contract/endpoint.ts';
import { beginSession, createSessionFinder } from '#server/auth/sessions.ts';
import { createApp, type App } from '#server/app.ts';
import { createUser } from '#server/db/accounts.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import type { JobData, JobName } from '#server/jobs/JobQueue.ts';
import { bareDeps, FROM_SITE, keepingLog, SITE } from './bareDeps.ts';

/** A job that was enqueued in a transaction; the test decides what becomes of it. */
type QueuedJob = {
  [Name in JobName]: { readonly name: Name; readonly data: JobData[Name] };
}[JobName];

/** Somebody with an account and a browser that is signed in. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server on a database of its own, without a port, and people who use it. */
export class TestSite {
  readonly app: App;
  readonly log: Record<string, unknown>[] = [];
  readonly queued: QueuedJob[] = [];
  readonly db: Db;

  constructor(db: Db, changes: Partial<Deps> = {}) {
    this.db = db;
    this.app = createApp(
      bareDeps({
        log: keepingLog(this.log),
        db,
        findSession: createSessionFinder(db, SITE),
        jobs: {
          enqueue: (_, name, data) => {
            this.queued.push({ name, data } as QueuedJob);
            return Promise.resolve();
          },
        },
        ...changes,
      }),
    );
  }

  /** Somebody new, signed in. */
  async member(name: string, labels: string[] = []): Promise<Member> {
    return this.db.transaction(async (tx) => {
      const id = await createUser(tx, { name, labels });
      const token = await beginSession(tx, id, 'a test');
      return { id, name, cookie: `session=${token}` };
    });
  }

  /** Call an endpoint, as a page of the site does; null is a visitor. */
  async call(endpoint: Endpoint, who: Member | null, sent: Sent = {}): Promise<Response> {
    const { params = {}, query = {}, body, headers = {} } = sent;
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? name),
    );
    const pairs = Object.entries(query).flatMap(([name, values]) =>
      [values].flat().map((value) => [name, value]),
    );
    const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
    return this.app.request(`${API_BASE}${path}${search}`, {
      method: endpoint.method,
      headers: {
        ...FROM_SITE,
        ...(who && { Cookie: who.cookie }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Call an endpoint that must succeed, and read its answer. */
  async ask<E extends Endpoint>(
    endpoint: E,
    who: Member | null,
    sent: Sent = {},
  ): Promise<z.output<E['response']>> {
    const response = await this.call(endpoint, who, sent);
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);

    return endpoint.response.parse(text === '' ? undefined : JSON.parse(text)) as z.output<
      E['response']
    >;
  }

  /** The code with which a call is refused; fails when it is not. */
  async refusal(endpoint: Endpoint, who: Member | null, sent: Sent = {}): Promise<string> {
    const response = await this.call(endpoint, who, sent);
    const text = await response.text();
    if (response.ok)
      throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${text}`);
    const { code }: { code?: unknown } = JSON.parse(text) as object;
    return typeof code === 'string' ? code : `no code: ${text}`;
  }
}
