import { Worker } from 'node:worker_threads';

/** What a worker says first. */
export const READY = 'ready';

/** How long a worker may take to load. It is not counted to the job it waits for. */
const START_MS = 30_000;

/** What a worker may use. */
export interface WorkerLimits {
  /** For one job. */
  readonly milliseconds: number;
  /** Of the heap. */
  readonly megabytes: number;
}

/** How a job ended that a worker had begun. */
export type JobEnd<Reply> =
  | { readonly type: 'done'; readonly reply: Reply }
  /** It took longer than it may, or more memory. */
  | { readonly type: 'tooLong' }
  | { readonly type: 'tooMuchMemory' }
  | { readonly type: 'aborted' }
  /** Its code threw something. */
  | { readonly type: 'failed'; readonly reason: string }
  /** There is no such code. */
  | { readonly type: 'notLoaded'; readonly reason: string };

/** Something that does one job at a time, under limits. */
export interface Watched<Request, Reply> {
  /** Whether it can do no other job. */
  readonly isOver: boolean;
  /** Do a job. Only when the one before has ended. */
  run(request: Request, signal?: AbortSignal): Promise<JobEnd<Reply>>;
  /** End it; what it does is aborted. */
  end(): Promise<void>;
}

/**
 * A worker thread that does one job at a time and is ended when a job exceeds its limits, throws or
 * is aborted. It is of no use then. Its script says `READY` when it has loaded, and answers each
 * message with one. While it has nothing to do it does not keep the process alive.
 */
export class WatchedWorker<Request, Reply> implements Watched<Request, Reply> {
  readonly #worker: Worker;
  readonly #limits: WorkerLimits;
  readonly #loading: NodeJS.Timeout;
  #isReady = false;
  #isOver = false;
  #end: Promise<unknown> = Promise.resolve();
  /** The job under way. */
  #job: {
    readonly request: Request;
    readonly settle: (end: JobEnd<Reply>) => void;
    timer?: NodeJS.Timeout;
  } | null = null;

  constructor(script: string, limits: WorkerLimits) {
    this.#limits = limits;
    this.#worker = new Worker(new URL(script), {
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      env: {}, // it needs no secrets
      execArgv: [],
    });
    this.#worker.on('message', (message: typeof READY | Reply) => this.#hear(message));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The worker ended by itself.')));
    this.#loading = setTimeout(() => {
      this.#fail(new Error('The worker did not load.'));
    }, START_MS);
  }

  /** Whether it can do another job. */
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
