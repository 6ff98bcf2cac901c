import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const WATCH = '/watch-console.js';
const NOTE = '/watch-console-note';

/**
 * The product through a server of our own that writes one script before all others into its pages:
 * it sends here what the console is told. For browsers that do not tell their drivers.
 */
export class WatchedSite {
  readonly #origin: string;
  readonly #server: Server;
  #complaints: string[] = [];

  private constructor(origin: string) {
    this.#origin = origin;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(502).end(String(error));
      });
    });
  }

  static async of(origin: string): Promise<WatchedSite> {
    const site = new WatchedSite(origin);
    site.#server.listen(0, 'localhost');
    await once(site.#server, 'listening');
    return site;
  }

  /** The address under which a page of the product is watched. */
  watched(address: string): string {
    const { port } = this.#server.address() as AddressInfo;
    return address.replace(this.#origin, `http://localhost:${String(port)}`);
  }

  takeComplaints(): readonly string[] {
    const found = this.#complaints;
    this.#complaints = [];
    return found;
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (url === WATCH) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`(${watchConsole.toString()})(${JSON.stringify(NOTE)})`);
      return;
    }
    if (url === NOTE) {
      this.#complaints.push(await bodyOf(request));
      response.writeHead(204).end();
      return;
    }
    const answer = await fetch(`${this.#origin}${url}`, {
      headers: { accept: request.headers.accept ?? '*/*' },
    });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const headers = [...answer.headers].filter(([name]) => !NOT_PASSED.has(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    const body = Buffer.from(await answer.arrayBuffer());
    const script = `<head><script src="${WATCH}"></script>`;
    response.end(isPage ? body.toString().replace('<head>', script) : body);
  }
}

/** Headers that do not apply to a decompressed body. */
const NOT_PASSED = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'etag']);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const bytes of request) text += String(bytes);
  return text;
}

/** Runs in the page, before everything else. */
function watchConsole(note: string): void {
  const send = (text: string): void => {
    const request = new XMLHttpRequest();
    request.open('POST', note, false); // when the page goes on, the test knows
    request.send(text);
  };
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console);
    console[level] = (...what: unknown[]) => {
      send(`console ${level}: ${what.map(String).join(' ')}`);
      log(...what);
    };
  }
  addEventListener('error', ({ message }) => send(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => send(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile } = event;
    send(`the policy (${violatedDirective}) refused ${blockedURI} in ${sourceFile}`);
  });
}
