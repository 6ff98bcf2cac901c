import * as Tabs from '@radix-ui/react-tabs';
import { use, type ReactNode } from 'react';
import { useText } from '#ui/shared/texts/texts.ts';
import { EditorTargetsContext } from './editorTargets.ts';

/** One tab: its name, a count in muted figures, and its panel. */
export interface CreateTab {
  readonly id: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly content: ReactNode;
}

const TAB =
  'relative min-h-11 flex-none rounded-key px-1 text-[16px] whitespace-nowrap xl:text-[17px] text-muted transition-colors hover:text-base-content data-[state=active]:text-base-content data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:bg-primary forced-colors:data-[state=active]:after:bg-[Highlight] pointer-coarse:min-h-12';

/** Parts of the editor in one place. Only the content of the open tab is mounted. */
export function CreateTabs({
  tabs,
  current,
  panelClass,
  onTab,
}: {
  tabs: readonly CreateTab[];
  current: string;
  /** Classes of each panel. */
  panelClass: string;
  onTab: (id: string) => void;
}) {
  const t = useText();
  const { openTab, tabPanels } = use(EditorTargetsContext);
  const shown = tabs.some(({ id }) => id === current) ? current : (tabs[0]?.id ?? '');
  return (
    <Tabs.Root className="flex min-h-0 flex-1 flex-col" value={shown} onValueChange={onTab}>
      <Tabs.List
        className="-m-1 flex flex-none gap-3.5 overflow-x-auto p-1 phone:justify-between phone:gap-2 xl:gap-5 overscroll-contain scrollbar-none"
        aria-label={t('create.parts')}
      >
        {tabs.map(({ id, label, count }) => (
          <Tabs.Trigger
            key={id}
            ref={id === shown ? openTab.ref : undefined}
            className={TAB}
            value={id}
          >
            {label}
            {count !== undefined && (
              <span className="ml-1.5 text-muted lining-nums tabular-nums phone:ml-1">{count}</span>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Content
          key={id}
          ref={tabPanels.ref}
          className={`min-h-0 flex-1 ${panelClass}`}
          value={id}
          tabIndex={-1}
        >
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
