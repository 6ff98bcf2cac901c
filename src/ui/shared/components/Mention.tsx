import { useQuery } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { userQuery } from '#ui/shared/api/userQuery.ts';
import { readerId } from '#ui/shared/api/me.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { personName } from './personName.ts';
import { UserBadge } from './UserBadge.tsx';

/** Names change rarely: they stay fresh for this time. */
const FRESH_MS = 10 * 60_000;

/** True if mentions fetch names; false in frames of other sites, which make no calls. */
export const AskForNames = createContext(true);

/**
 * A link to a profile, `[@name](/profile/id)`. Its author may write any name, so the true one is
 * fetched. Until it is loaded the text is a plain link.
 */
export function Mention({ id, children }: { id: string; children: ReactNode }) {
  const isOwn = useSyncExternalStore(readerId.subscribe, readerId.current) === id;
  const enabled = use(AskForNames);
  const { data: user } = useQuery({ ...userQuery(id), enabled, staleTime: FRESH_MS }, queryClient);
  const t = useText();
  const target = `/profile/${id}`;
  if (!user) return <OwnLink to={target}>{children}</OwnLink>;
  return (
    <Link
      className={`inline-flex items-baseline gap-1 rounded-[6px] px-1.25 text-base-content ${isOwn ? 'bg-primary/15 font-strong' : 'bg-fill-2'}`}
      to={target}
      data-own={isOwn || undefined}
    >
      @{t.say(personName(user))}
      <UserBadge user={user} />
    </Link>
  );
}

/** A link to a page of this site. */
export function OwnLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="underline" to={to}>
      {children}
    </Link>
  );
}
