import { message } from '#texts/message.ts';
import { digit, letter, type KeyRow } from '#ui/board/access/keyRows.ts';

/** What keys ask for: to go on or back, or to see the board otherwise. */
export type WalkCommand = 'walk.on' | 'walk.back' | 'fit' | 'zoom.in' | 'zoom.out';

/** The key of hints goes on, those of the history go both ways, those of the view stay. */
export const WALK_KEYS: readonly KeyRow<WalkCommand>[] = [
  letter('h', message('walk.on'), 'walk.on'),
  letter('y', message('walk.on'), 'walk.on'),
  letter('z', message('walk.back'), 'walk.back'),
  letter('+', message('help.keyZoomIn'), 'zoom.in'),
  letter('=', message('help.keyZoomIn'), 'zoom.in'),
  letter('-', message('help.keyZoomOut'), 'zoom.out'),
  digit(0, message('help.keyFit'), 'fit'),
];
