import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import {
  addressOfSocket,
  isInNetworks,
  networkFromAddress,
  parseNetworks,
} from './clientAddress.ts';
import { boundRequest } from './requestBounds.ts';

/** Memory limits for incomplete requests. */
interface BufferLimits {
  /** Bytes of all connections together. */
  readonly mostHeld: number;
  /** Bytes of one address, or of one IPv6 network. */
  readonly mostHeldOfAddress: number;
  /** Addresses shared by many users, such as those of proxies, are exempt. */
  readonly unlimited: readonly string[];
  /** Interval of the check. */
  readonly lookMs: number;
}

interface Connection {
  readonly socket: Socket;
  /** Null if its address is exempt. */
  readonly address: string | null;
  /** Number of bytes received when a request was last started or answered. */
  bytesBefore: number;
}

/**
 * Close connections that hold too much memory. Node buffers the headers of a request until the last
 * one has arrived, up to a megabyte each, since an address may contain a puzzle; clients that never
 * finish could exhaust the memory. The connections with the most bytes are closed first.
 */
function limitBufferedBytes(server: Server, limits: BufferLimits): void {
  const connections = new Map<Socket, Connection>();
  const unlimited = parseNetworks(limits.unlimited);
  server.on('connection', (socket: Socket) => {
    const from = addressOfSocket(socket);
    const address =
      from === null || isInNetworks(unlimited, from) ? null : networkFromAddress(from);
    connections.set(socket, { socket, address, bytesBefore: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const note = () => {
      const connection = connections.get(socket);
      if (connection) connection.bytesBefore = socket.bytesRead;
    };
    note();
    response.once('close', note);
  });
  const timer = setInterval(() => closeLargest([...connections.values()], limits), limits.lookMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function closeLargest(
  connections: readonly Connection[],
  { mostHeld, mostHeldOfAddress }: BufferLimits,
): void {
  const ofAddresses = new Map<string, number>();
  let left = 0;
  const count = ({ address }: Connection, bytes: number) => {
    left += bytes;
    if (address !== null) ofAddresses.set(address, (ofAddresses.get(address) ?? 0) + bytes);
  };
  const isWithin = (address: string | null) =>
    left <= mostHeld && (address === null || (ofAddresses.get(address) ?? 0) <= mostHeldOfAddress);
  for (const connection of connections) count(connection, bufferedBytes(connection));
  if (connections.every(({ address }) => isWithin(address))) return;
  for (const connection of connections.toSorted((a, b) => bufferedBytes(b) - bufferedBytes(a))) {
    if (isWithin(connection.address)) continue;
    count(connection, -bufferedBytes(connection));
    connection.socket.destroy();
  }
}

function bufferedBytes({ socket, bytesBefore }: Connection): number {
  return socket.bytesRead - bytesBefore;
}

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
