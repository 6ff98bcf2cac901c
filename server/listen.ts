import { createServer, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { fail, ok, type Result } from '#base/result.ts';
import type { App } from './app.ts';
import { answerClientError, MAX_HEADER_BYTES } from './http/clientErrors.ts';
import {
  CONNECTION_LIMITS,
  serializeRequests,
  limitConnections,
  type ConnectionLimits,
} from './http/connections.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Interval at which Node checks for requests that exceed their time limit. */
const CHECK_INTERVAL_MS = 5_000;

/** Time in which a client that gets no notice may finish sending. */
const IDLE_GRACE_MS = 300;

/** Address and limits to listen with. */
export interface Address {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Undefined means every address of the machine. */
  readonly host?: string | undefined;
  /** Reverse proxies, whose connections carry requests of many users. */
  readonly trustedProxies?: readonly string[] | undefined;
}

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Accept no new requests, finish those in flight, and cut off the rest after `patienceMs`. */
  close(this: void, patienceMs: number): Promise<void>;
}

/**
 * Listen for requests to an app, which is built once the port is known, since addresses contain it.
 * The error is a complete sentence for the operator.
 */
export async function listen(
  appOn: (port: number) => Pick<App, 'fetch'>,
  { port: asked, host, trustedProxies = [] }: Address,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Result<Listening, string>> {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
  }).on('clientError', answerClientError);
  const unlimited = [...limits.unlimited, ...trustedProxies];
  limitConnections(server, { ...limits, unlimited });
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve);
    server.listen({ port: asked, host }, () => resolve(null));
  });
  if (failure) return fail(sentenceFor(failure, asked));

  // No request has been handled yet: those that arrive are handled after this.
  const port = portOf(server, asked);
  const app = appOn(port);
  let isClosing = false;
  const answer = getRequestListener(async (request, env) => {
    const response = await app.fetch(request, env);
    if (isClosing) response.headers.set('Connection', 'close');
    return response;
  });
  const answerInTurn = serializeRequests(
    (request, response) => void answer(request, response),
    limits,
  );
  server.on('request', answerInTurn);
  const sockets = openSockets(server);
  const close = async (patienceMs: number) => {
    isClosing = true;
    await closeServer(server, sockets, patienceMs);
  };
  return ok({ port, close });
}

/** The open connections at any time. */
function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

function portOf(server: Server, asked: number): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : asked;
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

/**
 * Accept no more connections, and close each one after its next answer. A client with a keep-alive
 * connection may be sending at this moment, so connections that seem idle are closed a little
 * later.
 */
async function closeServer(
  server: Server,
  sockets: ReadonlySet<Socket>,
  patienceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    // `close` of an HTTP server would close idle connections at once.
    NetServer.prototype.close.call(server, () => resolve());
  });
  const closeIdle = () => {
    server.closeIdleConnections();
    // Browsers open some connections ahead of time, over which no request has come.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  const timers = [
    setTimeout(closeIdle, Math.min(IDLE_GRACE_MS, patienceMs)),
    setTimeout(() => server.closeAllConnections(), patienceMs),
  ];
  await closed;
  timers.forEach((timer) => clearTimeout(timer));
}
