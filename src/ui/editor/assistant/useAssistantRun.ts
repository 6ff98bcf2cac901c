import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import {
  assistantMachine,
  type AssistantQuery,
  type AssistantEvent,
} from '#machines/assistantMachine.ts';
import { spawnAssistant } from '#workers/spawnAssistant.ts';
import { onSettings, settings } from '#ui/shared/settings/settings.ts';
import { puzzleSelector } from './usePuzzle.ts';
import { puzzleText } from './useSolverRun.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { restingGrid } from '#ui/board/restingGrid.ts';

export type AssistantRun = ActorRefFrom<typeof assistantMachine>;

/** Answers in a worker, which starts with the first question. */
const assistantActor = fromCallback<AssistantQuery>(({ receive, sendBack }) => {
  const { ask, stop } = spawnAssistant({
    onReply: (reply) => sendBack({ type: 'assistant.reply', reply }),
    onFailed: (message) => sendBack({ type: 'assistant.fail', message }),
  });
  receive(({ request }) => ask(request));
  return stop;
});

/** Sends the puzzle on the board and the setting of the assistant. */
function editorActor({ actor }: BoardStore, isUsed: boolean) {
  return fromCallback<AssistantEvent>(({ sendBack }) => {
    const select = puzzleSelector();
    let puzzle: ReturnType<typeof select> | null = null;
    let isOn = false;
    const tellPuzzle = () => {
      const next = select(restingGrid(actor.getSnapshot().context));
      if (next === puzzle) return;
      puzzle = next;
      sendBack({ type: 'puzzle.changed', puzzle: { grid: next, text: puzzleText(next) } });
    };
    const tellSetting = () => {
      if ((isUsed && settings().liveAssistant) === isOn) return;
      isOn = !isOn;
      sendBack({ type: isOn ? 'assistant.start' : 'assistant.stop' });
    };
    tellPuzzle();
    tellSetting();
    const subscription = actor.subscribe(tellPuzzle);
    const offSettings = onSettings(tellSetting);
    return () => {
      subscription.unsubscribe();
      offSettings();
    };
  });
}

/** The assistant of a board. It lives as long as the component, and never starts if unused. */
export function useAssistantRun(store: BoardStore, isUsed: boolean): AssistantRun {
  const [machine] = useState(() =>
    assistantMachine.provide({
      actors: { assistant: assistantActor, editor: editorActor(store, isUsed) },
    }),
  );
  return useActorRef(machine);
}
