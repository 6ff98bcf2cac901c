import { queryOptions, useQuery } from '@tanstack/react-query';
import { readAvatar } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Link } from 'react-router';
import type { UserBrief } from '#contract/shapes.ts';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';

/** The object URL of an account's picture; null if it can't be read. */
export function avatarQuery(id: string) {
  return queryOptions({
    queryKey: ['user', id, 'avatar'],
    staleTime: Infinity,
    gcTime: Infinity, // the object URL is valid as long as the page
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const response = await call(readAvatar, { params: { id }, signal });
        return URL.createObjectURL(await response.blob());
      } catch {
        return null;
      }
    },
  });
}

/**
 * The picture of an account, or the first letter of its name. Decorative: it is always next to the
 * name.
 */
export function Avatar({ id, name, className }: { id: string; name: string; className: string }) {
  const { data: address } = useQuery(avatarQuery(id), queryClient);
  const [initial = ''] = name.trim();
  return (
    <span
      className={`grid flex-none place-items-center overflow-clip rounded-full bg-fill-2 font-strong uppercase ${className}`}
      aria-hidden
    >
      {address ? <img className="size-full object-cover" src={address} alt="" /> : initial}
    </span>
  );
}

/** A link to the profile of a person, with picture, name and badge. */
export function PersonLink({ user }: { user: UserBrief }) {
  return (
    <Link
      className="inline-flex min-h-10 max-w-full items-center gap-2.5 rounded-control hover:underline pointer-coarse:min-h-12"
      to={`/profile/${user.id}`}
    >
      <Avatar className="size-7.5 text-[13px]" id={user.id} name={user.name} />
      <span className="min-w-0 truncate">{user.name}</span>
      <UserBadge user={user} />
    </Link>
  );
}
