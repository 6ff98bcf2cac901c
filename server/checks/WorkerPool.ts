import { WatchedWorker, type JobEnd, type Watched, type WorkerLimits } from './WatchedWorker.ts';

/** How many workers there are, and how many jobs may wait for them. */
export interface PoolOptions extends WorkerLimits {
  /** The address of the code of the workers, see `WatchedWorker`. */
  readonly script: string;
  readonly workers: number;
  readonly waiting: number;
  /** How many of them may be of one account. */
  readonly waitingOfOne: number;
  /** How long a job may wait. */
  readonly waitingMilliseconds: number;
}

/** How a job ended: `busy` if no worker had time for it. */
export type PoolEnd<Reply> = JobEnd<Reply> | { readonly type: 'busy' };

/** For whom a job is done, and for how long it is wanted. */
export interface JobOptions {
  readonly signal?: AbortSignal | undefined;
  /** The account that causes it; jobs without one are each like one of another account. */
  readonly account?: string | undefined;
}

interface Job<Request, Reply> {
  readonly request: Request;
  readonly signal: AbortSignal | undefined;
  /** The account, or something that no other job has. */
  readonly account: unknown;
  readonly settle: (end: PoolEnd<Reply>) => void;
}

/**
 * Workers that share one queue. They are started when they are needed, and replaced when a job has
 * ended one. One job of an account is done at a time, and accounts take turns: whatever one of them
 * asks for, another one waits for a single job of it.
 */
export class WorkerPool<Request, Reply> {
  readonly #options: PoolOptions;
  readonly #start: () => Watched<Request, Reply>;
  readonly #idle: Watched<Request, Reply>[] = [];
  readonly #busy = new Set<Watched<Request, Reply>>();
  /** Jobs that wait, and what to do when they are taken out of the queue. */
  readonly #waiting = new Map<Job<Request, Reply>, () => void>();
  /** The same jobs by account; the account whose turn is next stands first. */
  readonly #turns = new Map<unknown, Job<Request, Reply>[]>();
  /** Accounts with a job under way. */
  readonly #served = new Set<unknown>();
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
  run(request: Request, { signal, account }: JobOptions = {}): Promise<PoolEnd<Reply>> {
    return new Promise((settle) => {
      const job = { request, signal, account: account ?? Symbol('no account'), settle };
      if (signal?.aborted === true) settle({ type: 'aborted' });
      else if (this.#isClosed) settle({ type: 'busy' });
      else if (this.#canBegin(job)) void this.#work(job);
      else if (this.#makeRoom(job)) this.#wait(job);
      else settle({ type: 'busy' });
    });
  }

  /** End all workers; what they do is aborted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of [...this.#waiting.keys()]) this.#sendAway(job, { type: 'busy' });
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.end()));
  }

  #canBegin({ account }: Job<Request, Reply>): boolean {
    return this.#busy.size < this.#options.workers && !this.#served.has(account);
  }

  /**
   * Whether a job can wait. Where the queue is full, the account that has most in it gives way to
   * one that has less.
   */
  #makeRoom({ account }: Job<Request, Reply>): boolean {
    const { waiting, waitingOfOne } = this.#options;
    const own = this.#turns.get(account)?.length ?? 0;
    if (own >= waitingOfOne) return false;
    if (this.#waiting.size < waiting) return true;
    const most = [...this.#turns.values()].reduce<readonly Job<Request, Reply>[]>(
      (longest, jobs) => (jobs.length > longest.length ? jobs : longest),
      [],
    );
    const last = most.at(-1);
    if (!last || most.length <= own + 1) return false;
    this.#sendAway(last, { type: 'busy' });
    return true;
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
    this.#turns.set(job.account, [...(this.#turns.get(job.account) ?? []), job]);
  }

  #sendAway(job: Job<Request, Reply>, end: PoolEnd<Reply>): void {
    this.#takeOut(job);
    job.settle(end);
  }

  #takeOut(job: Job<Request, Reply>): void {
    this.#waiting.get(job)?.();
    this.#waiting.delete(job);
    const rest = this.#turns.get(job.account)?.filter((other) => other !== job) ?? [];
    if (rest.length === 0) this.#turns.delete(job.account);
    else this.#turns.set(job.account, rest);
  }

  /** The first job of the account whose turn it is. */
  #takeNext(): Job<Request, Reply> | null {
    for (const [account, [next]] of this.#turns) {
      if (!next || this.#served.has(account)) continue;
      this.#takeOut(next);
      return next;
    }
    return null;
  }

  /** The turn of an account comes after those of all that wait. */
  #endTurn(account: unknown): void {
    this.#served.delete(account);
    const rest = this.#turns.get(account);
    this.#turns.delete(account);
    if (rest) this.#turns.set(account, rest);
  }

  async #work(job: Job<Request, Reply>): Promise<void> {
    const worker = this.#idleWorker() ?? this.#start();
    this.#busy.add(worker);
    this.#served.add(job.account);
    const end = await worker.run(job.request, job.signal);
    this.#busy.delete(worker);
    this.#endTurn(job.account);
    if (!worker.isOver) this.#idle.push(worker);
    const next = this.#takeNext();
    if (next) void this.#work(next);
    job.settle(end);
  }

  /** Workers can also end while they have nothing to do. */
  #idleWorker(): Watched<Request, Reply> | undefined {
    let worker = this.#idle.pop();
    while (worker?.isOver === true) worker = this.#idle.pop();
    return worker;
  }
}
