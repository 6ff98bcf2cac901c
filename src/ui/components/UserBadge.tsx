import { Heart } from 'lucide-react';
import { useText } from '../texts/useText.ts';

/** Somebody who supports the site now; below, they did once. */
const SUPPORTS = 2;
const MOST = 3;

/**
 * The badge after the name of somebody who supports the site, by level: 1 did once, an outline; 2
 * does, in the accent; 3 does most, filled. Nothing for others.
 */
export function UserBadge({ level }: { level: number }) {
  const t = useText();
  if (level <= 0) return null;
  return (
    <span className={`inline-flex flex-none ${level >= SUPPORTS ? 'text-primary' : 'text-muted'}`}>
      <Heart className={`size-3.75 ${level >= MOST ? 'fill-current' : ''}`} aria-hidden />
      <span className="sr-only">{t('frame.supporter', { level })}</span>
    </span>
  );
}
