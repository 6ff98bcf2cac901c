import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { fail, ok, type Result } from '#engine/result.ts';
import type { App } from './app.ts';
import type { Env } from './env.ts';
import { answerClientError, MAX_HEADER_BYTES } from './http/clientErrors.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Take no new requests, finish those under way, cut off what is left after `patienceMs`. */
  close(this: void, patienceMs: number): Promise<void>;
}

/**
 * Listen for requests to `app`. The error is a complete sentence for the person at the terminal.
 */
export async function listen(app: App, { port, host }: Env): Promise<Result<Listening, string>> {
  let isClosing = false;
  const answer = getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env);
    if (isClosing) response.headers.set('Connection', 'close');
    return response;
  });
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => void answer(request, response),
  ).on('clientError', answerClientError);
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen({ port, host }, () => resolve(null));
  });
  if (failure) return fail(sentenceFor(failure, port));
  const address = server.address();
  const close = async (patienceMs: number) => {
    isClosing = true;
    await closeServer(server, patienceMs);
  };
  return ok({ port: typeof address === 'object' && address ? address.port : port, close });
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the other program, or choose another port with PORT.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this account: choose another one with PORT.`;
    case undefined:
    default:
      return `The server cannot listen on port ${port}: ${message}.`;
  }
}

async function closeServer(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearTimeout(timer);
}
