import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** How long a program may take to say that it is ready, and to end when asked to. */
const START_MS = 60_000;
const END_MS = 5_000;

/** A program beside the tests. Whoever starts one ends it. */
export class Program {
  readonly #process: ChildProcess;
  readonly #closed: Promise<unknown>;
  #output = '';

  constructor(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    this.#process = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (bytes) => (this.#output += String(bytes)));
    this.#closed = once(this.#process, 'close');
  }

  /** The first group of what a pattern finds in all the program says, as soon as it is said. */
  async says(pattern: RegExp): Promise<string> {
    const deadline = AbortSignal.timeout(START_MS);
    for (;;) {
      const found = pattern.exec(this.#output)?.[1];
      if (found !== undefined) return found;
      if (this.#process.exitCode !== null || deadline.aborted)
        throw new Error(`${this.#process.spawnfile} did not start:\n${this.#output}`);
      await Promise.race([
        this.#process.stdout && once(this.#process.stdout, 'data'),
        this.#process.stderr && once(this.#process.stderr, 'data'),
        this.#closed,
        once(deadline, 'abort'),
      ]);
    }
  }

  /** Whether it ends by itself within some seconds; if not, it is made to. */
  async end({ isAsked = false } = {}): Promise<void> {
    if (!isAsked) this.#process.kill();
    const force = setTimeout(() => this.#process.kill('SIGKILL'), END_MS);
    await this.#closed;
    clearTimeout(force);
  }
}

/** A screen that nobody sees, for browsers that draw with OpenGL only where there is one. */
export async function openScreen(): Promise<{ program: Program; name: string }> {
  const size = ['-screen', '0', '1600x1200x24'];
  const program = new Program('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp']);
  return { program, name: `:${await program.says(/^(\d+)$/m)}` };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
