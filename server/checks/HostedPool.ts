import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type JobOptions, type PoolEnd, type PoolOptions, WorkerPool } from './WorkerPool.ts';
import { READY } from './SingleJobWorker.ts';
import { setPriority } from 'node:os';

/** Messages to the process that hosts the workers. */
export type HostMessage<Request> =
  | { readonly type: 'start'; readonly pool: PoolOptions; readonly niceness: number }
  | {
      readonly type: 'run';
      readonly id: number;
      readonly request: Request;
      readonly account: string | undefined;
    }
  | { readonly type: 'abort'; readonly id: number };

/** Its messages after `READY`. */
export interface HostAnswer<Reply> {
  readonly id: number;
  readonly end: PoolEnd<Reply>;
}

export interface HostOptions {
  /** Script of the process, which calls `hostWorkers`. */
  readonly host: URL;
  readonly pool: PoolOptions;
  /** Priority below other processes, from 0 to 19. */
  readonly niceness: number;
  /** Called when the process ended by itself. It is restarted for the next job. */
  readonly onCrash: (reason: string) => void;
}

/**
 * A pool of worker threads in a separate process, since a thread that runs out of memory by one
 * large allocation takes its process with it. The process is started on demand; while idle it does
 * not keep this process alive.
 */
export class HostedPool<Request, Reply> {
  readonly #options: HostOptions;
  readonly #jobs = new Map<number, (end: PoolEnd<Reply>) => void>();
  #host: ChildProcess | null = null;
  #hasLoaded = false;
  #hasEnded: Promise<void> = Promise.resolve();
  #isClosed = false;
  #lastId = 0;

  constructor(options: HostOptions) {
    this.#options = options;
  }

  /** Run a job as soon as a worker is free. */
  run(request: Request, { signal, account }: JobOptions = {}): Promise<PoolEnd<Reply>> {
    if (signal?.aborted === true) return Promise.resolve({ type: 'aborted' });
    if (this.#isClosed) return Promise.resolve({ type: 'busy' });
    return new Promise((resolve) => {
      const id = ++this.#lastId;
      const abort = () => this.#send({ type: 'abort', id });
      signal?.addEventListener('abort', abort);
      this.#jobs.set(id, (end) => {
        signal?.removeEventListener('abort', abort);
        resolve(end);
      });
      this.#host ??= this.#start();
      this.#send({ type: 'run', id, request, account });
    });
  }

  /** End the process; running jobs are aborted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#host?.connected === true) this.#host.disconnect();
    await this.#hasEnded;
  }

  #start(): ChildProcess {
    const { host: file, pool, niceness } = this.#options;
    const host = fork(fileURLToPath(file), {
      env: {}, // workers get no secrets
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#hasLoaded = false;
    this.#hasEnded = new Promise((resolve) => {
      host.once('exit', (code, signal) => {
        this.#lose(signal ?? `code ${code ?? '?'}`);
        resolve();
      });
    });
    host.on('message', (message: typeof READY | HostAnswer<Reply>) => this.#onMessage(message));
    host.on('error', ({ message }) => {
      if (host.pid === undefined) this.#lose(message); // never started, so never exits
    });
    host.send({ type: 'start', pool, niceness } satisfies HostMessage<Request>);
    return host;
  }

  #send(message: HostMessage<Request>): void {
    const host = this.#host;
    if (!host?.connected) return;
    host.ref();
    host.channel?.ref();
    host.send(message);
  }

  #onMessage(message: typeof READY | HostAnswer<Reply>): void {
    if (message === READY) this.#hasLoaded = true;
    else this.#settle(message.id, message.end);
  }

  #settle(id: number, end: PoolEnd<Reply>): void {
    const settle = this.#jobs.get(id);
    this.#jobs.delete(id);
    if (this.#jobs.size === 0) {
      this.#host?.unref();
      this.#host?.channel?.unref();
    }
    settle?.(end);
  }

  /** If several jobs were running, the cause is unknown, so they may be retried. */
  #lose(reason: string): void {
    this.#host = null;
    const end = this.#endOfLost(`The process of the workers ended: ${reason}.`);
    for (const id of [...this.#jobs.keys()]) this.#settle(id, end);
  }

  #endOfLost(reason: string): PoolEnd<Reply> {
    if (this.#isClosed) return { type: 'aborted' };
    if (!this.#hasLoaded) return { type: 'notLoaded', reason };
    this.#options.onCrash(reason);
    return { type: this.#jobs.size > 1 ? 'busy' : 'tooMuchMemory' };
  }
}

/** Run a pool in this process for its parent, and end with the parent. */
export function hostWorkers(): void {
  const post = (message: typeof READY | HostAnswer<unknown>) => process.send?.(message);
  const aborts = new Map<number, AbortController>();
  let pool: WorkerPool<unknown, unknown> | null = null;

  const run = async (id: number, request: unknown, account?: string) => {
    const abort = new AbortController();
    aborts.set(id, abort);
    const end = await pool?.run(request, { signal: abort.signal, account });
    aborts.delete(id);
    if (end) post({ id, end });
  };

  process.on('message', (message: HostMessage<unknown>) => {
    switch (message.type) {
      case 'start':
        setPriority(message.niceness);
        pool = new WorkerPool(message.pool);
        break;
      case 'run':
        void run(message.id, message.request, message.account);
        break;
      case 'abort':
        aborts.get(message.id)?.abort();
    }
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends its signal to all processes, but the parent may finish its running work.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  post(READY);
}
