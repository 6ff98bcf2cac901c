import autocannon from 'autocannon';
import type { BuiltProgram } from '#tests/support/BuiltProgram.ts';
import { Picker, type BenchCall, type BenchWorld } from './calls.ts';

/** How a call did under load. */
export interface Load {
  readonly rate: number;
  readonly p50Ms: number;
  readonly p97Ms: number;
  readonly p99Ms: number;
  readonly cpuMicroseconds: number;
  /** Answers other than 2xx, and requests without an answer. */
  readonly failed: number;
}

const CONNECTIONS = 32;
/** Requests that are prepared: they follow each other round and round. */
const PREPARED = 500;

/** Send requests of one call as fast as they are answered. */
export async function measure(
  server: BuiltProgram,
  call: BenchCall,
  world: BenchWorld,
  seconds: number,
): Promise<Load> {
  const pick = new Picker(world, call.name.length);
  const requests = Array.from({ length: PREPARED }, () => call.request(pick));
  const before = server.usedMicroseconds();
  const result = await autocannon({
    url: world.origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.map(({ headers, ...rest }) => ({ ...rest, headers: { ...headers } })),
  });
  const used = server.usedMicroseconds() - before;
  return {
    rate: result.requests.average,
    p50Ms: result.latency.p50,
    p97Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    cpuMicroseconds: used / Math.max(1, result.requests.total),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
