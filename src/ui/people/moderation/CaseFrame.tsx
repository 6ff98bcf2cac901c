import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The frame of a report or an appeal, with the icon of its kind. Settled ones are muted. */
export function CaseFrame({
  icon: Icon,
  isOpen,
  children,
}: {
  icon: LucideIcon;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <span
        className={`grid size-9 place-items-center rounded-[11px] ${isOpen ? 'bg-primary/15 text-accent' : 'bg-fill-1 text-muted'}`}
      >
        <Icon className="size-4.5 stroke-[1.6]" aria-hidden />
      </span>
      <div className={`min-w-0 ${isOpen ? '' : 'text-muted'}`}>{children}</div>
    </article>
  );
}

/** Between a person and the time of what they did. */
export const SEPARATOR = ' · ';

/** A tag of rich texts: the link to an account for moderators. */
export function personLink(id: string) {
  return (words: ReactNode) => (
    <Link className="underline" to={`/mod/profile/${id}`}>
      {words}
    </Link>
  );
}
