import { Link } from 'react-router';
import type { UserBrief } from '#contract/shapes.ts';
import { Avatar } from '#ui/people/account/Avatar.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';

/** Who made a puzzle, as the way to their page; as high as the name that stands there before. */
export function AuthorLink({ author }: { author: UserBrief }) {
  return (
    <Link
      className="relative inline-flex max-w-full items-center gap-2.25 text-[15.5px]/[1.3] before:absolute before:-inset-2 hover:underline"
      to={`/profile/${author.id}`}
    >
      <Avatar className="size-7.5 text-[12.5px] max-xl:hidden" id={author.id} name={author.name} />
      <RichText
        id="site.bySpokenAuthor"
        values={{ author: author.name }}
        tags={{
          by: (word) => <span className="sr-only">{word}</span>,
          name: (name) => <span className="line-clamp-2 min-w-0 max-xl:line-clamp-1">{name}</span>,
        }}
      />
      <UserBadge user={author} />
    </Link>
  );
}
