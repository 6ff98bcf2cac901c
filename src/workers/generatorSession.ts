import { writeGridText } from '#engine/codec/gridText.ts';
import { generate } from '#engine/generate/generate.ts';
import type { Generated, NotFound, Wish, WorkLimits } from '#engine/generate/Wish.ts';

/** A wish for a worker. */
export interface GenerateRequest {
  /** Increases with every request. */
  readonly id: number;
  readonly wish: Wish;
  readonly limits: WorkLimits;
}

/** A puzzle as it comes from a worker. Grids are texts. */
export interface MadePuzzle {
  readonly type: 'made';
  readonly recipe: string;
  readonly grid: string;
  readonly solution: string;
  readonly hardest: number;
  readonly score: number;
  /** The reasons of the first steps; see `Quality`. */
  readonly opening: string;
  readonly clues: number;
}

/** The progress or the result of the request with the id. */
export type GenerateReply = { readonly id: number } & (
  | { readonly type: 'progress'; readonly tried: number }
  | MadePuzzle
  | Pick<NotFound, 'type' | 'reason' | 'seen'>
);

/** Makes the puzzle of the newest request, one slice of time after another. */
export interface GeneratorSession {
  /** Drop an older request. */
  readonly ask: (request: GenerateRequest) => void;
  /**
   * Go on until a time in milliseconds of the clock. The reply is the progress or the result; null
   * if there is nothing to do.
   */
  readonly runUntil: (endMs: number) => GenerateReply | null;
}

/** A session without a request. */
export function createGeneratorSession(now: () => number): GeneratorSession {
  let id = 0;
  let run: ReturnType<typeof generate> | null = null;
  return {
    ask(request) {
      id = request.id;
      run = generate(request.wish, request.limits);
    },
    runUntil(endMs) {
      if (!run) return null;
      for (;;) {
        const step = run.next();
        if (step.done === true) {
          run = null;
          return { id, ...resultOf(step.value) };
        }
        if (now() >= endMs) return { id, type: 'progress', tried: step.value.tried };
      }
    },
  };
}

function resultOf(result: Generated | NotFound) {
  if (result.type === 'notFound') {
    const { type, reason, seen } = result;
    return { type, reason, seen };
  }
  const { recipe, grid, solution, rating, quality, clues } = result;
  return {
    type: 'made',
    recipe,
    grid: writeGridText(grid),
    solution: writeGridText(solution),
    hardest: rating.hardest,
    score: quality.score,
    opening: quality.opening,
    clues,
  } as const;
}
