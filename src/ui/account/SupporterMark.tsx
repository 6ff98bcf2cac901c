import { Flame, Heart } from 'lucide-react';
import { useText } from '../texts/useText.ts';

/** From here on somebody supports the site now; below, they did once. */
const SUPPORTS = 2;
const MOST = 3;

/** The badge of those who support the site, after their name; nothing for others. */
export function SupporterMark({ level }: { level: number }) {
  const t = useText();
  if (level === 0) return null;
  const Icon = level === MOST ? Heart : Flame;
  return (
    <span className={level >= SUPPORTS ? 'text-primary' : 'text-muted'}>
      <Icon className={`size-3.75 ${level === MOST ? 'fill-current' : ''}`} aria-hidden />
      <span className="sr-only">{t('account.supporter')}</span>
    </span>
  );
}
