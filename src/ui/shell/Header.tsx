import { SlidersHorizontal, Sun } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isRemembered } from '#ui/people/account/remembered.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { Logo } from '#ui/shared/components/Logo.tsx';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { latePart } from './FirstPage.tsx';

/**
 * The main pages, in the header and in the navigation bar of phones. All paths that begin with one
 * of `sections` belong to a page.
 */
export const PLACES = [
  { to: '/search/puzzles', sections: ['/search'], label: 'frame.search' },
  { to: '/play', sections: ['/play', '/daily'], label: 'site.play' },
  { to: '/learn', sections: ['/learn'], label: 'site.learn' },
  { to: '/create', sections: ['/create'], label: 'site.create' },
  { to: '/my-stuff/puzzles', sections: ['/my-stuff'], label: 'frame.myStuff' },
] as const;

/** The value of `aria-current` for sections: set if the path is in one of them. */
export function currentIn(sections: readonly string[], pathname: string): 'page' | undefined {
  return sections.some((it) => `${pathname}/`.startsWith(`${it}/`)) ? 'page' : undefined;
}

const SettingsDialog = lazyDialog(
  async () => (await import('#ui/workspace/SettingsDialog.tsx')).SettingsDialog,
);

/** The account area is loaded after the page. */
const SiteTools = latePart(async () => (await import('./SiteTools.tsx')).SiteTools);

/** The reserved width of the tools: support, and the button to sign in, or bell and picture. */
const ROOM = { visitor: 'w-38 lg:w-49', account: 'w-21 max-sm:w-25 lg:w-32' } as const;

const NAV_LINK =
  'flex min-h-10 items-center rounded-chip px-2 lg:px-3 text-muted hover:text-base-content aria-[current=page]:text-base-content last:max-[910px]:hidden';

/** The site's name, its places, theme, settings and account. */
export function Header() {
  const t = useText();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="relative flex h-header items-center gap-6 pr-page pl-8 has-data-panel:z-21 max-lg:gap-2 max-lg:pl-4 max-sm:pr-2 phone:group-data-immersive/site:hidden">
      <Link
        className="flex min-h-11 items-center gap-3 rounded-chip text-[23px]/none font-normal tracking-[-0.01em]"
        to="/"
      >
        <Logo size={28} />
        <span className="max-[359px]:sr-only sm:max-[790px]:sr-only">{PRODUCT}</span>
      </Link>
      <nav className="ms-2 flex gap-1 max-sm:hidden" aria-label={t('site.navigation')}>
        {PLACES.map(({ to, sections, label }) => (
          <Link key={to} className={NAV_LINK} to={to} aria-current={currentIn(sections, pathname)}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className="ms-auto flex items-center gap-1">
        <span className="max-sm:hidden">
          <ThemeSwitcher />
        </span>
        <button
          type="button"
          className={iconButtonClass('size-10 max-sm:size-12')}
          aria-label={t('site.settings')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden />
        </button>
        <Suspense fallback={<span className={ROOM[isRemembered() ? 'account' : 'visitor']} />}>
          <SiteTools />
        </Suspense>
      </div>
      <Suspense>{isOpen && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </header>
  );
}

const ThemePanel = lazyDialog(async () => (await import('./ThemePanel.tsx')).ThemePanel);

/** The button that opens the choice of themes. */
function ThemeSwitcher() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={iconButtonClass('size-10 max-sm:size-12')}
        aria-label={t('site.theme')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Sun aria-hidden />
      </button>
      <Suspense>{isOpen && <ThemePanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
