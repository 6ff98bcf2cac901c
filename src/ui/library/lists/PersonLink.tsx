import { Link } from 'react-router';
import type { UserBrief } from '#contract/shapes.ts';
import { Avatar } from '#ui/people/account/Avatar.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';

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
