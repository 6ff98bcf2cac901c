import { type ChangeEvent, useState } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { MAX_IDS } from '#contract/shapes.ts';

/** The actions on the chosen items, sticky at the bottom of the window. */
export function ChoiceBar({
  count,
  canChoose,
  act,
  onChooseAll,
  onDone,
}: {
  count: number;
  canChoose: boolean;
  act: { readonly label: string; readonly opensDialog: boolean; readonly run: () => void };
  onChooseAll: () => void;
  onDone: () => void;
}) {
  const t = useText();
  return (
    <div
      className="sticky bottom-4 z-2 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-dock bg-base-300 p-2 ps-4 shadow-float max-sm:bottom-[calc(80px+env(safe-area-inset-bottom))]"
      role="toolbar"
      aria-label={t('collections.selected')}
    >
      <span className="me-2 tabular-nums" role="status">
        {t('collections.chosen', { count })}
      </span>
      <Button size="small" disabled={!canChoose} onClick={onChooseAll}>
        {t('collections.chooseAll')}
      </Button>
      <Button
        size="small"
        disabled={count === 0}
        {...(act.opensDialog && { 'aria-haspopup': 'dialog' })}
        onClick={act.run}
      >
        {act.label}
      </Button>
      <Button kind="primary" size="small" onClick={onDone}>
        {t('collections.done')}
      </Button>
    </div>
  );
}

/** The change handler of an item's checkbox: with Shift it chooses a range of items. */
export function handleChoice(onChoose: (isChosen: boolean, isRange: boolean) => void) {
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChoose(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
}

interface Listed {
  readonly id: string;
}

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();

/**
 * The selection in a list: single items, ranges with Shift, or all, up to the limit of ids in one
 * call. Items that leave the list are deselected.
 */
export function useChosen<Item extends Listed>(
  items: readonly Item[],
  canChoose: (item: Item) => boolean,
) {
  const [chosen, setChosen] = useState(NONE);
  const [last, setLast] = useState<number | null>(null);
  const choosable = items.filter(canChoose).map(({ id }) => id);
  const here: Ids = new Set(choosable.filter((id) => chosen.has(id)));
  return {
    chosen: here,
    canChooseAny: choosable.length > 0,
    choose: (index: number, isChosen: boolean, isRange: boolean) => {
      const from = isRange && last !== null ? last : index;
      const range = items.slice(Math.min(from, index), Math.max(from, index) + 1);
      const ids = range.filter(canChoose).map(({ id }) => id);
      const next = isChosen ? new Set([...here, ...ids]) : without(here, ids);
      setChosen(new Set([...next].slice(0, MAX_IDS)));
      setLast(index);
    },
    chooseAll: () => setChosen(new Set(choosable.slice(0, MAX_IDS))),
    chooseNone: () => setChosen(NONE),
  };
}

function without(ids: Ids, others: readonly string[]): Ids {
  const gone = new Set(others);
  return new Set([...ids].filter((id) => !gone.has(id)));
}
