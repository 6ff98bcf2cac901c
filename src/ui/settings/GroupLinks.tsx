import type { MessageId } from '#texts/message.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { useCurrentGroup } from './useCurrentGroup.ts';

/** A part of the settings page, by the id of its element. */
export interface Group {
  readonly id: string;
  readonly title: MessageId;
}

const GROUP_LINK =
  'flex min-h-10 items-center rounded-control px-3.5 text-soft hover:bg-fill-1 hover:text-base-content aria-[current]:bg-fill-2 aria-[current]:text-base-content pointer-coarse:min-h-12';

/** Ways to the groups of settings. The one that is being read is marked. */
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
