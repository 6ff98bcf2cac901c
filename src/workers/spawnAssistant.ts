import type { Text } from '#texts/message.ts';
import { proxy, wrap } from 'comlink';
import type { AssistantReply, AssistantRequest } from '#engine/assistant/session.ts';
import type { RemoteAssistant } from './remoteAssistant.ts';
import { endOf } from './endOf.ts';

/**
 * A worker that has not acknowledged a request after this time is in a long search and is replaced.
 */
const STUCK_MS = 1000;

/** The callbacks of the assistant. */
export interface AssistantListener {
  readonly onReply: (reply: AssistantReply) => void;
  readonly onFailed: (message: Text) => void;
}

/** A worker that answers the newest of its requests. */
export interface AssistantWorker {
  /** Resolves as soon as the worker has received the request. */
  readonly ask: (request: AssistantRequest) => Promise<void>;
  readonly terminate: () => void;
}

/** An assistant in a worker. */
export interface Assistant {
  /** Send a request; older ones are no longer answered. */
  readonly ask: (request: AssistantRequest) => void;
  /** Terminates the worker; no further reply is sent. */
  readonly stop: () => void;
}

/** An assistant in a worker, which starts with the first request. The caller has to stop it. */
export function spawnAssistant(
  listener: AssistantListener,
  start: (listener: AssistantListener) => AssistantWorker = startWorker,
): Assistant {
  let worker: AssistantWorker | null = null;
  let newest: AssistantRequest | null = null;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(watch);
    watch = undefined;
    worker?.terminate();
    worker = null;
  };

  const post = (request: AssistantRequest) => {
    const asked: AssistantWorker = (worker ??= start(onlyFrom(() => worker === asked, listener)));
    // One timer for all pending requests, started by the first of them.
    watch ??= setTimeout(() => {
      end();
      if (newest) post(newest);
    }, STUCK_MS);
    asked.ask(request).then(
      () => {
        if (worker !== asked || request !== newest) return;
        clearTimeout(watch);
        watch = undefined;
      },
      (error: unknown) => {
        if (worker !== asked) return;
        end();
        listener.onFailed(error instanceof Error ? error.message : String(error));
      },
    );
  };

  return {
    ask(request) {
      newest = request;
      post(request);
    },
    stop() {
      newest = null;
      end();
    },
  };
}

/** Drops messages of a worker that was replaced. */
function onlyFrom(isCurrent: () => boolean, listener: AssistantListener): AssistantListener {
  return {
    onReply: (reply) => {
      if (isCurrent()) listener.onReply(reply);
    },
    onFailed: (message) => {
      if (isCurrent()) listener.onFailed(message);
    },
  };
}

function startWorker({ onReply, onFailed }: AssistantListener): AssistantWorker {
  const worker = new Worker(new URL('./assistant.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', ({ message }) => onFailed(message));
  const remote = wrap<RemoteAssistant>(worker);
  const listening = remote.listen(proxy(onReply), proxy(onFailed));
  return {
    async ask(request) {
      await listening;
      await remote.ask(request);
    },
    terminate: endOf(worker, remote),
  };
}
