import type { ComponentType, ReactNode } from 'react';
import { Heart } from 'lucide-react';
import { useText } from '#ui/shared/texts/texts.ts';

/** A small label for a state. */
export function Chip({
  icon: Icon,
  isAccented = false,
  children,
}: {
  icon?: ComponentType<{ className?: string }> | undefined;
  isAccented?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex h-6.5 flex-none items-center gap-1.5 rounded-[9px] px-2.25 text-note ${isAccented ? 'text-primary inset-ring inset-ring-primary' : 'bg-fill-2'}`}
    >
      {Icon && <Icon className="size-3.5" aria-hidden />}
      {children}
    </span>
  );
}

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
