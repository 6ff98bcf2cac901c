import { Worker } from 'node:worker_threads';
import { READY, SingleJobWorker, type WorkerLimits } from './SingleJobWorker.ts';

/**
 * A worker thread for one job at a time. Its script sends `READY` once it has loaded, and answers
 * each message with one message.
 */
export class ThreadWorker<Request, Reply> extends SingleJobWorker<Request, Reply> {
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
