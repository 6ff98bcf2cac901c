/** A worker that handles one request at a time and can be terminated meanwhile. */
export interface RequestWorker<Request, Response> {
  readonly send: (request: Request) => Promise<Response>;
  readonly terminate: () => void;
}

/** A queue of which only the latest request is answered. */
export interface LatestOnly<Request, Response> {
  /** The response; null if a newer request or `stop` came first. Rejects if the worker fails. */
  readonly send: (request: Request) => Promise<Response | null>;
  /** Terminates the worker. A later request spawns a new one. */
  readonly stop: () => void;
}

/**
 * Answers only the latest request: a worker that is still busy with an older one is terminated and
 * replaced. An idle worker is reused.
 */
export function latestOnly<Request, Response>(
  spawn: () => RequestWorker<Request, Response>,
): LatestOnly<Request, Response> {
  let idle: RequestWorker<Request, Response> | null = null;
  let cancel: (() => void) | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
    idle?.terminate();
    idle = null;
  }

  return {
    send(request) {
      cancel?.();
      const worker = idle ?? spawn();
      idle = null;
      return new Promise((resolve, reject) => {
        const cancelThis = () => {
          worker.terminate();
          resolve(null);
        };
        cancel = cancelThis;
        worker.send(request).then(
          (response) => {
            if (cancel !== cancelThis) return;
            cancel = null;
            idle = worker;
            resolve(response);
          },
          (reason: unknown) => {
            if (cancel !== cancelThis) return;
            cancel = null;
            worker.terminate();
            reject(reason instanceof Error ? reason : new Error(String(reason)));
          },
        );
      });
    },
    stop,
  };
}
