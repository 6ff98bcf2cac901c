import { Heart, ShieldCheck } from 'lucide-react';
import type { UserBrief } from '#contract/shapes.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** From this level on, the account supports the site now; level 1 supported it once. */
const SUPPORTS = 2;
const MOST = 3;

/**
 * The badges after a name: a shield for moderators, which protects against impersonation, and a
 * heart for supporters.
 */
export function UserBadge({ user }: { user: Pick<UserBrief, 'moderator' | 'supporter'> }) {
  return (
    <>
      {user.moderator && <ModeratorBadge />}
      {user.supporter > 0 && <SupporterBadge level={user.supporter} />}
    </>
  );
}

function ModeratorBadge() {
  const t = useText();
  return (
    <span className="inline-flex flex-none text-primary" title={t('frame.moderator')}>
      <ShieldCheck className="size-3.75" aria-hidden />
      <span className="sr-only">{t('frame.moderator')}</span>
    </span>
  );
}

/**
 * The badge by level: 1 supported once, an outline; 2 supports now, in the accent color; 3 supports
 * most, filled.
 */
function SupporterBadge({ level }: { level: number }) {
  const t = useText();
  return (
    <span className={`inline-flex flex-none ${level >= SUPPORTS ? 'text-primary' : 'text-muted'}`}>
      <Heart className={`size-3.75 ${level >= MOST ? 'fill-current' : ''}`} aria-hidden />
      <span className="sr-only">{t('frame.supporter', { level })}</span>
    </span>
  );
}
