import { Delete } from 'lucide-react';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { useHasNumberInHand, type NumberTyping } from '#ui/editor/useNumberTyping.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const DIGIT =
  'min-h-11 min-w-0 flex-1 rounded-control bg-fill-2 text-[17px] lining-nums tabular-nums active:bg-fill-3';

/** Digits for the last clue, where there is no keyboard; empty without a number in hand. */
export function DigitPad({ store, typing }: { store: BoardStore; typing: NumberTyping }) {
  const t = useText();
  if (!useHasNumberInHand(store)) return null;
  return (
    <div className="flex gap-1 px-4 pb-1" role="group" aria-label={t('tools.digits')}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className={DIGIT}
          onPointerDown={(event) => event.preventDefault()} // the board keeps the focus
          onClick={() => typing.type(digit)}
        >
          {digit}
        </button>
      ))}
      <IconButton
        icon={Delete}
        label={t('tools.removeNumber')}
        size="size-11 flex-none"
        onPress={() => typing.type('Backspace')}
      />
    </div>
  );
}
