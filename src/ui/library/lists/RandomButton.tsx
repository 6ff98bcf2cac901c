import { Dices } from 'lucide-react';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { useRandomPuzzle } from './useRandomPuzzle.ts';

/** Opens a random puzzle. */
export function RandomButton() {
  const t = useText();
  const { open, isBusy } = useRandomPuzzle();
  return (
    <button
      type="button"
      className={`${buttonClass('outline')} aria-busy:cursor-progress aria-busy:opacity-60`}
      aria-busy={isBusy}
      onClick={() => void open()}
    >
      <Dices className="size-4.5" aria-hidden />
      {t('lists.random')}
    </button>
  );
}
