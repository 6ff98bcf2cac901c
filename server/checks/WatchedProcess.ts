import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { READY, type JobEnd, type Watched, type WorkerLimits } from './WatchedWorker.ts';

/** The argument that makes the script run `workAlone`. */
export const ALONE = 'alone';

/** Time limit for the start of a process. It does not count against the job that waits. */
const START_MS = 30_000;
/** A process without jobs ends after this time, to free its memory. */
const IDLE_MS = 60_000;

/** Writable memory of an idle Node: heaps, thread stacks, loaded libraries. */
const OWN_MEGABYTES = 256;
const SHELL = '/bin/sh';
/** Sets the system's limit on writable memory, where there is one, and executes the program. */
const LIMITED = (megabytes: number) => `ulimit -d ${megabytes * 1024} 2>/dev/null; exec "$0" "$@"`;

/** A message after `READY`: the reply, or the error of the code. */
export type LoneAnswer<Reply> = { readonly reply: Reply } | { readonly error: string };

export interface ProcessOptions extends WorkerLimits {
  /** URL of the script, which calls `workAlone`. */
  readonly script: string;
  /** Priority below other processes, from 0 to 19. */
  readonly niceness: number;
}

/**
 * A process that runs one job at a time with native code, and is killed when a job exceeds its
 * limits, throws or is aborted. A thread cannot be ended while native code runs in it, and its
 * memory limit does not count native memory. Three limits bound the memory: that of the system,
 * where there is one, that of the heap, and a thread that watches the memory of the whole process
 * (`watchMemory`). The process ends with its parent.
 */
export class WatchedProcess<Request extends object, Reply> implements Watched<Request, Reply> {
  readonly #child: ChildProcess;
  readonly #limits: WorkerLimits;
  readonly #hasEnded: Promise<void>;
  #timer: NodeJS.Timeout;
  #isReady = false;
  #isOver = false;
  /** The running job. */
  #job: {
    readonly request: Request;
    readonly settle: (end: JobEnd<Reply>) => void;
  } | null = null;

  constructor(options: ProcessOptions) {
    this.#limits = options;
    this.#child = startChild(options);
    this.#hasEnded = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.#lose(signal, `The process ended with code ${code ?? '?'}.`);
        resolve();
      });
      this.#child.on('error', ({ message }) => {
        this.#lose(null, message);
        if (this.#child.pid === undefined) resolve(); // never started, so never exits
      });
    });
    this.#child.on('message', (message: typeof READY | LoneAnswer<Reply>) => this.#hear(message));
    this.#timer = setTimeout(() => {
      this.#stop({ type: 'notLoaded', reason: 'The process did not load.' });
    }, START_MS);
  }

  /** True if it can take no more jobs. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Run a job. Requires that the previous one has ended. */
  run(request: Request, signal?: AbortSignal): Promise<JobEnd<Reply>> {
    return new Promise((resolve) => {
      const abort = () => this.#stop({ type: 'aborted' });
      const settle = (end: JobEnd<Reply>) => {
        signal?.removeEventListener('abort', abort);
        resolve(end);
      };
      this.#job = { request, settle };
      this.#child.ref();
      this.#child.channel?.ref();
      signal?.addEventListener('abort', abort);
      if (this.#isReady) this.#begin();
    });
  }

  /** Kill the process; its job is aborted. */
  async end(): Promise<void> {
    this.#stop({ type: 'aborted' });
    await this.#hasEnded;
  }

  #hear(message: typeof READY | LoneAnswer<Reply>): void {
    if (this.#isOver) return;
    if (message === READY) {
      this.#isReady = true;
      if (this.#job) this.#begin();
      else this.#rest();
    } else if ('error' in message) {
      this.#stop({ type: 'failed', reason: message.error });
    } else {
      this.#rest();
      this.#settle({ type: 'done', reply: message.reply });
    }
  }

  #begin(): void {
    clearTimeout(this.#timer);
    if (!this.#job) return;
    const { milliseconds } = this.#limits;
    this.#timer = setTimeout(() => this.#stop({ type: 'tooLong' }), milliseconds);
    this.#child.send(this.#job.request);
  }

  /** While idle, do not keep this process alive, and end after `IDLE_MS`. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop({ type: 'aborted' }), IDLE_MS).unref();
    this.#child.unref();
    this.#child.channel?.unref();
  }

  /** The system and `watchMemory` kill without a message; our own code passes a reason. */
  #lose(signal: NodeJS.Signals | null, reason: string): void {
    if (!this.#isReady) this.#stop({ type: 'notLoaded', reason });
    else this.#stop(signal ? { type: 'tooMuchMemory' } : { type: 'failed', reason });
  }

  #stop(end: JobEnd<Reply>): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#child.kill('SIGKILL');
    this.#settle(end);
  }

  #settle(end: JobEnd<Reply>): void {
    const job = this.#job;
    this.#job = null;
    job?.settle(end);
  }
}

function startChild({ script, megabytes, niceness }: ProcessOptions): ChildProcess {
  const heap = `--max-old-space-size=${megabytes}`;
  const isLimited = existsSync(SHELL);
  return fork(fileURLToPath(script), [ALONE, String(megabytes), String(niceness)], {
    env: {}, // workers get no secrets
    ...(isLimited && { execPath: SHELL }),
    execArgv: isLimited
      ? ['-c', LIMITED(megabytes + OWN_MEGABYTES), process.execPath, heap]
      : [heap],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
