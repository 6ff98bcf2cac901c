import {
  ClipboardPaste,
  Eraser,
  FlipHorizontal2,
  RotateCcwSquare,
  RotateCwSquare,
  Scissors,
  X,
} from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import type { ClipActions } from './useClipboard.ts';

/** What can be done with what is chosen, and with what is to be pasted. */
export function ClipBar({ actions }: { actions: ClipActions }) {
  const { clip, onCut, onPaste, onTurn, onClear, onCancel } = actions;
  const isChosen = clip.stage.kind === 'chosen';
  const isPasting = clip.stage.kind === 'pasting';
  return (
    <div className="flex flex-wrap gap-1" role="group" aria-label="Copy and paste">
      <IconButton icon={Scissors} label="Cut" isDisabled={!isChosen} onPress={onCut} />
      <IconButton
        icon={ClipboardPaste}
        label="Paste"
        isPressed={isPasting}
        onPress={isPasting ? onCancel : onPaste}
      />
      <IconButton
        icon={RotateCcwSquare}
        label="Turn left"
        keys=","
        isDisabled={!clip.held}
        onPress={() => onTurn('left')}
      />
      <IconButton
        icon={RotateCwSquare}
        label="Turn right"
        keys="."
        isDisabled={!clip.held}
        onPress={() => onTurn('right')}
      />
      <IconButton
        icon={FlipHorizontal2}
        label="Mirror"
        keys="M"
        isDisabled={!clip.held}
        onPress={() => onTurn('mirror')}
      />
      <IconButton
        icon={Eraser}
        label="Empty these cells"
        isDisabled={!isChosen}
        onPress={onClear}
      />
      <IconButton
        icon={X}
        label="Choose nothing"
        keys="Escape"
        isDisabled={clip.stage.kind === 'none'}
        onPress={onCancel}
      />
    </div>
  );
}
