import { Moon, SlidersHorizontal, Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { Logo } from '../components/Logo.tsx';
import { PRODUCT } from '../product.ts';
import { isDarkTheme } from '../settings/isDarkTheme.ts';
import { setSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/useSetting.ts';

const SettingsDialog = lazy(() =>
  import('../dialogs/SettingsDialog.tsx').then(({ SettingsDialog }) => ({
    default: SettingsDialog,
  })),
);

/** The site's name, its navigation, theme and settings. */
export function Header() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="site-header">
      <Link className="site-brand" to="/">
        <Logo size={28} />
        {PRODUCT}
      </Link>
      <nav className="site-nav" aria-label="Site">
        <NavLink to="/create">Create</NavLink>
      </nav>
      <div className="site-actions">
        <ThemeButton />
        <button
          type="button"
          className="icon-button"
          aria-label="Settings"
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
  const isDark = isDarkTheme(useSetting('theme'));
  const other = isDark ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Switch to the ${other} theme`}
      onClick={() => setSetting('theme', other)}
    >
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </button>
  );
}
