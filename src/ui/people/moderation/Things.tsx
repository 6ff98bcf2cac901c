import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { UserBrief } from '#contract/shapes.ts';
import { joined, message } from '#texts/message.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { Chip } from '#ui/library/lists/Chip.tsx';
import { collectionTitle } from '#ui/library/lists/collectionTitle.ts';
import { ItemList, NothingYet, rows } from '#ui/library/lists/ItemList.tsx';
import { RowSkeleton } from '#ui/library/lists/PuzzleRow.tsx';
import { TabLinks } from '#ui/library/lists/TabLinks.tsx';
import { usePagedList } from '#ui/library/lists/usePagedList.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { ActButtons } from './ActButtons.tsx';
import type { Act } from './acts.ts';
import { QuestionHost } from './QuestionHost.tsx';
import { collectionsOfUser, commentsOfUser, puzzlesOfUser } from './moderationQueries.ts';

const TABS = ['puzzles', 'collections', 'comments'] as const;

interface ThingsProps {
  readonly user: UserBrief;
  readonly canAct: boolean;
}

/**
 * The puzzles, collections and comments of an account, private ones too, with the actions of
 * moderators.
 */
export function Things(props: ThingsProps) {
  const t = useText();
  const [params] = useSearchParams();
  const current = TABS.find((tab) => tab === params.get('tab')) ?? 'puzzles';
  const { id, name } = props.user;
  return (
    <section className="min-w-0" aria-label={t('moderation.things', { name })}>
      <div className="mb-5 border-b border-line">
        <TabLinks
          label={t('moderation.things', { name })}
          tabs={TABS.map((tab) => ({
            to: `/mod/profile/${id}${tab === 'puzzles' ? '' : `?tab=${tab}`}`,
            label: t(`moderation.${tab}`),
            isCurrent: tab === current,
          }))}
        />
      </div>
      <QuestionHost>
        {current === 'puzzles' && <Puzzles {...props} />}
        {current === 'collections' && <Collections {...props} />}
        {current === 'comments' && <Comments {...props} />}
      </QuestionHost>
    </section>
  );
}

function Puzzles({ user, canAct }: ThingsProps) {
  const t = useText();
  const list = usePagedList(puzzlesOfUser(user.id));
  return (
    <ItemList
      list={list}
      label={message('moderation.puzzles')}
      layout={rows('gap-7')}
      skeleton={<RowSkeleton />}
      empty={<NothingYet />}
      isFollowed
    >
      {({ id, title, description, status, createdAt, width, height }) => {
        const name = t.say(title || UNTITLED);
        const acts: readonly Act[] = [
          ...(status === 'public' ? [{ action: 'unpublishPuzzle', id, name } as const] : []),
          ...(description === '' ? [] : [{ action: 'removePuzzleDescription', id, name } as const]),
          { action: 'deletePuzzle', id, name },
        ];
        return (
          <Thing
            title={<Name to={status === 'public' ? `/solve/${id}` : null}>{name}</Name>}
            isPublic={status === 'public'}
            meta={t.say(joined([`${String(width)} × ${String(height)}`], ''))}
            time={createdAt}
            words={description}
          >
            {canAct && (
              <ActButtons
                acts={acts}
                labelOf={(action) => t('moderation.aboutThing', { action, title: name })}
              />
            )}
          </Thing>
        );
      }}
    </ItemList>
  );
}

function Collections({ user, canAct }: ThingsProps) {
  const t = useText();
  const list = usePagedList(collectionsOfUser(user.id));
  return (
    <ItemList
      list={list}
      label={message('moderation.collections')}
      layout={rows('gap-7')}
      skeleton={<RowSkeleton />}
      empty={<NothingYet />}
      isFollowed
    >
      {(collection) => {
        const { id, description, status, createdAt, autoPopulate } = collection;
        const name = t.say(collectionTitle(collection));
        const acts: readonly Act[] = [
          ...(status === 'public' ? [{ action: 'unpublishCollection', id, name } as const] : []),
          ...(description === ''
            ? []
            : [{ action: 'removeCollectionDescription', id, name } as const]),
          ...(autoPopulate === null ? [{ action: 'deleteCollection', id, name } as const] : []),
        ];
        return (
          <Thing
            title={<Name to={status === 'public' ? `/collection/${id}` : null}>{name}</Name>}
            isPublic={status === 'public'}
            time={createdAt}
            words={description}
          >
            {canAct && (
              <ActButtons
                acts={acts}
                labelOf={(action) => t('moderation.aboutThing', { action, title: name })}
              />
            )}
          </Thing>
        );
      }}
    </ItemList>
  );
}

function Comments({ user, canAct }: ThingsProps) {
  const t = useText();
  const list = usePagedList(commentsOfUser(user.id));
  return (
    <ItemList
      list={list}
      label={message('moderation.comments')}
      layout={rows('gap-7')}
      skeleton={<RowSkeleton />}
      empty={<NothingYet />}
      isFollowed
    >
      {({ id, content, puzzle, createdAt }) => {
        const title = t.say(puzzle.title || UNTITLED);
        return (
          <Thing
            title={
              <span className="text-meta text-muted">
                <RichText
                  id="moderation.underPuzzle"
                  values={{ title }}
                  tags={{ puzzle: (words) => <Name to={`/solve/${puzzle.id}`}>{words}</Name> }}
                />
              </span>
            }
            time={createdAt}
            words={t('moderation.quoted', { text: content })}
            isSaid
          >
            {canAct && (
              <ActButtons
                acts={(['removeComment', 'deleteComment'] as const).map((action) => ({
                  action,
                  id,
                  name: user.name,
                }))}
                labelOf={(action) => t('moderation.aboutComment', { action, title })}
              />
            )}
          </Thing>
        );
      }}
    </ItemList>
  );
}

function Name({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <span className="text-[17px] wrap-anywhere">{children}</span>;
  return (
    <Link className="text-[17px] wrap-anywhere hover:underline" to={to}>
      {children}
    </Link>
  );
}

/** One item: its title, its content, and the actions on it. */
function Thing({
  title,
  isPublic,
  meta,
  time,
  words,
  isSaid = false,
  children,
}: {
  title: ReactNode;
  /** Undefined for items without a status of their own. */
  isPublic?: boolean;
  meta?: string;
  time: string;
  words: string;
  /** The text is the content of the item, as of a comment. */
  isSaid?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {title}
        {isPublic !== undefined && (
          <Chip icon={isPublic ? Globe : Lock}>
            {t(isPublic ? 'lists.public' : 'lists.private')}
          </Chip>
        )}
        <span className="flex gap-x-3 text-meta text-muted">
          {meta !== undefined && <span>{meta}</span>}
          <RelativeTime atMs={Date.parse(time)} />
        </span>
      </p>
      {words !== '' && (
        <p
          className={`mt-1 line-clamp-6 whitespace-pre-line wrap-anywhere ${isSaid ? '' : 'text-muted'}`}
        >
          {words}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">{children}</div>
    </div>
  );
}
