import { inject } from 'vitest';
import type { Pictures } from '#server/pictures/Pictures.ts';
import { REDRAW_LIMITS, createPictures } from '#server/pictures/createPictures.ts';

/** The process that draws pictures anew, which test files share with nobody. */
export function startPictures(limits: Partial<typeof REDRAW_LIMITS> = {}): Pictures {
  return createPictures(
    new URL(inject('puzzleWorker')),
    (error) => {
      throw error;
    },
    { ...REDRAW_LIMITS, milliseconds: 20_000, waitingMilliseconds: 20_000, ...limits },
  );
}
