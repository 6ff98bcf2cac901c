import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { namedEndpoints } from '#contract/all.ts';
import { API_BASE, rawBody, type Endpoint } from '#contract/endpoint.ts';
import { createApp, type App } from '#server/app.ts';
import { bareDeps, FROM_SITE } from '#tests/support/bareDeps.ts';
import {
  exampleCall,
  fieldsOf,
  inputSchemaOf,
  takesJson,
  textSchema,
  withField,
} from '#tests/support/contractExamples.ts';
import type { DoublingTarget } from './doublingTargets.ts';

const KB = 1024;
/** Bodies beyond this are refused unread. */
const LENGTH = 60 * KB;

/** Headers that something on the server reads. */
const HEADERS: readonly string[] = [
  'Accept',
  'Accept-Encoding',
  'Cookie',
  'Content-Type',
  'Host',
  'If-Modified-Since',
  'If-None-Match',
  'Origin',
  'Range',
  'Referer',
  'Sec-Fetch-Site',
  'Stripe-Signature',
  'User-Agent',
  'X-Forwarded-For',
  'X-Request-Id',
];

interface Routes {
  readonly targets: readonly DoublingTarget[];
  readonly end: () => void;
}

/** Every route with a hostile path, query, body and headers, on a server without a database. */
export function routeTargets(): Routes {
  const directory = mkdtempSync(path.join(tmpdir(), 'chiaro-doubling-'));
  const head = '<meta name="description" content="x"><title>Chiaro</title>';
  writeFileSync(path.join(directory, 'index.html'), `<!doctype html>${head}`);
  const session = {
    id: 'session',
    userId: 'ada',
    isModerator: true,
    isSupporter: true,
    isRecent: true,
    restrictions: [],
  };
  const app = createApp(
    bareDeps({ pagesDirectory: directory, findSession: () => Promise.resolve(session) }),
  );
  const targets = [
    ...namedEndpoints.flatMap(([name, endpoint]) => targetsOf(app, name, endpoint)),
    ...pageTargets(app),
  ];
  return { targets, end: () => rmSync(directory, { recursive: true }) };
}

function targetsOf(app: App, name: string, endpoint: Endpoint): readonly DoublingTarget[] {
  const { method } = endpoint;
  const { params, body } = exampleCall(endpoint);
  const address = addressOf(endpoint, (parameter) => params[parameter] ?? 'x');
  const json = { ...FROM_SITE, 'Content-Type': 'application/json' };
  const send = async (url: string, sent?: string) =>
    ask(app, url, { method, headers: json, ...(sent !== undefined && { body: sent }) });
  const hasParams = endpoint.path.includes('/:');
  const at: readonly (readonly [string, (text: string) => unknown])[] = [
    ...(hasParams
      ? [['path', async (text: string) => send(addressOf(endpoint, () => text))] as const]
      : []),
    ['query', async (text) => send(`${address}?${text}`)],
    ...(endpoint.body === rawBody || takesJson(endpoint)
      ? [['body', async (text: string) => send(address, text)] as const]
      : []),
    ...textFieldsOf(endpoint).map(
      (field) =>
        [
          `field ${field.join('.')}`,
          async (text: string) => send(address, JSON.stringify(withField(body, field, text))),
        ] as const,
    ),
  ];
  return at.map(([part, read]) => ({ name: `${name}: ${part}`, length: LENGTH, read }));
}

function addressOf(endpoint: Endpoint, valueOf: (parameter: string) => string): string {
  const filled = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(valueOf(name)),
  );
  return `${API_BASE}${filled}`;
}

function textFieldsOf(endpoint: Endpoint) {
  if (!takesJson(endpoint)) return [];
  return fieldsOf(inputSchemaOf(endpoint.body))
    .filter(({ schema }) => textSchema(schema) !== null)
    .map((field) => field.path);
}

/** Pages, files and what else is no call. */
function pageTargets(app: App): readonly DoublingTarget[] {
  const get = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    ask(app, url, { headers: { Accept: 'text/html', ...headers } });
  const paths = ['/', '/solve/', '/embed/', '/assets/', '/sitemaps/', '/api', '/livez'];
  return [
    ...paths.map((path) => ({
      name: `page ${path}`,
      length: LENGTH,
      read: async (text: string) => get(`${path}${text}`),
    })),
    ...HEADERS.map((name) => ({
      name: `header ${name}`,
      length: LENGTH,
      read: async (text: string) => {
        const value = text.replaceAll(/[^\t\x20-\x7e]/g, 'x');
        await get('/api/', { [name]: value });
        await get('/', { [name]: value });
      },
    })),
  ];
}

async function ask(app: App, url: string, init: RequestInit): Promise<void> {
  const request = requestOf(url, init);
  if (request) await (await app.fetch(request)).arrayBuffer();
}

/** Null where no client could send it. */
function requestOf(url: string, init: RequestInit): Request | null {
  try {
    return new Request(`http://localhost:4173${url}`, init);
  } catch {
    return null;
  }
}
