import { proxy, wrap } from 'comlink';
import type { Wish, WorkLimits } from '#engine/generate/Wish.ts';
import type { RemoteGenerator } from './generate.worker.ts';
import type { GenerateReply, GenerateRequest } from './generatorSession.ts';

/** A worker that has not received a newer wish after this time is replaced. */
const STUCK_MS = 300;

/** The callbacks of a generator. */
export interface GeneratorListener {
  readonly onReply: (reply: GenerateReply) => void;
  readonly onFailed: () => void;
}

/** A worker that makes the puzzle of its newest request. */
export interface GeneratorWorker {
  /** Resolves as soon as the worker has received the request. */
  readonly ask: (request: GenerateRequest) => Promise<void>;
  readonly terminate: () => void;
}

/** A generator in a worker. */
export interface RemoteMaker {
  /** Make a puzzle, in place of that of an older wish. Returns the id of its replies. */
  readonly make: (wish: Wish, limits: WorkLimits) => number;
  /** Terminates the worker; no further reply is sent. */
  readonly stop: () => void;
}

/** A generator in a worker, which starts with the first wish. The caller has to stop it. */
export function spawnGenerator(
  listener: GeneratorListener,
  start: (listener: GeneratorListener) => GeneratorWorker = startWorker,
): RemoteMaker {
  let worker: GeneratorWorker | null = null;
  let newest: GenerateRequest | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let id = 0;
  /** False while the worker loads, which may take long. */
  let hasStarted = false;

  const end = () => {
    hasStarted = false;
    clearTimeout(watch);
    watch = undefined;
    worker?.terminate();
    worker = null;
  };

  const post = (request: GenerateRequest) => {
    const asked: GeneratorWorker = (worker ??= start({
      onReply(reply) {
        if (worker === asked && reply.id === newest?.id) listener.onReply(reply);
      },
      onFailed() {
        if (worker === asked) fail();
      },
    }));
    // One timer for all pending wishes, started by the first of them.
    if (hasStarted)
      watch ??= setTimeout(() => {
        end();
        if (newest) post(newest);
      }, STUCK_MS);
    asked.ask(request).then(
      () => {
        if (worker !== asked) return;
        hasStarted = true;
        if (request !== newest) return;
        clearTimeout(watch);
        watch = undefined;
      },
      () => {
        if (worker === asked) fail();
      },
    );
  };

  const fail = () => {
    end();
    newest = null;
    listener.onFailed();
  };

  return {
    make(wish, limits) {
      newest = { id: ++id, wish, limits };
      post(newest);
      return id;
    },
    stop() {
      newest = null;
      end();
    },
  };
}

function startWorker({ onReply, onFailed }: GeneratorListener): GeneratorWorker {
  const worker = new Worker(new URL('./generate.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', onFailed);
  const remote = wrap<RemoteGenerator>(worker);
  const listening = remote.listen(proxy(onReply));
  return {
    async ask(request) {
      await listening;
      await remote.ask(request);
    },
    terminate: () => worker.terminate(),
  };
}
