import { message } from '#texts/message.ts';
import { useRandomPuzzle } from '#ui/library/lists/useRandomPuzzle.ts';
import { useText } from '#ui/shared/texts/useText.ts';

/** Opens a random puzzle of the site, or a built-in one while the site has none. */
export function LuckyButton({ className, instead }: { className: string; instead: string }) {
  const t = useText();
  const { open, isBusy } = useRandomPuzzle(message('home.luckyNone'), instead);
  return (
    <button
      type="button"
      className={`${className} aria-busy:cursor-progress aria-busy:opacity-60`}
      aria-busy={isBusy}
      onClick={() => void open()}
    >
      {t('home.lucky')}
    </button>
  );
}
