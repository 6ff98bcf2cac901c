import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOfSocket, isIn, networkFromAddress, networks } from './clientAddress.ts';

/** Limits of the memory for requests that have not arrived whole. */
export interface HeldLimits {
  /** Bytes of all connections together. */
  readonly mostHeld: number;
  /** Bytes of those of one address, or of one network of IPv6. */
  readonly mostHeldOfAddress: number;
  /** Addresses that stand for many people, such as those of proxies, have no limit of their own. */
  readonly unlimited: readonly string[];
  /** How often is looked. */
  readonly lookMs: number;
}

interface Connection {
  readonly socket: Socket;
  /** Null where its address has no limit of its own. */
  readonly address: string | null;
  /** How many bytes had come when a request was last begun or answered. */
  bytesBefore: number;
}

/**
 * End connections that hold too much together. Node keeps the headers of a request until the last
 * of them has come, a megabyte each since an address may hold a puzzle; clients that never send the
 * last one could fill the memory. The connections that hold most are ended first.
 */
export function limitHeldBytes(server: Server, limits: HeldLimits): void {
  const connections = new Map<Socket, Connection>();
  const unlimited = networks(limits.unlimited);
  server.on('connection', (socket: Socket) => {
    const from = addressOfSocket(socket);
    const address = from === null || isIn(unlimited, from) ? null : networkFromAddress(from);
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
  const timer = setInterval(() => endGreedy([...connections.values()], limits), limits.lookMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function endGreedy(
  connections: readonly Connection[],
  { mostHeld, mostHeldOfAddress }: HeldLimits,
): void {
  const ofAddresses = new Map<string, number>();
  let left = 0;
  const count = ({ address }: Connection, bytes: number) => {
    left += bytes;
    if (address !== null) ofAddresses.set(address, (ofAddresses.get(address) ?? 0) + bytes);
  };
  const isWithin = (address: string | null) =>
    left <= mostHeld && (address === null || (ofAddresses.get(address) ?? 0) <= mostHeldOfAddress);
  for (const connection of connections) count(connection, heldBy(connection));
  if (connections.every(({ address }) => isWithin(address))) return;
  for (const connection of connections.toSorted((a, b) => heldBy(b) - heldBy(a))) {
    if (isWithin(connection.address)) continue;
    count(connection, -heldBy(connection));
    connection.socket.destroy();
  }
}

function heldBy({ socket, bytesBefore }: Connection): number {
  return socket.bytesRead - bytesBefore;
}
