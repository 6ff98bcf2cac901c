import { Moon, SlidersHorizontal, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { iconButtonClass } from '../components/buttonStyles.ts';
import { Logo } from '../components/Logo.tsx';
import { PRODUCT } from '../product.ts';
import { isDarkTheme } from '../settings/isDarkTheme.ts';
import { setSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/useSetting.ts';
import { useText } from '../texts/useText.ts';
import { withTexts } from '../texts/texts.ts';

const SettingsDialog = lazy(() =>
  withTexts(import('../dialogs/SettingsDialog.tsx'), 'settings').then(({ SettingsDialog }) => ({
    default: SettingsDialog,
  })),
);

/** Nothing waits for who is signed in: that is asked after the page. */
const AccountEntry = lazy(() =>
  withTexts(import('../account/AccountEntry.tsx'), 'account').then(({ AccountEntry }) => ({
    default: AccountEntry,
  })),
);

const NAV_LINK =
  'flex min-h-10 items-center rounded-chip px-3 text-muted hover:text-base-content aria-[current=page]:text-base-content';

/** The site's name, its navigation, theme and settings. */
export function Header() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex h-header items-center gap-6 pr-page pl-8 max-sm:gap-2 max-sm:pr-2 max-sm:pl-4 phone:group-data-immersive/site:hidden">
      <Link
        className="flex min-h-11 items-center gap-3 rounded-chip text-[23px]/none font-normal tracking-[-0.01em]"
        to="/"
      >
        <Logo size={28} />
        {PRODUCT}
      </Link>
      <nav className="ms-2 flex gap-1 max-sm:hidden" aria-label={t('site.navigation')}>
        <NavLink className={NAV_LINK} to="/learn">
          {t('site.learn')}
        </NavLink>
        <NavLink className={NAV_LINK} to="/create">
          {t('site.create')}
        </NavLink>
      </nav>
      <div className="ms-auto flex items-center gap-1">
        <Suspense>
          <AccountEntry />
        </Suspense>
        <ThemeButton />
        <button
          type="button"
          className={iconButtonClass('size-10 max-sm:size-12')}
          aria-label={t('site.settings')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden />
        </button>
      </div>
      <Suspense>{isOpen && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </header>
  );
}

function ThemeButton() {
  const t = useText();
  const isDark = isDarkTheme(useSetting('theme'));
  const other = isDark ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={iconButtonClass('size-10 max-sm:size-12')}
      aria-label={t('site.toTheme', { theme: other })}
      onClick={() => setSetting('theme', other)}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </button>
  );
}
