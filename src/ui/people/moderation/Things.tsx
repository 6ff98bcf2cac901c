import { Globe, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { REMOVED_COMMENT } from '#contract/comments.ts';
import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import { message, type Text } from '#texts/message.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { Chip } from '#ui/library/lists/Chip.tsx';
import { collectionTitle } from '#ui/library/lists/collectionTitle.ts';
import { ItemList, NothingYet, rows } from '#ui/library/lists/ItemList.tsx';
import { RowSkeleton } from '#ui/library/lists/PuzzleRow.tsx';
import { TabLinks } from '#ui/library/lists/TabLinks.tsx';
import { usePagedList, type PagedList } from '#ui/shared/api/pagedList.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { ActButtons } from './ActDialog.tsx';
import type { Act, SimpleAction } from './acts.ts';
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
    <ThingList list={list} label={message('moderation.puzzles')}>
      {(puzzle) => {
        const { id, title, width, height } = puzzle;
        const name = t.say(title || UNTITLED);
        return (
          <PublicThing
            thing={puzzle}
            page={`/solve/${id}`}
            name={name}
            meta={`${String(width)} × ${String(height)}`}
            acts={[
              { action: 'unpublishPuzzle', id, name },
              { action: 'removePuzzleDescription', id, name },
              { action: 'deletePuzzle', id, name },
            ]}
            canAct={canAct}
          />
        );
      }}
    </ThingList>
  );
}

function Collections({ user, canAct }: ThingsProps) {
  const t = useText();
  const list = usePagedList(collectionsOfUser(user.id));
  return (
    <ThingList list={list} label={message('moderation.collections')}>
      {(collection) => {
        const { id, autoPopulate } = collection;
        const name = t.say(collectionTitle(collection));
        return (
          <PublicThing
            thing={collection}
            page={`/collection/${id}`}
            name={name}
            acts={[
              { action: 'unpublishCollection', id, name },
              { action: 'removeCollectionDescription', id, name },
              autoPopulate === null && { action: 'deleteCollection', id, name },
            ]}
            canAct={canAct}
          />
        );
      }}
    </ThingList>
  );
}

function Comments({ user, canAct }: ThingsProps) {
  const t = useText();
  const list = usePagedList(commentsOfUser(user.id));
  return (
    <ThingList list={list} label={message('moderation.comments')}>
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
            words={
              content === REMOVED_COMMENT
                ? t('talk.removed')
                : t('moderation.quoted', { text: content })
            }
            isSaid
          >
            {canAct && (
              <ActButtons
                acts={actionsOn(content).map((action) => ({ action, id, name: user.name }))}
                labelOf={(action) => t('moderation.aboutComment', { action, title })}
              />
            )}
          </Thing>
        );
      }}
    </ThingList>
  );
}

/** A comment whose text was removed can still be deleted. */
function actionsOn(content: string): readonly SimpleAction[] {
  return content === REMOVED_COMMENT ? ['deleteComment'] : ['removeComment', 'deleteComment'];
}

function ThingList<Item extends { readonly id: string }>({
  list,
  label,
  children,
}: {
  list: PagedList<Item>;
  label: Text;
  children: (item: Item) => ReactNode;
}) {
  return (
    <ItemList
      list={list}
      label={label}
      layout={rows('gap-7')}
      skeleton={<RowSkeleton />}
      empty={<NothingYet />}
      isFollowed
    >
      {children}
    </ItemList>
  );
}

/** A puzzle or a collection, with the actions that apply to its current state. */
function PublicThing({
  thing: { status, description, createdAt },
  page,
  name,
  meta,
  acts: [unpublish, removeDescription, remove],
  canAct,
}: {
  thing: Pick<PuzzleBrief | CollectionBrief, 'status' | 'description' | 'createdAt'>;
  page: string;
  name: string;
  meta?: string;
  acts: readonly [unpublish: Act, removeDescription: Act, remove: Act | false];
  canAct: boolean;
}) {
  const t = useText();
  const isPublic = status === 'public';
  const acts = [isPublic && unpublish, description !== '' && removeDescription, remove];
  return (
    <Thing
      title={<Name to={isPublic ? page : null}>{name}</Name>}
      isPublic={isPublic}
      meta={meta}
      time={createdAt}
      words={description}
    >
      {canAct && (
        <ActButtons
          acts={acts.filter((act) => act !== false)}
          labelOf={(action) => t('moderation.aboutThing', { action, title: name })}
        />
      )}
    </Thing>
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
  meta?: string | undefined;
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
