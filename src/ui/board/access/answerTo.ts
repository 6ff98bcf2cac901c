import type { Translator } from '#texts/translator.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import type { Question } from './boardKeys.ts';
import { spokenCounts } from './spokenCounts.ts';
import { spokenBoard, spokenRegion } from './spokenSummary.ts';

/** Answer to a question about the board, for screen readers. */
export function answerTo(t: Translator, { actor, current }: BoardStore, about: Question): string {
  const snapshot = current();
  const { cell } = actor.getSnapshot().context.cursor;
  switch (about) {
    case 'board':
      return spokenBoard(t, snapshot);
    case 'counts':
      return spokenCounts(t, snapshot, cell);
    case 'region':
      return t.say(spokenRegion(snapshot.board, cell));
  }
}
