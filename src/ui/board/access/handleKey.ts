import type { KeyboardEvent } from 'react';
import type { MessageId } from '#texts/message.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { boardKey, type Question, nextLandmark, type Landmark } from './boardKeys.ts';
import { isTurnedOff } from './useKeyTable.ts';
import { translator } from '#ui/shared/texts/texts.ts';

/**
 * Keys that do not end a stroke of the held space bar. All other keys end it, because some screen
 * readers send no keyup.
 */
const GOES_ON: ReadonlySet<string> = new Set([
  ...[' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'Shift', 'Control', 'Alt', 'Meta'],
]);

/** Run the command of a key on the board. Answers are written to the live region. */
export function handleKey(
  event: KeyboardEvent,
  store: BoardStore,
  region: HTMLElement | null,
): void {
  const command = isTurnedOff(event) ? null : boardKey(event, store.mode);
  if (command || event.key === ' ') event.preventDefault(); // Space would scroll
  if (!GOES_ON.has(event.key)) store.actor.send({ type: 'key.release' });
  if (!command) return;
  if (command.type === 'ask') void answer(store, command.about).then((words) => say(region, words));
  else if (command.type === 'read') void readAtCursor(store, (words) => say(region, words));
  else if (command.type !== 'jump') store.actor.send(command);
  else if (!jumped(store, command.to, command.step))
    say(region, translator.current()(NOTHING[command.to]));
}

const NOTHING = {
  empty: 'board.noEmptyLeft',
  error: 'board.noError',
  clue: 'board.noSymbols',
} as const satisfies Readonly<Record<Landmark, MessageId>>;

/** Move the cursor to the next landmark; false if there is none. */
function jumped({ actor, current }: BoardStore, to: Landmark, step: 1 | -1): boolean {
  const { cursor } = actor.getSnapshot().context;
  const cell = nextLandmark(current(), cursor.cell, to, step);
  if (cell === null) return false;
  actor.send({ type: 'cursor.show', cell });
  return true;
}

/** Open or close the reading at the cursor. Its texts are loaded on demand. */
async function readAtCursor(
  { actor, reader, current }: BoardStore,
  onWords: (words: string) => void,
): Promise<void> {
  const { cell } = actor.getSnapshot().context.cursor;
  if (!reader.read(cell, 'key')) {
    onWords(translator.current()('board.noSymbolHere'));
    return;
  }
  const reading = reader.current();
  if (reading === null) return;
  onWords(
    await import('./clueNotes.ts').then(
      ({ clueNotes, spokenNotes }) =>
        spokenNotes(clueNotes(translator.current(), current(), reading)),
      needsNetwork,
    ),
  );
}

/** Answers are lazy: their module loads with the first question. */
async function answer(store: BoardStore, about: Question): Promise<string> {
  return import('./answerTo.ts').then(
    ({ answerTo }) => answerTo(translator.current(), store, about),
    needsNetwork,
  );
}

function needsNetwork(): string {
  return translator.current()('board.needsNetwork');
}

/** Announce a sentence. A space is added to a repeated sentence, so that it is announced again. */
function say(region: HTMLElement | null, sentence: string): void {
  if (!region) return;
  region.textContent = region.textContent === sentence ? `${sentence}\u00a0` : sentence;
}
