import { LayoutGrid, Lightbulb, Pencil, Search } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useText } from '#ui/shared/texts/useText.ts';
import { currentIn, PLACES } from './places.ts';

const ICONS = {
  '/search': Search,
  '/learn': Lightbulb,
  '/create': Pencil,
  '/my-stuff': LayoutGrid,
} as const;

/** The places of the site at the foot of a phone, on pages that leave room for them. */
export function PhoneBar() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-19 flex bg-base-100 px-1 pb-[env(safe-area-inset-bottom)] group-data-immersive/site:hidden sm:hidden"
      aria-label={t('site.navigation')}
    >
      {PLACES.map(({ to, section, label }) => {
        const Icon = ICONS[section];
        return (
          <Link
            key={to}
            className="flex h-16 min-w-0 flex-auto flex-col items-center justify-center gap-1 rounded-control text-[13px]/none text-muted aria-[current=page]:font-strong aria-[current=page]:text-base-content"
            to={to}
            aria-current={currentIn(section, pathname)}
          >
            <Icon className="size-[23px] stroke-[1.6]" aria-hidden />
            <span className="max-w-full truncate">{t(label)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
