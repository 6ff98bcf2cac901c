import { Lightbulb } from 'lucide-react';
import { IconButton, METER_SIZE } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { PlayHints } from './useHints.tsx';

/** The button for a hint, or for its next rung. */
export function HintButton({ hints: { onAsk, onNear } }: { hints: PlayHints }) {
  const t = useText();
  return (
    <IconButton
      icon={Lightbulb}
      label={t('play.hint')}
      keys="H"
      size={METER_SIZE}
      onPress={onAsk}
      onNear={onNear}
    />
  );
}
