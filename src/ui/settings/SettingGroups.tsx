import { lazy, Suspense, type ReactNode } from 'react';
import { KeepCodeEditor } from '#ui/editor/code/KeepCodeEditor.tsx';
import { ResetTourButton } from '#ui/workspace/ResetTourButton.tsx';
import { SettingRows } from '#ui/workspace/SettingRows.tsx';
import { SETTING_SECTIONS } from '#ui/shared/settings/settingRows.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { Group } from './GroupLinks.tsx';
import { ResetSite } from './ResetSite.tsx';

/** The groups of rows, by what their titles are called. */
const OF_ROWS = SETTING_SECTIONS.map((title) => ({ id: title.replace('settings.', ''), title }));
const DEVICE = { id: 'device', title: 'settings.device' } as const satisfies Group;
/** Grows when it is known who is signed in: last, so that nothing moves for it. */
const ACCOUNT = { id: 'account', title: 'settings.account' } as const satisfies Group;
/** Beside the rows, or below them. */
export const THEME_GROUP = { id: 'theme', title: 'settings.theme' } as const satisfies Group;

export const GROUPS: readonly Group[] = [...OF_ROWS, DEVICE, ACCOUNT];

const AccountSettings = lazy(() => import('#ui/people/account/AccountSettings.tsx'));

/**
 * All settings but the theme, which has swatches, and what can be done with this device and with
 * one's account.
 */
export function SettingGroups({ className }: { className: string }) {
  return (
    <div className={className}>
      {OF_ROWS.map(({ id, title }) => (
        <RowGroup key={id} id={id} title={title}>
          <SettingRows section={title} without="theme" />
        </RowGroup>
      ))}
      <RowGroup {...DEVICE}>
        <KeepCodeEditor />
        <div className="mt-1.5 flex flex-wrap justify-between gap-2.5">
          <ResetTourButton />
          <ResetSite />
        </div>
      </RowGroup>
      <RowGroup {...ACCOUNT}>
        <Suspense>
          <AccountSettings />
        </Suspense>
      </RowGroup>
    </div>
  );
}

function RowGroup({ id, title, children }: Group & { children: ReactNode }) {
  const t = useText();
  return (
    <section className="scroll-mt-5" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="mb-1 text-label text-muted italic" id={`${id}-title`}>
        {t(title)}
      </h2>
      {children}
    </section>
  );
}
