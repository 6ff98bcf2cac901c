import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  addressOfSocket,
  isInNetworks,
  networkFromAddress,
  parseNetworks,
} from './clientAddress.ts';
import { limitBufferedBytes, type BufferLimits } from './limitBufferedBytes.ts';
import { boundRequest } from './requestBounds.ts';

/** Limits of connections. */
export interface ConnectionLimits extends BufferLimits {
  /** All open connections. */
  readonly most: number;
  /** Connections of one address, or of one IPv6 network. */
  readonly mostOfAddress: number;
  /** Pipelined requests that a connection may send before the current one is answered. */
  readonly mostWaiting: number;
  /** An idle connection is closed after this time, even while an answer is sent. */
  readonly silentMs: number;
  /** An answer that is not received after this time is cut off, even if it is read slowly. */
  readonly answerMs: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * A school class behind one address opens six connections per browser. The largest file has 35 MB,
 * and takes ten minutes at half a megabit per second.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 10_000,
  mostOfAddress: 256,
  unlimited: ['127.0.0.0/8', '::1'],
  mostWaiting: 16,
  mostHeld: 128 * MEGABYTE,
  mostHeldOfAddress: 32 * MEGABYTE,
  lookMs: 250,
  silentMs: 60_000,
  answerMs: 10 * 60_000,
};

/** Refuse connections beyond the limits, and close idle ones. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.most;
  server.setTimeout(limits.silentMs); // also counts written bytes
  limitBufferedBytes(server, limits);
  const unlimited = parseNetworks(limits.unlimited);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const from = addressOfSocket(socket);
    if (from === null || isInNetworks(unlimited, from)) return;
    const address = networkFromAddress(from);
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.mostOfAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 0) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answer the requests of a connection one after another: a client that pipelines many and reads
 * nothing holds one answer, not all of them. A client with too many is cut off. Waiting requests
 * hold only the bytes read so far.
 */
export function serializeRequests(
  answer: Answer,
  { mostWaiting, answerMs }: Pick<ConnectionLimits, 'mostWaiting' | 'answerMs'>,
): Answer {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const refuse = boundRequest(request);
    const begin = () => {
      const timer = setTimeout(() => socket.destroy(), answerMs);
      response.once('close', () => {
        clearTimeout(timer);
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next) next();
        else waiting.delete(socket);
      });
      if (refuse) refuse(response);
      else answer(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < mostWaiting) queue.push(begin);
    else socket.destroy();
  };
}
