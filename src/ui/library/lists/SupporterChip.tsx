import { Heart } from 'lucide-react';
import { useText } from '#ui/shared/texts/useText.ts';
import { Chip } from './Chip.tsx';

/** The badge of a supporter with text, for profile pages; nothing for others. */
export function SupporterChip({ level }: { level: number }) {
  const t = useText();
  if (level <= 0) return null;
  return (
    <Chip icon={level >= 3 ? FullHeart : Heart} isAccented={level >= 2}>
      {t('lists.supporterChip', { level })}
    </Chip>
  );
}

function FullHeart({ className }: { className?: string }) {
  return <Heart className={`fill-current ${className ?? ''}`} aria-hidden />;
}
