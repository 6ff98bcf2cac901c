import { Suspense, type ReactNode, useEffect, useRef, useState } from 'react';
import { KeepCodeEditor } from '#ui/editor/code/KeepCodeEditor.tsx';
import { ResetTourButton, SettingRows } from '#ui/workspace/SettingRows.tsx';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { SETTING_SECTIONS } from '#ui/shared/settings/settingRows.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ResetSite } from './ResetSite.tsx';
import type { MessageId } from '#texts/message.ts';

/** A part of the settings page, by the id of its element. */
export interface Group {
  readonly id: string;
  readonly title: MessageId;
}

const GROUP_LINK =
  'flex min-h-10 items-center rounded-control px-3.5 text-soft hover:bg-fill-1 hover:text-base-content aria-[current]:bg-fill-2 aria-[current]:text-base-content pointer-coarse:min-h-12';

/** Links to the groups of settings, with the current one marked. */
export function GroupLinks({ groups }: { groups: readonly Group[] }) {
  const t = useText();
  const { current, choose } = useCurrentGroup(groups);
  return (
    <nav aria-label={t('settings.groups')}>
      <ul className="-mx-3.5 flex flex-wrap gap-0.5 min-[1100px]:flex-col">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              className={GROUP_LINK}
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The current group: the chosen one until the page is scrolled by hand; then the last one that
 * starts above a line, which moves from the top of the window to its bottom as the page is
 * scrolled, so that every group becomes current.
 */
function useCurrentGroup(groups: readonly Group[]) {
  const [current, setCurrent] = useState(groups[0]?.id);
  const isJump = useRef(false);
  useEffect(() => {
    const follow = () => {
      if (isJump.current) {
        isJump.current = false;
        return;
      }
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const line = (scrollTop / Math.max(1, scrollHeight - clientHeight)) * clientHeight;
      const begun = groups.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent((begun.at(-1) ?? groups[0])?.id);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [groups]);
  const choose = (id: string) => {
    isJump.current = true;
    setCurrent(id);
  };
  return { current, choose };
}

/** The groups of rows, named by their titles. */
const OF_ROWS = SETTING_SECTIONS.map((title) => ({ id: title.replace('settings.', ''), title }));
const DEVICE = { id: 'device', title: 'settings.device' } as const satisfies Group;
/** The group is last, because it grows when the account is loaded, so that nothing else moves. */
const ACCOUNT = { id: 'account', title: 'settings.account' } as const satisfies Group;
/** The group of the theme, next to the rows or below them. */
export const THEME_GROUP = { id: 'theme', title: 'settings.theme' } as const satisfies Group;

export const GROUPS: readonly Group[] = [...OF_ROWS, DEVICE, ACCOUNT];

const AccountSettings = lazyPart(
  async () => (await import('#ui/people/account/AccountSettings.tsx')).default,
);

/**
 * All settings but the theme, which has swatches, and the actions on this device and on the
 * account.
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
