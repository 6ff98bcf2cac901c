import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a command said and how it ended. */
export interface Ended {
  readonly output: string;
  readonly errors: string;
  readonly exitCode: number | null;
}

/**
 * What a terminal of a player has: test runners set both, and Node warns about the pair on the
 * error stream.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  const environment = { ...process.env };
  delete environment['NO_COLOR'];
  delete environment['FORCE_COLOR'];
  return environment;
}

/** `npm start` without npm, as a process of its own. Whoever makes one waits for `end`. */
export class StartedProduct {
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  #output = '';
  #errors = '';

  constructor(port: string) {
    this.#process = spawn(process.execPath, ['scripts/start.mjs'], {
      env: { ...plainEnvironment(), PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process.stdout?.on('data', (bytes) => (this.#output += String(bytes)));
    this.#process.stderr?.on('data', (bytes) => (this.#errors += String(bytes)));
    this.#closed = once(this.#process, 'close');
  }

  /** The address it printed, as soon as it printed one; null if it ended before. */
  async address(): Promise<string | null> {
    for (;;) {
      const found = /^http:\S+$/m.exec(this.#output);
      if (found) return found[0];
      if (this.#process.exitCode !== null) return null;
      await Promise.race([
        this.#process.stdout ? once(this.#process.stdout, 'data') : this.#closed,
        this.#closed,
      ]);
    }
  }

  signal(name: 'SIGINT' | 'SIGTERM'): void {
    this.#process.kill(name);
  }

  async end(): Promise<Ended> {
    await this.#closed;
    const { exitCode } = this.#process;
    return { output: this.#output, errors: this.#errors, exitCode };
  }
}
