/** Someone who does one thing at a time and can be sent away in the middle of it. */
export interface Expert<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly terminate: () => void;
}

/** Asks one worker at a time. */
export interface LatestOnly<Question, Answer> {
  /** The answer; null if a newer question came, or the end. Rejects if the worker fails. */
  readonly ask: (question: Question) => Promise<Answer | null>;
  /** No more answers. */
  readonly stop: () => void;
}

/**
 * Only the newest question is answered: a worker that is still busy with an older one is sent away and replaced.
 * An idle worker is kept for the next question.
 */
export function latestOnly<Question, Answer>(
  spawn: () => Expert<Question, Answer>,
): LatestOnly<Question, Answer> {
  let idle: Expert<Question, Answer> | null = null;
  let abandon: (() => void) | null = null;

  function stop(): void {
    abandon?.();
    abandon = null;
    idle?.terminate();
    idle = null;
  }

  return {
    ask(question) {
      abandon?.();
      const worker = idle ?? spawn();
      idle = null;
      return new Promise((resolve, reject) => {
        const leave = () => {
          worker.terminate();
          resolve(null);
        };
        abandon = leave;
        worker.ask(question).then(
          (answer) => {
            if (abandon !== leave) return;
            abandon = null;
            idle = worker;
            resolve(answer);
          },
          (reason: unknown) => {
            if (abandon !== leave) return;
            abandon = null;
            worker.terminate();
            reject(reason instanceof Error ? reason : new Error(String(reason)));
          },
        );
      });
    },
    stop,
  };
}
