import { useEffect } from 'react';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';

/** Stored for the tab once the notice was shown in it, so that a reload does not repeat it. */
const NO_CANVAS_KEY = 'noCanvasSaid';

let isSaid = false;

/** Stands where the canvas would: says once in a tab why the still board stays. */
export function NoCanvas() {
  useEffect(() => {
    if (isSaid || readOfTab(NO_CANVAS_KEY) !== null) return;
    isSaid = true; // also where the tab can store nothing
    writeOfTab(NO_CANVAS_KEY, 'true');
    notify({ kind: 'error', message: message('board.noCanvas') });
  }, []);
  return null;
}
