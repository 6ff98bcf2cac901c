import { useId, useState, type RefCallback } from 'react';
import { Link } from 'react-router';
import { REMOVED_COMMENT, type Comment } from '#contract/comments.ts';
import { Avatar } from '#ui/people/account/Avatar.tsx';
import { personName } from '#ui/shared/components/personName.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { ReportButton } from '#ui/library/lists/ReportButton.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { editKey, useCommentDraft } from './commentDrafts.ts';
import { CommentField } from './CommentField.tsx';
import { isUnsent } from './commentQueries.ts';
import { readMentions, type Person, type SuggestedPerson, type Written } from './mentions.ts';

const ACTION =
  'min-h-7 rounded-key px-1 text-note text-muted hover:text-base-content pointer-coarse:min-h-11 pointer-coarse:px-2';

/** Highlights the target comment without moving its text. */
const TARGET = '-mx-3 -my-2 rounded-surface bg-fill-1 px-3 py-2';

/** The actions on a comment. */
export interface CommentActions {
  /** True while a moderator has paused comments for the reader. */
  readonly isPaused?: boolean;
  readonly edit: (change: { readonly id: string; readonly content: string }) => void;
  readonly remove: (id: string) => void;
  readonly reply: (person: Person) => void;
  /** Moves the focus to a row whose focused button is about to be removed. */
  readonly focusRow: (id: string) => void;
  /** Moves the focus away from the row of a comment that is about to be removed. */
  readonly focusNeighbor: (id: string) => void;
}

interface RowProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly comment: Comment;
  readonly reader: string;
  /** The id of the author of the puzzle. */
  readonly authorId: string | null;
  readonly people: readonly SuggestedPerson[];
  /** The address names this comment. */
  readonly isTarget: boolean;
  readonly actions: CommentActions;
}

/** One comment: its author, age and text, and the actions on it. */
export function CommentRow(props: RowProps) {
  const { ref, comment, reader, authorId, people, isTarget, actions } = props;
  const { id, creator } = comment;
  const t = useText();
  const isOnItsWay = isUnsent(comment);
  return (
    <article
      ref={ref}
      className={`flex gap-3 ${isOnItsWay ? 'opacity-60' : ''} ${isTarget ? TARGET : ''}`}
      data-comment={id}
      aria-busy={isOnItsWay || undefined}
      aria-label={t('talk.by', { name: personName(creator) })}
      tabIndex={-1}
    >
      <Avatar className="mt-0.5 size-7.5 text-[13px]" id={creator.id} name={creator.name} />
      <div className="min-w-0 flex-1">
        <Head comment={comment} authorId={authorId} />
        <Words comment={comment} reader={reader} people={people} actions={actions} />
      </div>
    </article>
  );
}

/** The text of a comment with its actions, or the field that edits it. */
function Words({
  comment,
  reader,
  people,
  actions,
}: Pick<RowProps, 'comment' | 'reader' | 'people' | 'actions'>) {
  const { id, creator, content } = comment;
  const { isPaused = false } = actions;
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const [draft, keep] = useCommentDraft(editKey(reader, id));
  const stopEditing = () => {
    actions.focusRow(id);
    keep(null);
  };
  if (draft && !isPaused)
    return (
      <Editing
        written={draft}
        people={people}
        onChange={keep}
        onKeep={(next) => {
          stopEditing();
          if (next !== content) actions.edit({ id, content: next });
        }}
        onCancel={stopEditing}
      />
    );
  return (
    <>
      <div className="text-[15.5px]/[1.45] wrap-anywhere">
        {content === REMOVED_COMMENT ? <em>{t('talk.removed')}</em> : <Markdown text={content} />}
      </div>
      {isAsked && (
        <Asking
          onRemove={() => {
            actions.focusNeighbor(id);
            actions.remove(id);
          }}
          onCancel={() => {
            actions.focusRow(id);
            setAsked(false);
          }}
        />
      )}
      {!isAsked && !isUnsent(comment) && (
        <Actions
          comment={comment}
          isOwn={creator.id === reader}
          isPaused={isPaused}
          onEdit={() => keep(readMentions(content))}
          onDelete={() => setAsked(true)}
          onReply={() => actions.reply(creator)}
        />
      )}
    </>
  );
}

/** The author and the age of a comment. */
function Head({ comment, authorId }: { comment: Comment; authorId: string | null }) {
  const t = useText();
  const { creator, createdAt } = comment;
  return (
    <p className="flex items-baseline gap-1.5">
      <Link className="min-w-0 truncate font-strong hover:underline" to={`/profile/${creator.id}`}>
        {t.say(personName(creator))}
      </Link>
      <UserBadge user={creator} />
      {creator.id === authorId && (
        <span className="flex-none text-note text-muted italic">{t('talk.madeThis')}</span>
      )}
      <span className="ms-auto flex-none text-note text-muted">
        <RelativeTime atMs={Date.parse(createdAt)} />
      </span>
    </p>
  );
}

/** Own comments can be edited and deleted; those of others can be replied to and reported. */
function Actions({
  comment: { id, createdAt, updatedAt },
  isOwn,
  isPaused,
  onEdit,
  onDelete,
  onReply,
}: {
  comment: Comment;
  isOwn: boolean;
  isPaused: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onReply: () => void;
}) {
  const t = useText();
  const action = (label: string, run: () => void) => (
    <button type="button" className={ACTION} onClick={run}>
      {label}
    </button>
  );
  return (
    <p className="-ms-1 flex flex-wrap items-center gap-x-2">
      {!isPaused && (isOwn ? action(t('talk.edit'), onEdit) : action(t('talk.reply'), onReply))}
      {isOwn ? (
        action(t('talk.delete'), onDelete)
      ) : (
        <ReportButton kind="comment" id={id} className={ACTION} />
      )}
      {updatedAt !== createdAt && <span className="text-note text-muted">{t('talk.changed')}</span>}
    </p>
  );
}

function Editing({
  written,
  people,
  onChange,
  onKeep,
  onCancel,
}: {
  written: Written;
  people: readonly SuggestedPerson[];
  onChange: (written: Written) => void;
  onKeep: (content: string) => void;
  onCancel: () => void;
}) {
  const t = useText();
  return (
    <div className="mt-1.5">
      <CommentField
        label={t('talk.editLabel')}
        submit={t('talk.keep')}
        written={written}
        people={people}
        onChange={onChange}
        onSubmit={onKeep}
        onEscape={onCancel}
        takesFocus
      >
        <Button kind="outline" size="small" onClick={onCancel}>
          {t('talk.cancel')}
        </Button>
      </CommentField>
    </div>
  );
}

/** The delete button was replaced by the question: the focus goes to its harmless answer. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** The confirmation before deleting, in the row itself. */
function Asking({ onRemove, onCancel }: { onRemove: () => void; onCancel: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <div
      className="mt-1.5 flex flex-wrap items-center gap-2"
      role="group"
      aria-labelledby={`${id}-question`}
    >
      <p className="me-auto text-meta" id={`${id}-question`}>
        {t('talk.deleteQuestion')}
      </p>
      <Button ref={takeFocus} kind="outline" size="small" onClick={onCancel}>
        {t('talk.keepIt')}
      </Button>
      <Button size="small" onClick={onRemove}>
        {t('talk.delete')}
      </Button>
    </div>
  );
}
