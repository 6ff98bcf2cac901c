import { fail, ok } from '#base/result.ts';
import { createApp, type App } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { implement, serveRoutes, type Route } from '#server/http/implement.ts';
import type { Session } from '#server/http/session.ts';
import { bareDeps, FROM_SITE, keepingLog } from './bareDeps.ts';
import {
  addNote,
  deleteNote,
  listNotes,
  notePicture,
  NoteId,
  randomNote,
  readNote,
  replaceNote,
} from './sampleEndpoints.ts';

interface SampleDeps extends Deps {
  readonly notes: Map<string, string>;
}

const SESSION = { id: 'session', isSupporter: false, isRecent: true, restrictions: [] } as const;

/** Accounts by the value of the `Authorization` header. */
const SESSIONS: Readonly<Record<string, Session>> = {
  ada: { ...SESSION, userId: 'ada', isModerator: false },
  mod: { ...SESSION, userId: 'mod', isModerator: true },
};

/** A server with the sample endpoints, a few notes, and what it logged. */
export class SampleServer {
  readonly app: App;
  readonly notes = new Map([
    ['1', 'milk'],
    ['2', 'bread'],
  ]);
  readonly logged: Record<string, unknown>[] = [];

  constructor() {
    const deps: SampleDeps = {
      ...bareDeps({ log: keepingLog(this.logged) }),
      findSession: (request) =>
        Promise.resolve(SESSIONS[request.headers.get('Authorization') ?? ''] ?? null),
      notes: this.notes,
    };
    this.app = createApp(deps);
    serveRoutes(this.app, sampleRoutes(deps));
  }

  async request(url: string, init?: RequestInit): Promise<Response> {
    return this.app.request(url, init);
  }

  /** Send JSON, as the account `who` if there is one. */
  async send(method: string, url: string, body: unknown, who?: string): Promise<Response> {
    const headers = {
      ...FROM_SITE,
      'Content-Type': 'application/json',
      ...(who && { Authorization: who }),
    };
    return this.app.request(url, { method, headers, body: JSON.stringify(body) });
  }
}

function sampleRoutes(deps: SampleDeps): readonly Route[] {
  return [...readingRoutes(deps), ...writingRoutes(deps)];
}

function readingRoutes(deps: SampleDeps): readonly Route[] {
  return [
    implement(deps, listNotes, ({ params, query, deps: { notes } }) => {
      if (params.book === 'lost')
        return fail({ code: 'not_found', text: `There is no book ${params.book}.` });
      if (params.book === 'broken') throw new Error('the cause, with details');
      if (params.book === 'slow')
        throw Object.assign(new Error('canceling statement, with details'), { code: '57014' });
      const found = [...notes].filter(([, text]) => text.includes(query.q ?? ''));
      const results = found.slice(0, query.limit).map(([id, text]) => ({
        id,
        text: `${text} in ${params.book}${query.tag ? ` ${query.tag.join('+')}` : ''}`,
        pinned: query.pinned ?? false,
        secret: 'never declared',
      }));
      return ok({ total: found.length, results });
    }),
    implement(deps, readNote, ({ params: { id }, deps: { notes } }) => {
      const text = notes.get(id);
      if (text === undefined) return fail({ code: 'not_found', text: 'There is no such note.' });
      return ok({ id, text, pinned: false });
    }),
    implement(deps, randomNote, () => ok({ id: '1' })), // after a path that would match as well
    implement(deps, notePicture, ({ params, context }) => {
      if (params.id === '1') return ok(context.redirect('/api/note/2/picture'));
      const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=60' };
      return ok(new Response('<svg/>', { headers }));
    }),
  ];
}

function writingRoutes(deps: SampleDeps): readonly Route[] {
  return [
    implement(deps, addNote, async ({ body, session: { userId }, deps: { notes } }) => {
      const [same] = [...notes].find(([, text]) => text === body.text) ?? [];
      if (same !== undefined)
        return fail({
          code: 'conflict',
          text: 'This note is there already.',
          details: { id: same },
        });
      const id = NoteId.parse(String(notes.size + 1));
      notes.set(id, body.text);
      return Promise.resolve(ok({ id, author: userId }));
    }),
    implement(deps, replaceNote, ({ params, body, session, deps: { notes } }) => {
      if (!notes.has(params.id)) return fail({ code: 'not_found', text: 'There is no such note.' });
      if (session.userId !== 'ada')
        return fail({ code: 'forbidden', text: 'This note is not yours.' });
      notes.set(params.id, body?.text ?? '');
      return ok(undefined);
    }),
    implement(deps, deleteNote, ({ params: { id }, deps: { notes } }) =>
      notes.delete(id)
        ? ok(undefined)
        : fail({ code: 'not_found', text: 'There is no such note.' }),
    ),
  ];
}
