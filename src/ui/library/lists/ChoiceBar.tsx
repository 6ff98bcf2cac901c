import type { ChangeEvent } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

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
