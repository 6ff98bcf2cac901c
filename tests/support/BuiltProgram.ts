import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// oxlint-disable-next-line chiaro/no-fixed-wait -- between two questions
import { setTimeout as sleep } from 'node:timers/promises';

/** Of Linux, in which `/proc` counts the time of the processor. */
const TICKS_PER_SECOND = 100;
const MICROSECONDS_PER_TICK = 1_000_000 / TICKS_PER_SECOND;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;
const READY_TIMEOUT_MS = 120_000;
const ASK_AGAIN_MS = 50;

/** A program of the built server, as a process of its own. */
export class BuiltProgram {
  readonly child: ChildProcess;
  #output = '';
  /** Settled when the process has ended, however. */
  readonly ended: Promise<unknown>;

  /** Start `program` of what was built in `root`, such as `main`. */
  constructor(
    program: string,
    env: Readonly<Record<string, string>>,
    { root = process.cwd(), args = [] }: { root?: string; args?: readonly string[] } = {},
  ) {
    this.child = spawn(process.execPath, [path.join(root, `dist/server/${program}.js`), ...args], {
      cwd: root,
      env: {
        ...process.env,
        PORT: '0',
        BACKUPS: 'off',
        DAILY: 'off',
        STARTER_PUZZLES: 'off',
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.ended = once(this.child, 'exit');
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk) => (this.#output += String(chunk)));
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get output(): string {
    return this.#output;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The address it printed, without a slash at the end. */
  async address(): Promise<string> {
    return this.#until(
      'no address',
      () => /http:\/\/localhost:\d+/.exec(this.#output)?.[0] ?? null,
    );
  }

  /** Wait until it says that it is ready; returns the address. */
  async ready(): Promise<string> {
    const address = await this.address();
    return this.#until('not ready', async () => {
      const answer = await fetch(`${address}/readyz`).catch(() => null);
      return answer?.ok ? address : null;
    });
  }

  async #until<T>(problem: string, ask: () => T | null | Promise<T | null>): Promise<T> {
    const end = Date.now() + READY_TIMEOUT_MS;
    while (Date.now() < end && !this.hasEnded) {
      const answer = await ask();
      if (answer !== null) return answer;
      await sleep(ASK_AGAIN_MS);
    }
    throw new Error(`The server gave ${problem}: ${this.#output}`);
  }

  /** Ask it to stop, and wait until it has. */
  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }
}

/** Time of the processor that processes have used, in microseconds; of those that still live. */
export function usedMicroseconds(pids: readonly number[]): number {
  return pids.map(usedTicks).reduce((sum, ticks) => sum + ticks, 0) * MICROSECONDS_PER_TICK;
}

function usedTicks(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  } catch {
    return 0; // it has ended
  }
}

/** A process and all that it started, directly or not, as far as they still live (Linux). */
export function processTree(pid: number): readonly number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')
        .split(' ')
        .filter((text) => text !== '')
        .map(Number),
    );
  } catch {
    return []; // it has ended
  }
}

/** End processes at once, without a chance to tidy up; those that have ended are passed over. */
export function killNow(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }
}
