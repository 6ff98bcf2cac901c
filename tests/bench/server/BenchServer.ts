import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Of Linux, in which `/proc` counts the time of the processor. */
const TICKS_PER_SECOND = 100;
const MICROSECONDS_PER_TICK = 1_000_000 / TICKS_PER_SECOND;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
const START_TIMEOUT_MS = 120_000;
const ASK_AGAIN_MS = 100;

/** A built server, as its own process, on a database that is filled already. */
export class BenchServer {
  readonly #child: ChildProcess;
  readonly address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /** Start what was built in `root`; it is ready when the promise resolves. */
  static async start(root: string, env: Readonly<Record<string, string>>): Promise<BenchServer> {
    const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
      cwd: root,
      env: { ...process.env, PORT: '0', JOBS: 'off', BACKUPS: 'off', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await addressOf(child);
    await untilReady(address);
    return new BenchServer(child, address);
  }

  /** Time of the processor that the process has used, in microseconds. */
  usedMicroseconds(): number {
    const stat = readFileSync(`/proc/${this.#child.pid ?? 0}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return ticks * MICROSECONDS_PER_TICK;
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    if (address !== undefined) {
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error(`The server did not start: ${output}`);
}

async function untilReady(address: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < end) {
    const { ok } = await fetch(`${address}/readyz`);
    if (ok) return;
    await sleep(ASK_AGAIN_MS);
  }
  throw new Error('The server did not become ready.');
}
