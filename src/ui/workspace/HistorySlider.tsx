import { useSelector } from '@xstate/react';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { useNoteArrival } from './noteArrival.ts';

/** A slider over the steps of the history. */
export function HistorySlider({ store }: { store: BoardStore }) {
  const t = useText();
  useNoteArrival();
  const step = useSelector(store.actor, ({ context: { history } }) => history.past.length);
  const steps = useSelector(
    store.actor,
    ({ context: { history } }) => history.past.length + history.future.length,
  );
  const words = t('play.historyStep', { step, steps });
  return (
    <label className="flex flex-col gap-1 text-meta text-muted lining-nums tabular-nums max-xl:flex-row max-xl:items-center max-xl:gap-3 phone:flex-col phone:items-stretch phone:gap-1">
      <span>{words}</span>
      <input
        type="range"
        className="h-6 w-full accent-primary"
        min={0}
        max={steps}
        value={step}
        disabled={steps === 0}
        aria-label={t('play.history')}
        aria-valuetext={words}
        onChange={({ target }) =>
          store.actor.send({ type: 'history.jump', step: target.valueAsNumber })
        }
      />
    </label>
  );
}
