import { invariant } from '#base/invariant.ts';
import type { CheckReply, CheckRequest } from '../checks/protocol.ts';
import { ProcessWorker } from '../checks/ProcessWorker.ts';
import { WorkerPool, type PoolOptions } from '../checks/WorkerPool.ts';
import type { PreviewCard } from './PreviewCard.ts';

/** Draws link previews in a separate process. */
export interface Previews {
  /** A PNG; null if the process is busy. Rejected only by a bug. */
  draw(this: void, card: PreviewCard): Promise<Uint8Array<ArrayBuffer> | null>;
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
  return { draw, close: () => pool.close() };
}

/** Rendered pictures by ETag: an LRU cache with a size limit. */
export class PictureCache {
  readonly #maxBytes: number;
  readonly #pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #drawing = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * The cached picture, or a new one; concurrent callers share one rendering. Null if it cannot be
   * drawn now.
   */
  async get(
    tag: string,
    draw: () => Promise<Uint8Array<ArrayBuffer> | null>,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const cached = this.#pictures.get(tag);
    if (cached) {
      this.#pictures.delete(tag); // most recently used last
      this.#pictures.set(tag, cached);
      return cached;
    }
    const underWay = this.#drawing.get(tag);
    if (underWay) return underWay;
    const drawing = draw().finally(() => this.#drawing.delete(tag));
    this.#drawing.set(tag, drawing);
    const picture = await drawing;
    if (picture) this.#store(tag, picture);
    return picture;
  }

  #store(tag: string, picture: Uint8Array<ArrayBuffer>): void {
    if (picture.byteLength > this.#maxBytes) return; // all others would go for it, and then it too
    this.#pictures.set(tag, picture);
    this.#bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of this.#pictures) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#pictures.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
