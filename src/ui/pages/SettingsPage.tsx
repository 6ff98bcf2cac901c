import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { GroupLinks } from '#ui/settings/GroupLinks.tsx';
import { Preview } from '#ui/settings/Preview.tsx';
import { GROUPS, SettingGroups } from '#ui/settings/SettingGroups.tsx';
import { Themes } from '#ui/settings/Themes.tsx';
import { useText } from '#ui/shared/texts/useText.ts';

/**
 * Everything that can be set on this device, beside a board that shows it. Where there is no room
 * for columns the board comes first.
 */
export function SettingsPage() {
  const t = useText();
  usePageTitle(t('site.settings'));
  return (
    <div className="mx-auto flex w-full max-w-360 flex-col gap-8 px-page pt-5 pb-16 min-[1100px]:grid min-[1100px]:grid-cols-[190px_minmax(0,30fr)_minmax(0,34fr)] min-[1100px]:items-start min-[1100px]:gap-11">
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
