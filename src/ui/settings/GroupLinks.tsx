import type { MessageId } from '#texts/message.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { useEffect, useRef, useState } from 'react';

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
