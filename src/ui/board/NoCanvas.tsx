import { useEffect } from 'react';
import { notify } from '../platform/notices.ts';

const SENTENCE =
  'This browser cannot draw the moving board, so you see a still one: everything but zoom works on it.';

let isSaid = false;

/** Stands where the canvas would: says once a visit why the still board stays. */
export function NoCanvas() {
  useEffect(() => {
    if (isSaid) return;
    isSaid = true;
    notify({ kind: 'error', message: SENTENCE });
  }, []);
  return null;
}
