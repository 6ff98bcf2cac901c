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
  /** The time or memory limit was exceeded. */
  | { readonly type: 'tooLong' }
  | { readonly type: 'tooMuchMemory' }
  | { readonly type: 'aborted' }
  /** Its code threw an exception. */
  | { readonly type: 'failed'; readonly reason: string }
  /** The script does not exist. */
  | { readonly type: 'notLoaded'; readonly reason: string };

interface WorkerSetup {
  /** Name of this kind of worker in messages. */
  readonly kind: 'worker' | 'process';
  /** Time limit of a job. */
  readonly jobMs: number;
  /** An idle worker ends after this time; null keeps it. */
  readonly idleMs: number | null;
}

/**
 * A thread or process that runs one job at a time, and is ended for good when a job exceeds its
 * limits, throws or is aborted. It starts at once, and a job waits until it has loaded. While idle
 * it does not keep this process alive.
 */
export abstract class SingleJobWorker<Request, Reply> {
  readonly #setup: WorkerSetup;
  /** Of the start, of the running job, or of idling. */
  #timer: NodeJS.Timeout;
  #isReady = false;
  #isOver = false;
  #ended: Promise<unknown> = Promise.resolve();
  /** The running job. */
  #job: {
    readonly request: Request;
    readonly settle: (end: JobEnd<Reply>) => void;
  } | null = null;

  constructor(setup: WorkerSetup) {
    this.#setup = setup;
    this.#timer = setTimeout(() => {
      this.stop({ type: 'notLoaded', reason: `The ${setup.kind} did not load.` });
    }, START_MS);
  }

  /** True if it can take no more jobs. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Run a job. Requires that the previous one has ended. */
  run(request: Request, signal?: AbortSignal): Promise<JobEnd<Reply>> {
    return new Promise((resolve) => {
      const abort = () => this.stop({ type: 'aborted' });
      const settle = (end: JobEnd<Reply>) => {
        signal?.removeEventListener('abort', abort);
        resolve(end);
      };
      this.#job = { request, settle };
      this.keepAlive(true);
      signal?.addEventListener('abort', abort);
      if (this.#isReady) this.#begin();
    });
  }

  /** End the worker; its job is aborted. */
  async end(): Promise<void> {
    this.stop({ type: 'aborted' });
    await this.#ended;
  }

  /** True once the script has loaded. */
  protected get isReady(): boolean {
    return this.#isReady;
  }

  /** The script has loaded: start the job that waits. */
  protected markReady(): void {
    if (this.#isOver) return;
    this.#isReady = true;
    if (this.#job) this.#begin();
    else this.#rest();
  }

  /** The job has an answer. */
  protected complete(reply: Reply): void {
    if (this.#isOver) return;
    this.#rest();
    this.#settle({ type: 'done', reply });
  }

  /** End the worker with this outcome of its job. */
  protected stop(end: JobEnd<Reply>): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#ended = this.terminate();
    this.#settle(end);
  }

  /** Send a request to the script. */
  protected abstract send(request: Request): void;

  /** Set whether the worker keeps this process alive. */
  protected abstract keepAlive(isBusy: boolean): void;

  /** End the thread or process; resolves when it has ended. */
  protected abstract terminate(): Promise<unknown>;

  #begin(): void {
    clearTimeout(this.#timer);
    if (!this.#job) return;
    this.#timer = setTimeout(() => this.stop({ type: 'tooLong' }), this.#setup.jobMs);
    this.send(this.#job.request);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    const { idleMs } = this.#setup;
    if (idleMs !== null)
      this.#timer = setTimeout(() => this.stop({ type: 'aborted' }), idleMs).unref();
    this.keepAlive(false);
  }

  #settle(end: JobEnd<Reply>): void {
    const job = this.#job;
    this.#job = null;
    job?.settle(end);
  }
}
