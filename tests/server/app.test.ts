import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_VERSION, health } from '#contract/health.ts';
import { Problem } from '#contract/problem.ts';
import { createApp } from '#server/app.ts';
import { VERSION } from '#server/version.ts';
import { bareDeps, keepingLog, SITE } from '#tests/support/bareDeps.ts';

const PAGE = `<!doctype html>${'<p>Chiaro</p>'.repeat(200)}`;
const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const HTML = { Accept: 'text/html,application/xhtml+xml' };

let directory = '';
let ask: (url: string, init?: RequestInit) => Promise<Response>;
const logged: Record<string, unknown>[] = [];

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'chiaro-pages-'));
  const pages = path.join(directory, 'client');
  mkdirSync(path.join(pages, 'assets'), { recursive: true });
  writeFileSync(path.join(directory, 'secret.txt'), 'not a page');
  writeFileSync(path.join(pages, 'index.html'), PAGE);
  writeFileSync(path.join(pages, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(path.join(pages, 'index.html.gz'), gzipSync(PAGE));
  writeFileSync(path.join(pages, 'code.html'), PAGE);
  writeFileSync(path.join(pages, 'assets/script.worker-4d_-5e.js'), SCRIPT);
  writeFileSync(path.join(pages, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(path.join(pages, 'assets/main-1a2b3c.js'), SCRIPT);
  writeFileSync(path.join(pages, 'assets/main-1a2b3c.js.gz'), gzipSync(SCRIPT));
  const app = createApp(bareDeps({ pagesDirectory: pages, log: keepingLog(logged) }));
  app.get('/api/broken', () => {
    throw new Error('the cause, with details');
  });
  ask = async (url, init) => app.request(url, init);
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describe('a page', () => {
  it('is sent for every address a browser goes to', async () => {
    for (const url of ['/', '/solve?d=abc', '/solve', '/some/where/else']) {
      const response = await ask(url, { headers: HTML });

      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
      expect(await response.text()).toBe(PAGE);
    }
  });

  it('is sent to programs that take anything', async () => {
    for (const headers of [{}, { Accept: '*/*' }, { Accept: 'text/plain, */*;q=0.1' }]) {
      const response = await ask('/solve', { headers });

      expect(response.status).toBe(200);
      expect(await response.text()).toBe(PAGE);
    }
  });

  it('is not sent to what does not ask for a page', async () => {
    const attempts: [string, RequestInit][] = [
      ['/missing.js', { headers: { Accept: '*/*' } }],
      ['/missing.png', {}],
      ['/solve', { headers: { Accept: 'application/json' } }],
      ['/assets/missing.js', { headers: HTML }],
      ['/api/nothing', {}],
      ['/solve', { headers: HTML, method: 'POST' }],
      ['/api/nothing', { headers: HTML }],
    ];
    for (const [url, init] of attempts) {
      const response = await ask(url, init);

      expect(response.status).toBe(404);
      expect(Problem.parse(await response.json()).code).toBe('not_found');
    }
  });

  it('is asked for again each time, and costs nothing when it is the same', async () => {
    const first = await ask('/', { headers: HTML });
    const etag = first.headers.get('ETag') ?? '';
    const second = await ask('/', { headers: { ...HTML, 'If-None-Match': `"other", W/${etag}` } });

    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    expect(etag).not.toBe('');
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await ask('/', { method: 'HEAD', headers: HTML });

    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(PAGE.length));
    expect(await response.text()).toBe('');
  });

  it('isolates itself and lets no foreign code in, also when it is an error', async () => {
    for (const url of ['/', '/sw.js', '/api/', '/api/nothing', '/api/broken']) {
      const { headers } = await ask(url, { headers: HTML });

      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; " +
          "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; " +
          "frame-ancestors 'none'; form-action 'self'",
      );
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('same-origin');
    }
  });
});

describe('framing by other sites', () => {
  const FRAME = {
    Accept: 'text/html',
    'Sec-Fetch-Dest': 'iframe',
    Origin: 'https://other.example',
  };

  it('is for the page of one puzzle alone', async () => {
    const { headers } = await ask('/embed/018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e?theme=dark', {
      headers: FRAME,
    });

    expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *;');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(headers.get('X-Frame-Options')).toBeNull();
    // Cross-origin isolated pages may embed only resources with this header.
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
  });

  it('is refused to everything else', async () => {
    const addresses = [
      ...['/', '/solve/x', '/perfection/x', '/create', '/auth', '/settings', '/index.html'],
      ...['/embed', '/embed/', '/embed/x/y', '/x/embed/y', '/EMBED/x', '/api/', '/sw.js'],
    ];
    for (const url of addresses) {
      const { headers } = await ask(url, { headers: FRAME });

      expect(headers.get('Content-Security-Policy'), url).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Frame-Options'), url).toBe('DENY');
      expect(headers.get('Cross-Origin-Resource-Policy'), url).toBe('same-origin');
    }
  });

  it('of the code editor is for pages of this site', async () => {
    const { headers } = await ask('/code.html', { headers: HTML });

    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  });
});

describe('what runs code of authors', () => {
  it('has a policy of its own, and the headers of all others', async () => {
    const frame = await ask('/code.html', { headers: HTML });
    const worker = await ask('/assets/script.worker-4d_-5e.js');

    expect(frame.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
        "worker-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "base-uri 'none'; frame-ancestors 'self'; form-action 'none'",
    );
    expect(worker.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
    );
    for (const { headers } of [frame, worker]) {
      expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    }
  });

  it('gives its policy to nothing else', async () => {
    const page = (await ask('/', { headers: HTML })).headers.get('Content-Security-Policy');
    for (const url of ['/code', '/code.html.js', '/x/code.html', '/assets/main-1a2b3c.js']) {
      const { headers } = await ask(url, { headers: HTML });

      expect(headers.get('Content-Security-Policy'), url).toBe(page);
    }
  });
});

describe('a file', () => {
  it('is kept for a year when its name has a hash, else asked for again', async () => {
    const hashed = await ask('/assets/main-1a2b3c.js');
    const worker = await ask('/sw.js');

    expect(hashed.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(worker.headers.get('Cache-Control')).toBe('no-cache');
  });

  it('is sent in the best compression the client takes', async () => {
    const cases: [string, string, string | null, Buffer][] = [
      ['/index.html', 'gzip, deflate, br', 'br', brotliCompressSync(PAGE)],
      ['/index.html', 'gzip;q=1.0, br;q=0', 'gzip', gzipSync(PAGE)],
      ['/index.html', 'identity', null, Buffer.from(PAGE)],
      ['/assets/main-1a2b3c.js', 'br, gzip', 'gzip', gzipSync(SCRIPT)],
      ['/sw.js', 'br, gzip', null, Buffer.from('self.skipWaiting();')],
    ];
    for (const [url, accepted, encoding, bytes] of cases) {
      const response = await ask(url, { headers: { 'Accept-Encoding': accepted } });

      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    }
  });

  it('has a tag for each compression', async () => {
    const plain = await ask('/index.html');
    const packed = await ask('/index.html', { headers: { 'Accept-Encoding': 'br' } });

    expect(plain.headers.get('ETag')).not.toBe(packed.headers.get('ETag'));
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('outside the pages cannot be asked for', async () => {
    const attempts = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/..%5csecret.txt',
      '//secret.txt',
      '/assets/%00',
    ];
    for (const url of attempts) {
      expect((await ask(url)).status).toBe(404);
    }
  });
});

describe('the API', () => {
  it('tells its version', async () => {
    for (const url of ['/api/', '/api']) {
      const response = await ask(url);

      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/json');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(health.response.parse(await response.json())).toEqual({
        version: API_VERSION,
        pages: [],
        signUp: 'open',
        release: VERSION,
        address: 'http://localhost:4173',
        contact: 'webmaster@localhost',
        takesPayments: false,
      });
    }
    expect(API_VERSION).toMatch(/^11\.\d+\.\d+$/);
    expect(VERSION).toBe('16.2.0');
  });

  it('tells where its source code is, if its host says so', async () => {
    const source = 'https://code.example/chiaro';
    const app = createApp(bareDeps({ site: { ...SITE, contact: 'me@example.org', source } }));
    const response = await app.request('/api/');

    expect(await response.json()).toMatchObject({ contact: 'me@example.org', source });
  });

  it('hides the cause of an unexpected error from the client and logs it', async () => {
    logged.splice(0);
    const response = await ask('/api/broken');
    const body = await response.text();

    expect(response.status).toBe(500);
    expect(Problem.parse(JSON.parse(body)).code).toBe('internal');
    expect(body).not.toContain('details');
    expect(JSON.stringify(logged)).toContain('the cause, with details');
  });
});
