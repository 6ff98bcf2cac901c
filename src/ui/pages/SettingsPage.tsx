import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { GroupLinks, GROUPS, SettingGroups, THEME_GROUP } from '#ui/settings/SettingGroups.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { Suspense } from 'react';
import { ThemeGrid, ThemeNow } from '#ui/shared/components/ThemeGrid.tsx';

/**
 * All settings of this device, next to a board that previews them. In narrow windows the board
 * comes first.
 */
export function SettingsPage() {
  const t = useText();
  usePageTitle(t('site.settings'));
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-8 px-page pt-5 pb-16 min-[1100px]:grid min-[1100px]:grid-cols-[minmax(190px,max-content)_minmax(0,30fr)_minmax(0,34fr)] min-[1100px]:items-start min-[1100px]:gap-11">
      <div className="min-[1100px]:sticky min-[1100px]:top-5">
        <h1 className="mb-4 text-title">{t('site.settings')}</h1>
        <GroupLinks groups={GROUPS} />
        <p className="mt-4 text-meta text-muted min-[1100px]:mt-7">{t('settings.kept')}</p>
      </div>
      <SettingGroups className="flex flex-col gap-6 min-[1100px]:pt-2 max-[1099px]:order-1" />
      <div className="tall:sticky tall:top-5 max-[1099px]:contents">
        <Preview className="mb-6 max-[1099px]:mb-0" />
        <Themes className="max-[1099px]:order-2" />
      </div>
    </div>
  );
}

const PreviewBoard = lazyPart(
  async () => (await import('#ui/settings/PreviewBoard.tsx')).PreviewBoard,
);

/** The preview board, in reserved space. */
export function Preview({ className }: { className: string }) {
  const t = useText();
  return (
    <section className={className} aria-label={t('settings.preview')}>
      <div className="flex h-[min(300px,56vw)]">
        <Suspense>
          <PreviewBoard key={t.language} />
        </Suspense>
      </div>
      <p className="mt-3 text-center text-meta text-muted">{t('settings.previewNote')}</p>
    </section>
  );
}

/** The choice of themes, and the name of the current one. */
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
