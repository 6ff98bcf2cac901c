import { Lightbulb } from 'lucide-react';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/** Asks for a hint, or for more of it. */
export function HintButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  return (
    <IconButton
      icon={Lightbulb}
      label={t('play.hint')}
      keys="H"
      size="size-10 pointer-coarse:size-12 phone:size-12 flat:max-[640px]:w-10! flat:max-[360px]:w-8.5!"
      onPress={onPress}
    />
  );
}
