import { useEffect } from 'react';
import { message } from '#texts/message.ts';
import { notify } from '../platform/notices.ts';

let isSaid = false;

/** Stands where the canvas would: says once a visit why the still board stays. */
export function NoCanvas() {
  useEffect(() => {
    if (isSaid) return;
    isSaid = true;
    notify({ kind: 'error', message: message('board.noCanvas') });
  }, []);
  return null;
}
