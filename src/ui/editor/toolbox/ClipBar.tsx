import {
  ClipboardPaste,
  Eraser,
  FlipHorizontal2,
  RotateCcwSquare,
  RotateCwSquare,
  Scissors,
  X,
} from 'lucide-react';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ClipActions } from './useClipboard.ts';

/** Buttons for the selected cells, and for the clip to be pasted. */
export function ClipBar({ actions }: { actions: ClipActions }) {
  const t = useText();
  const { clip, onCut, onPaste, onTurn, onClear, onCancel } = actions;
  const isChosen = clip.stage.kind === 'chosen';
  const isPasting = clip.stage.kind === 'pasting';
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label={t('create.clipboard')}>
      <IconButton icon={Scissors} label={t('create.cut')} isDisabled={!isChosen} onPress={onCut} />
      <IconButton
        icon={ClipboardPaste}
        label={t('create.paste')}
        isPressed={isPasting}
        onPress={isPasting ? onCancel : onPaste}
      />
      <IconButton
        icon={RotateCcwSquare}
        label={t('create.turnLeft')}
        keys=","
        isDisabled={!clip.held}
        onPress={() => onTurn('left')}
      />
      <IconButton
        icon={RotateCwSquare}
        label={t('create.turnRight')}
        keys="."
        isDisabled={!clip.held}
        onPress={() => onTurn('right')}
      />
      <IconButton
        icon={FlipHorizontal2}
        label={t('create.mirror')}
        keys="M"
        isDisabled={!clip.held}
        onPress={() => onTurn('mirror')}
      />
      <IconButton
        icon={Eraser}
        label={t('create.emptyCells')}
        isDisabled={!isChosen}
        onPress={onClear}
      />
      <IconButton
        icon={X}
        label={t('create.chooseNothing')}
        keys="Escape"
        isDisabled={clip.stage.kind === 'none'}
        onPress={onCancel}
      />
    </div>
  );
}
