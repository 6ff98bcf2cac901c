import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import {
  addressOfSocket,
  isInNetworks,
  networkFromAddress,
  parseNetworks,
} from './clientAddress.ts';

/** Memory limits for incomplete requests. */
export interface BufferLimits {
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
export function limitBufferedBytes(server: Server, limits: BufferLimits): void {
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
