import { WatchedWorker, type JobEnd, type Watched, type WorkerLimits } from './WatchedWorker.ts';

/** How many workers there are, and how many jobs may wait for them. */
export interface PoolOptions extends WorkerLimits {
  /** The address of the code of the workers, see `WatchedWorker`. */
  readonly script: string;
  readonly workers: number;
  readonly waiting: number;
  /** How long a job may wait. */
  readonly waitingMilliseconds: number;
}

/** How a job ended: `busy` if no worker had time for it. */
export type PoolEnd<Reply> = JobEnd<Reply> | { readonly type: 'busy' };

interface Job<Request, Reply> {
  readonly request: Request;
  readonly signal: AbortSignal | undefined;
  readonly settle: (end: PoolEnd<Reply>) => void;
}

/**
 * Workers that share one queue. They are started when they are needed, and replaced when a job has
 * ended one.
 */
export class WorkerPool<Request, Reply> {
  readonly #options: PoolOptions;
  readonly #start: () => Watched<Request, Reply>;
  readonly #idle: Watched<Request, Reply>[] = [];
  readonly #busy = new Set<Watched<Request, Reply>>();
  /** Jobs that wait, and what to do when they are taken out of the queue. */
  readonly #waiting = new Map<Job<Request, Reply>, () => void>();
  #isClosed = false;

  /** A pool of threads, or of other workers. */
  constructor(
    options: PoolOptions,
    start: () => Watched<Request, Reply> = () => new WatchedWorker(options.script, options),
  ) {
    this.#options = options;
    this.#start = start;
  }

  /** Do a job as soon as a worker is free. */
  run(request: Request, signal?: AbortSignal): Promise<PoolEnd<Reply>> {
    return new Promise((settle) => {
      const job = { request, signal, settle };
      if (signal?.aborted === true) settle({ type: 'aborted' });
      else if (this.#isClosed) settle({ type: 'busy' });
      else if (this.#busy.size < this.#options.workers) void this.#work(job);
      else if (this.#waiting.size < this.#options.waiting) this.#wait(job);
      else settle({ type: 'busy' });
    });
  }

  /** End all workers; what they do is aborted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of [...this.#waiting.keys()]) this.#sendAway(job, { type: 'busy' });
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.end()));
  }

  #wait(job: Job<Request, Reply>): void {
    const abort = () => this.#sendAway(job, { type: 'aborted' });
    const timer = setTimeout(() => {
      this.#sendAway(job, { type: 'busy' });
    }, this.#options.waitingMilliseconds);
    job.signal?.addEventListener('abort', abort);
    this.#waiting.set(job, () => {
      clearTimeout(timer);
      job.signal?.removeEventListener('abort', abort);
    });
  }

  #sendAway(job: Job<Request, Reply>, end: PoolEnd<Reply>): void {
    this.#takeOut(job);
    job.settle(end);
  }

  #takeOut(job: Job<Request, Reply>): void {
    this.#waiting.get(job)?.();
    this.#waiting.delete(job);
  }

  async #work(job: Job<Request, Reply>): Promise<void> {
    const worker = this.#idleWorker() ?? this.#start();
    this.#busy.add(worker);
    const end = await worker.run(job.request, job.signal);
    this.#busy.delete(worker);
    if (!worker.isOver) this.#idle.push(worker);
    const [next] = this.#waiting.keys();
    if (next) {
      this.#takeOut(next);
      void this.#work(next);
    }
    job.settle(end);
  }

  /** Workers can also end while they have nothing to do. */
  #idleWorker(): Watched<Request, Reply> | undefined {
    let worker = this.#idle.pop();
    while (worker?.isOver === true) worker = this.#idle.pop();
    return worker;
  }
}
