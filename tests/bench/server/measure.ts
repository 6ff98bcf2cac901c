import autocannon from 'autocannon';
import { processTree, usedMicroseconds, type BuiltProgram } from '#tests/support/BuiltProgram.ts';
import { Picker, type BenchCall, type BenchWorld } from './calls.ts';

/** Measurements of a call under load. */
export interface Load {
  readonly rate: number;
  readonly p50Ms: number;
  readonly p97Ms: number;
  readonly p99Ms: number;
  readonly cpuMicroseconds: number;
  readonly databaseMicroseconds: number;
  /** Answers other than 2xx, and requests without an answer. */
  readonly failed: number;
}

const CONNECTIONS = 32;
/** Requests that are prepared: they follow each other round and round. */
const PREPARED = 500;
/** Until everything is compiled, connected and prepared. */
const WARM_UP_SECONDS = 1;

/** Send requests of one call as fast as they are answered; `postmaster` is that of the database. */
export async function measure(
  server: BuiltProgram,
  postmaster: number,
  call: BenchCall,
  world: BenchWorld,
  seconds: number,
): Promise<Load> {
  const pick = new Picker(world, call.name.length);
  const requests = Array.from({ length: PREPARED }, () => call.request(pick)).map(
    ({ headers, ...rest }) => ({ ...rest, headers: { ...headers } }),
  );
  const load = (duration: number) =>
    autocannon({ url: world.origin, connections: CONNECTIONS, duration, requests });
  await load(WARM_UP_SECONDS);
  const [ofServer, ofDatabase] = [[server.pid], processTree(postmaster)];
  const [serverBefore, databaseBefore] = [ofServer, ofDatabase].map(usedMicroseconds);
  const result = await load(seconds);
  const total = Math.max(1, result.requests.total);
  return {
    rate: result.requests.average,
    p50Ms: result.latency.p50,
    p97Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    cpuMicroseconds: (usedMicroseconds(ofServer) - (serverBefore ?? 0)) / total,
    databaseMicroseconds: (usedMicroseconds(ofDatabase) - (databaseBefore ?? 0)) / total,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
