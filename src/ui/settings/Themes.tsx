import { ThemeGrid } from '#ui/shared/components/ThemeGrid.tsx';
import { ThemeNow } from '#ui/shared/components/ThemeNow.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { THEME_GROUP } from './SettingGroups.tsx';

/** All themes to choose from, and which one is in force. */
export function Themes({ className }: { className: string }) {
  const t = useText();
  return (
    <section
      className={`scroll-mt-5 ${className}`}
      id={THEME_GROUP.id}
      aria-labelledby="theme-title"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-label text-muted italic" id="theme-title">
          {t(THEME_GROUP.title)}
        </h2>
        <p className="text-meta text-muted">
          <ThemeNow />
        </p>
      </div>
      <ThemeGrid />
    </section>
  );
}
