import { Worker } from 'node:worker_threads';

/** The first message of a worker. */
export const READY = 'ready';

/** Time limit for the start of a worker. It does not count against the job that waits. */
const START_MS = 30_000;

/** Limits of a worker. */
export interface WorkerLimits {
  /** Per job. */
  readonly milliseconds: number;
  /** Of the heap. */
  readonly megabytes: number;
}

/** Outcome of a job that a worker has started. */
export type JobEnd<Reply> =
  | { readonly type: 'done'; readonly reply: Reply }
  /** It exceeded its time, or its memory. */
  | { readonly type: 'tooLong' }
  | { readonly type: 'tooMuchMemory' }
  | { readonly type: 'aborted' }
  /** Its code threw an exception. */
  | { readonly type: 'failed'; readonly reason: string }
  /** The script does not exist. */
  | { readonly type: 'notLoaded'; readonly reason: string };

/** A worker that runs one job at a time, under limits. */
export interface Watched<Request, Reply> {
  /** True if it can take no more jobs. */
  readonly isOver: boolean;
  /** Do a job. Only when the one before has ended. */
  run(request: Request, signal?: AbortSignal): Promise<JobEnd<Reply>>;
  /** End it; what it does is aborted. */
  end(): Promise<void>;
}

/**
 * A worker thread that runs one job at a time and is ended for good when a job exceeds its limits,
 * throws or is aborted. Its script sends `READY` once it has loaded, and answers each message with
 * one message. While idle it does not keep the process alive.
 */
export class WatchedWorker<Request, Reply> implements Watched<Request, Reply> {
  readonly #worker: Worker;
  readonly #limits: WorkerLimits;
  readonly #loading: NodeJS.Timeout;
  #isReady = false;
  #isOver = false;
  #end: Promise<unknown> = Promise.resolve();
  /** The running job. */
  #job: {
    readonly request: Request;
    readonly settle: (end: JobEnd<Reply>) => void;
    timer?: NodeJS.Timeout;
  } | null = null;

  constructor(script: string, limits: WorkerLimits) {
    this.#limits = limits;
    this.#worker = new Worker(new URL(script), {
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      env: {}, // workers get no secrets
      execArgv: [],
    });
    this.#worker.on('message', (message: typeof READY | Reply) => this.#hear(message));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The worker ended by itself.')));
    this.#loading = setTimeout(() => {
      this.#fail(new Error('The worker did not load.'));
    }, START_MS);
  }

  /** True if it can take no more jobs. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Do a job. Only when the one before has ended. */
  run(request: Request, signal?: AbortSignal): Promise<JobEnd<Reply>> {
    return new Promise((resolve) => {
      const abort = () => this.#stop({ type: 'aborted' });
      const settle = (end: JobEnd<Reply>) => {
        signal?.removeEventListener('abort', abort);
        resolve(end);
      };
      this.#job = { request, settle };
      this.#worker.ref();
      signal?.addEventListener('abort', abort);
      if (this.#isReady) this.#begin();
    });
  }

  /** End it; what it does is aborted. */
  async end(): Promise<void> {
    this.#stop({ type: 'aborted' });
    await this.#end;
  }

  #hear(message: typeof READY | Reply): void {
    if (this.#isOver) return;
    if (message === READY) {
      clearTimeout(this.#loading);
      this.#isReady = true;
      if (this.#job) this.#begin();
      else this.#worker.unref();
    } else {
      this.#worker.unref();
      this.#settle({ type: 'done', reply: message });
    }
  }

  #begin(): void {
    if (!this.#job) return;
    const { milliseconds } = this.#limits;
    this.#job.timer = setTimeout(() => this.#stop({ type: 'tooLong' }), milliseconds);
    this.#worker.postMessage(this.#job.request);
  }

  #fail(error: Error): void {
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const type = this.#isReady ? 'failed' : 'notLoaded';
    const reason = error.stack ?? error.message;
    this.#stop(isMemory ? { type: 'tooMuchMemory' } : { type, reason });
  }

  #stop(end: JobEnd<Reply>): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#loading);
    this.#end = this.#worker.terminate();
    this.#settle(end);
  }

  #settle(end: JobEnd<Reply>): void {
    const job = this.#job;
    this.#job = null;
    clearTimeout(job?.timer);
    job?.settle(end);
  }
}
