import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { READY, SingleJobWorker, type WorkerLimits } from './SingleJobWorker.ts';

/** The argument that makes the script run `serveSingleJobs`. */
export const SINGLE_JOBS = 'single-jobs';

/** A process without jobs ends after this time, to free its memory. */
const IDLE_MS = 60_000;

/** Writable memory of an idle Node: heaps, thread stacks, loaded libraries. */
const OWN_MEGABYTES = 256;
const MEGABYTE = 1024 * 1024;
/** The mappings of this process, on Linux. */
const MAPPINGS = '/proc/self/maps';
const SHELL = '/bin/sh';
/** Sets the system's limit on writable memory, where there is one, and executes the program. */
const LIMITED = (megabytes: number) => `ulimit -d ${megabytes * 1024} 2>/dev/null; exec "$0" "$@"`;

/** The thread of the jobs, and the one that watches the memory. */
const THREADS = 2;

/**
 * Megabytes that Node reserves in each thread for machine code. In Node 24 they are writable,
 * so that the system counts all of them: 512, of which a few are used.
 */
function codeMegabytes(): number {
  if (!existsSync(MAPPINGS)) return 0;
  const sizes = Array.from(
    readFileSync(MAPPINGS, 'utf8').matchAll(/^([\da-f]+)-([\da-f]+) rwxp/gm),
    ([, from = '', to = '']) => parseInt(to, 16) - parseInt(from, 16),
  );
  return Math.ceil(Math.max(0, ...sizes) / MEGABYTE);
}

/** A message after `READY`: the reply, or the error of the code. */
export type ProcessAnswer<Reply> = { readonly reply: Reply } | { readonly error: string };

export interface ProcessOptions extends WorkerLimits {
  /** URL of the script, which calls `serveSingleJobs`. */
  readonly script: string;
  /** Priority below other processes, from 0 to 19. */
  readonly niceness: number;
}

/**
 * A process for one job at a time with native code: a thread cannot be ended while native code runs
 * in it, and its memory limit does not count native memory. Three limits bound the memory: that of
 * the system, where there is one, that of the heap, and a thread that watches the memory of the
 * whole process (`watchMemory`). The process ends with its parent.
 */
export class ProcessWorker<Request extends object, Reply> extends SingleJobWorker<Request, Reply> {
  readonly #child: ChildProcess;
  readonly #hasEnded: Promise<void>;

  constructor(options: ProcessOptions) {
    super({ kind: 'process', jobMs: options.milliseconds, idleMs: IDLE_MS });
    this.#child = startChild(options);
    this.#hasEnded = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#fail(signal, `The process ended with code ${code ?? '?'}.`);
        resolve();
      });
      this.#child.on('error', ({ message }) => {
        this.#fail(null, message);
        if (this.#child.pid === undefined) resolve(); // never started, so never exits
      });
    });
    this.#child.on('message', (message: typeof READY | ProcessAnswer<Reply>) => {
      if (message === READY) this.markReady();
      else if ('error' in message) this.stop({ type: 'failed', reason: message.error });
      else this.complete(message.reply);
    });
  }

  protected send(request: Request): void {
    this.#child.send(request);
  }

  protected keepAlive(isBusy: boolean): void {
    const { channel } = this.#child;
    for (const handle of [this.#child, channel]) {
      if (isBusy) handle?.ref();
      else handle?.unref();
    }
  }

  protected terminate(): Promise<void> {
    this.#child.kill('SIGKILL');
    return this.#hasEnded;
  }

  /** The system and `watchMemory` kill without a message; our own code passes a reason. */
  #fail(signal: NodeJS.Signals | null, reason: string): void {
    if (!this.isReady) this.stop({ type: 'notLoaded', reason });
    else this.stop(signal ? { type: 'tooMuchMemory' } : { type: 'failed', reason });
  }
}

function startChild({ script, megabytes, niceness }: ProcessOptions): ChildProcess {
  const heap = `--max-old-space-size=${megabytes}`;
  const isLimited = existsSync(SHELL);
  return fork(fileURLToPath(script), [SINGLE_JOBS, String(megabytes), String(niceness)], {
    env: {}, // workers get no secrets
    ...(isLimited && { execPath: SHELL }),
    execArgv: isLimited
      ? [
          '-c',
          LIMITED(megabytes + OWN_MEGABYTES + THREADS * codeMegabytes()),
          process.execPath,
          heap,
        ]
      : [heap],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
