import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
// oxlint-disable-next-line chiaro/no-fixed-wait -- between two questions
import { setTimeout as sleep } from 'node:timers/promises';

const ASK_AGAIN_MS = 20;

/** Output and exit status of a process. */
export interface Ended {
  readonly output: string;
  readonly errors: string;
  readonly exitCode: number | null;
}

/**
 * The environment of a terminal: test runners set colors, and Node prints warnings about them on
 * the error stream.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  delete environment['NO_COLOR'];
  delete environment['FORCE_COLOR'];
  delete environment['DATABASE_URL']; // which the tests themselves may use
  return environment;
}

/** A server in a process of its own. Whoever makes one waits for `end`. */
export class ChildServer {
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  #output = '';
  #errors = '';

  constructor(args: readonly string[], environment: NodeJS.ProcessEnv) {
    this.#process = spawn(process.execPath, args, {
      env: { ...plainEnvironment(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.stdout?.on('data', (bytes) => (this.#output += String(bytes)));
    this.#process.stderr?.on('data', (bytes) => (this.#errors += String(bytes)));
    this.#closed = once(this.#process, 'close');
  }

  /** The address it printed, as soon as it printed one; null if it ended before. */
  async address(): Promise<string | null> {
    return await this.printed(/^http:\S+$/m);
  }

  /** Waits for a line of output; null if the process ended before. */
  async printed(what: RegExp): Promise<string | null> {
    for (;;) {
      const found = what.exec(this.#output);
      if (found) return found[0];
      if (this.#process.exitCode !== null) return null;
      await Promise.race([
        this.#process.stdout ? once(this.#process.stdout, 'data') : this.#closed,
        this.#closed,
      ]);
    }
  }

  /** Wait until it answers calls, and return its address. */
  async ready(): Promise<string> {
    const address = await this.address();
    while (address !== null && this.#process.exitCode === null) {
      const response = await fetch(`${address}readyz`).catch(() => null);
      if (response?.ok) return address;
      await response?.text();
      await sleep(ASK_AGAIN_MS);
    }
    throw new Error(`The server has ended: ${this.#errors}${this.#output}`);
  }

  signal(name: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void {
    this.#process.kill(name);
  }

  async end(): Promise<Ended> {
    await this.#closed;
    const { exitCode } = this.#process;
    return { output: this.#output, errors: this.#errors, exitCode };
  }
}
