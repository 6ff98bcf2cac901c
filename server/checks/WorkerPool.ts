import { type JobEnd, SingleJobWorker, type WorkerLimits, READY } from './SingleJobWorker.ts';
import { Worker } from 'node:worker_threads';

/**
 * A worker thread for one job at a time. Its script sends `READY` once it has loaded, and answers
 * each message with one message.
 */
class ThreadWorker<Request, Reply> extends SingleJobWorker<Request, Reply> {
  readonly #worker: Worker;

  constructor(script: string, { milliseconds, megabytes }: WorkerLimits) {
    super({ kind: 'worker', jobMs: milliseconds, idleMs: null });
    this.#worker = new Worker(new URL(script), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      env: {}, // workers get no secrets
      execArgv: [],
    });
    this.#worker.on('message', (message: typeof READY | Reply) => {
      if (message === READY) this.markReady();
      else this.complete(message);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The worker ended by itself.')));
  }

  protected send(request: Request): void {
    this.#worker.postMessage(request);
  }

  protected keepAlive(isBusy: boolean): void {
    if (isBusy) this.#worker.ref();
    else this.#worker.unref();
  }

  protected terminate(): Promise<unknown> {
    return this.#worker.terminate();
  }

  #fail(error: Error): void {
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const type = this.isReady ? 'failed' : 'notLoaded';
    const reason = error.stack ?? error.message;
    this.stop(isMemory ? { type: 'tooMuchMemory' } : { type, reason });
  }
}

/** Size of a pool and of its queue. */
export interface PoolOptions extends WorkerLimits {
  /** URL of the workers' script, see `ThreadWorker`. */
  readonly script: string;
  readonly workers: number;
  readonly waiting: number;
  /** Limit of queued jobs per account. */
  readonly waitingOfOne: number;
  /** Time limit for a queued job. */
  readonly waitingMilliseconds: number;
}

/** Outcome of a job: `busy` if no worker became free in time. */
export type PoolEnd<Reply> = JobEnd<Reply> | { readonly type: 'busy' };

/** Owner and lifetime of a job. */
export interface JobOptions {
  readonly signal?: AbortSignal | undefined;
  /** The account that causes the job; each job without one counts as an account of its own. */
  readonly account?: string | undefined;
}

interface Job<Request, Reply> {
  readonly request: Request;
  readonly signal: AbortSignal | undefined;
  /** The account, or a unique symbol. */
  readonly account: unknown;
  readonly settle: (end: PoolEnd<Reply>) => void;
}

/**
 * Workers that share one queue. They are started on demand, and replaced when a job has ended one.
 * One job per account runs at a time, and accounts take turns: a job waits for at most one job of
 * any other account.
 */
export class WorkerPool<Request, Reply> {
  readonly #options: PoolOptions;
  readonly #start: () => SingleJobWorker<Request, Reply>;
  readonly #idle: SingleJobWorker<Request, Reply>[] = [];
  readonly #busy = new Set<SingleJobWorker<Request, Reply>>();
  /** Queued jobs, each with the cleanup to run when it leaves the queue. */
  readonly #waiting = new Map<Job<Request, Reply>, () => void>();
  /** The queued jobs by account; the account with the next turn is first. */
  readonly #turns = new Map<unknown, Job<Request, Reply>[]>();
  /** Accounts with a running job. */
  readonly #served = new Set<unknown>();
  #isClosed = false;

  /** A pool of threads, or of other workers. */
  constructor(
    options: PoolOptions,
    start: () => SingleJobWorker<Request, Reply> = () => new ThreadWorker(options.script, options),
  ) {
    this.#options = options;
    this.#start = start;
  }

  /** Run a job as soon as a worker is free. */
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

  /** End all workers; running jobs are aborted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of [...this.#waiting.keys()]) this.#sendAway(job, { type: 'busy' });
    await Promise.all([...this.#idle, ...this.#busy].map((worker) => worker.end()));
  }

  #canBegin({ account }: Job<Request, Reply>): boolean {
    return this.#busy.size < this.#options.workers && !this.#served.has(account);
  }

  /**
   * True if a job can be queued. If the queue is full, the account with most queued jobs loses its
   * last one to an account with fewer.
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

  /** The first job of the account with the next turn. */
  #takeNext(): Job<Request, Reply> | null {
    for (const [account, [next]] of this.#turns) {
      if (!next || this.#served.has(account)) continue;
      this.#takeOut(next);
      return next;
    }
    return null;
  }

  /** Move the account behind all queued accounts. */
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

  /** An idle worker may have ended by itself. */
  #idleWorker(): SingleJobWorker<Request, Reply> | undefined {
    let worker = this.#idle.pop();
    while (worker?.isOver === true) worker = this.#idle.pop();
    return worker;
  }
}
