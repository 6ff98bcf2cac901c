import { message, type Text } from '#texts/message.ts';
import type { MistakeRungId, RungId } from '#engine/explain/Rung.ts';

/** Rungs of both kinds of hints, and the actions after the last one. */
export type AnyRungId = RungId | MistakeRungId | 'apply' | 'undo';

/** Names of the rungs. */
export const RUNG_NAMES: Readonly<Record<AnyRungId, Text>> = {
  where: message('hints.rungWhere'),
  which: message('hints.rungWhich'),
  cell: message('hints.rungCell'),
  trial: message('hints.rungTrial'),
  why: message('hints.rungWhy'),
  apply: message('hints.rungApply'),
  notice: message('hints.rungNotice'),
  since: message('hints.rungSince'),
  region: message('hints.rungRegion'),
  reason: message('hints.rungReason'),
  cells: message('hints.rungCells'),
  undo: message('hints.rungUndo'),
};

/** Labels of the button that shows a rung or runs the action after the last one. */
export const RUNG_ACTIONS: Readonly<Record<AnyRungId, Text>> = {
  where: message('hints.askWhere'),
  which: message('hints.askWhich'),
  cell: message('hints.askCell'),
  trial: message('hints.startTrial'),
  why: message('hints.askWhy'),
  apply: message('hints.doApply'),
  notice: message('hints.askWhere'),
  since: message('hints.askSince'),
  region: message('hints.askWhere'),
  reason: message('hints.askWhy'),
  cells: message('hints.askCells'),
  undo: message('hints.doUndo'),
};
