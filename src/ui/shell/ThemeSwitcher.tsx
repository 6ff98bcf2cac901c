import { Sun } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { iconButtonClass } from '#ui/shared/components/buttonStyles.ts';
import { useText } from '#ui/shared/texts/useText.ts';

const ThemePanel = lazy(() =>
  import('./ThemePanel.tsx').then(({ ThemePanel }) => ({
    default: ThemePanel,
  })),
);

/** Opens the themes to choose from. */
export function ThemeSwitcher() {
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
