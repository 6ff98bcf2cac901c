import { useId } from 'react';
import { Link } from 'react-router';
import { message } from '#texts/message.ts';
import { personName } from '#ui/shared/components/personName.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { ItemList, NothingYet, rows } from '#ui/library/lists/ItemList.tsx';
import { RowSkeleton } from '#ui/library/lists/PuzzleRow.tsx';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { moderationsGiven, moderationsReceived } from './moderationQueries.ts';

/** The log of moderators' actions, the newest first: those on an account, or those by it. */
export function Log({ userId, direction }: { userId: string; direction: 'received' | 'given' }) {
  const t = useText();
  const id = useId();
  const isReceived = direction === 'received';
  const title = isReceived ? 'moderation.received' : 'moderation.given';
  const list = usePagedList(isReceived ? moderationsReceived(userId) : moderationsGiven(userId));
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-3.5 text-label text-muted italic" id={id}>
        {t(title)}
      </h2>
      <ItemList
        list={list}
        label={message(title)}
        layout={rows('gap-5')}
        skeleton={<RowSkeleton />}
        empty={<NothingYet />}
        isFollowed
      >
        {({ action, text, message: said, createdAt, other }) => (
          <div>
            <p>
              <RichText
                id={isReceived ? 'moderation.actionBy' : 'moderation.actionTo'}
                values={{
                  action: message('moderation.action', { action }),
                  name: t.say(personName(other)),
                }}
                tags={{
                  person: (name) => (
                    <Link className="underline" to={`/mod/profile/${other.id}`}>
                      {name}
                    </Link>
                  ),
                }}
              />
            </p>
            <p className="text-meta text-muted wrap-anywhere">{t.say(text)}</p>
            {said !== null && (
              <blockquote className="mt-1 wrap-anywhere">
                {t('moderation.quoted', { text: said })}
              </blockquote>
            )}
            <p className="mt-0.5 text-note text-muted">
              <RelativeTime atMs={Date.parse(createdAt)} />
            </p>
          </div>
        )}
      </ItemList>
    </section>
  );
}
