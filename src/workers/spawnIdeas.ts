import { wrap } from 'comlink';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { IdeaWish } from '#engine/setter/Idea.ts';
import { endOf } from './endOf.ts';
import type { IdeaReply, RemoteIdeas } from './ideaFinder.ts';
import { latestOnly, type RequestWorker } from './latestOnly.ts';

/** A board in the colors of its author, and the question about it. */
interface IdeaRequest {
  readonly board: Grid;
  readonly wish: IdeaWish;
}

/** Finds ideas in a worker. Only the latest request gets a result, older ones get null. */
export interface RemoteSetter {
  readonly find: (board: Grid, wish: IdeaWish) => Promise<IdeaReply | null>;
  /** Terminates the worker. */
  readonly stop: () => void;
}

function spawnWorker(): RequestWorker<IdeaRequest, IdeaReply> {
  const worker = new Worker(new URL('./ideas.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<RemoteIdeas>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  failed.catch(() => undefined); // reported to the callers of `find`
  return {
    send: ({ board, wish }) => Promise.race([remote.find(writeGridText(board), wish), failed]),
    terminate: endOf(worker, remote),
  };
}

/** Ideas from a worker that is spawned with the first request. The caller has to stop it. */
export function spawnIdeas(): RemoteSetter {
  const { send, stop } = latestOnly(spawnWorker);
  return { find: (board, wish) => send({ board, wish }), stop };
}
