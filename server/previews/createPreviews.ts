import { invariant } from '#base/invariant.ts';
import type { CheckReply, CheckRequest } from '../checks/protocol.ts';
import { ProcessWorker } from '../checks/ProcessWorker.ts';
import { WorkerPool, type PoolOptions } from '../checks/WorkerPool.ts';
import type { FirstBoard } from './drawFirstBoard.ts';
import type { PreviewCard } from './PreviewCard.ts';

/** Draws link previews, and the first boards of pages, in a separate process. */
export interface Previews {
  /** A PNG; null if the process is busy. Rejected only by a bug. */
  draw(this: void, card: PreviewCard): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * A board as HTML for its page; empty if pages show none of it at first, null if the process is
   * busy. Rejected only by a bug.
   */
  drawFirstBoard(this: void, board: FirstBoard): Promise<string | null>;
  /** End the process; pictures in progress are dropped. */
  close(this: void): Promise<void>;
}

/**
 * Limits of drawing: one picture at a time, and a short queue. Four of the largest boards take 280
 * MB.
 */
export const PREVIEW_LIMITS: Omit<PoolOptions, 'script'> = {
  workers: 1,
  milliseconds: 5000,
  megabytes: 512,
  waiting: 24,
  waitingOfOne: 24,
  waitingMilliseconds: 10_000,
};

/** Requests of users have priority. */
const NICENESS = 10;

/** Previews drawn by a process whose script is the build of `checks/worker.ts`. */
export function createPreviews(
  script: URL,
  onMistake: (error: Error) => void,
  limits: Omit<PoolOptions, 'script'> = PREVIEW_LIMITS,
): Previews {
  const options = { script: script.href, niceness: NICENESS, ...limits };
  const pool = new WorkerPool<CheckRequest, CheckReply>(options, () => new ProcessWorker(options));
  const draw = async (card: PreviewCard): Promise<Uint8Array<ArrayBuffer> | null> => {
    const end = await pool.run({ type: 'draw', card });
    switch (end.type) {
      case 'done':
        invariant(end.reply.type === 'picture', 'the process answers what it is asked');
        return new Uint8Array(end.reply.png);
      case 'failed':
        onMistake(new Error(end.reason));
        return await withoutBoards(card);
      case 'tooLong':
      case 'tooMuchMemory':
        return await withoutBoards(card);
      case 'busy':
      case 'aborted':
        return null;
      case 'notLoaded':
        throw new Error(end.reason);
    }
  };
  /** Fallback: the texts without boards. */
  const withoutBoards = async (card: PreviewCard) =>
    card.boards.length === 0 && card.portrait === null
      ? null
      : await draw({ ...card, boards: [], portrait: null });
  const drawFirstBoard = async (board: FirstBoard): Promise<string | null> => {
    const end = await pool.run({ type: 'drawFirstBoard', board });
    switch (end.type) {
      case 'done':
        invariant(end.reply.type === 'firstBoard', 'the process answers what it is asked');
        return end.reply.html ?? '';
      case 'failed':
        onMistake(new Error(end.reason));
        return '';
      case 'tooLong':
      case 'tooMuchMemory':
        return '';
      case 'busy':
      case 'aborted':
        return null;
      case 'notLoaded':
        throw new Error(end.reason);
    }
  };
  return { draw, drawFirstBoard, close: () => pool.close() };
}
