import type { Hint, HintBoard } from '#engine/explain/Hints.ts';
import type { ColoredCell } from '#engine/explain/Step.ts';
import { startExplainer } from './startExplainer.ts';

/** A worker that is still busy with an older board after this time is replaced. */
const STUCK_MS = 300;
/** Timeout of a hint. */
const LATE_MS = 20_000;

/** A request about a board. */
export interface HintRequest {
  /** Identifies the request that a reply answers. */
  readonly id: number;
  readonly board: HintBoard;
  /** Requests all obvious cells instead of the next hint. */
  readonly isObvious: boolean;
}

export type HintReply =
  | { readonly id: number; readonly hint: Hint }
  | { readonly id: number; readonly obvious: readonly ColoredCell[] };

/** The callbacks of the hint source. */
export interface HintListener {
  readonly onReply: (reply: HintReply) => void;
  readonly onFailed: () => void;
}

/** A worker that answers requests about one puzzle, one after the other. */
export interface HintWorker {
  readonly send: (request: HintRequest) => Promise<HintReply>;
  readonly terminate: () => void;
}

/** Hints computed in a worker. */
export interface HintSource {
  /** Send a request; one that is still queued is dropped. */
  readonly ask: (request: HintRequest) => void;
  /** Terminates the worker; no further reply is sent. */
  readonly stop: () => void;
}

/**
 * Hints for a puzzle in a worker, which starts with the first request. The newest board wins. The
 * caller has to stop it.
 *
 * @param puzzle grid text
 */
export function spawnHints(
  puzzle: string,
  { onReply, onFailed }: HintListener,
  start: (puzzle: string) => HintWorker = startWorker,
): HintSource {
  let worker: HintWorker | null = null;
  /** The request being answered. */
  let current: HintRequest | null = null;
  let next: HintRequest | null = null;
  let stuck: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  const rest = () => {
    clearTimeout(stuck);
    clearTimeout(late);
    stuck = undefined;
    current = null;
  };
  const end = () => {
    rest();
    worker?.terminate();
    worker = null;
  };
  const fail = () => {
    end();
    onFailed();
  };
  const begin = () => {
    if (!next) return;
    const request = next;
    [current, next] = [request, null];
    late = setTimeout(fail, LATE_MS);
    const asked: HintWorker = (worker ??= start(puzzle));
    asked.send(request).then(
      (reply) => {
        if (worker !== asked) return;
        rest();
        onReply(reply);
        begin();
      },
      () => {
        if (worker === asked) fail();
      },
    );
  };

  return {
    ask(request) {
      if (current && isSame(current, request)) return;
      next = request;
      if (!current) begin();
      else
        stuck ??= setTimeout(() => {
          end();
          begin();
        }, STUCK_MS);
    },
    stop() {
      next = null;
      end();
    },
  };
}

function isSame(a: HintRequest, b: HintRequest): boolean {
  return a.id === b.id && a.isObvious === b.isObvious;
}

function startWorker(puzzle: string): HintWorker {
  const { ask, terminate } = startExplainer(puzzle);
  return {
    async send({ id, board, isObvious }) {
      if (isObvious) return { id, obvious: await ask((remote) => remote.obvious(board)) };
      return { id, hint: await ask<Hint>((remote) => remote.hint(board)) };
    },
    terminate,
  };
}
