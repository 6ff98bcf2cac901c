import { type NewNotification, escapeMarkdown } from '../db/notifications.ts';

/** A comment with the facts for its notifications. */
interface NoticedComment {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly puzzleId: string;
  readonly puzzleTitle: string;
  readonly puzzleCreatorId: string;
  readonly mentionedIds: readonly string[];
}

/**
 * Notifications of a comment, one per recipient: the author of the puzzle and the mentioned
 * accounts, never its own author. They do not contain the text, so that removing the comment
 * removes it everywhere.
 */
export function commentNotices(comment: NoticedComment): readonly NewNotification[] {
  const { id, authorId, puzzleId, puzzleCreatorId } = comment;
  const name = strong(comment.authorName, 'Somebody');
  const title = strong(comment.puzzleTitle, 'Untitled puzzle');
  const recipients = new Set([puzzleCreatorId, ...comment.mentionedIds]);
  recipients.delete(authorId);
  return [...recipients].map((userId) => ({
    userId,
    type: 'commentActivity',
    message:
      userId === puzzleCreatorId
        ? `${name} commented on your puzzle ${title}.`
        : `${name} mentioned you in a comment on ${title}.`,
    target: `/solve/${puzzleId}`,
    sourceId: id,
    eventKey: `comment:${id}`,
  }));
}

/** A puzzle that was added to a collection, with the facts for notifications. */
export interface NoticedPuzzle {
  readonly title: string;
  readonly collectionTitle: string;
  /** True for an automatic collection, whose followers follow a person. */
  readonly isAutomatic: boolean;
  /** Name of the collection's owner. */
  readonly ownerName: string;
}

/** Notification text for followers of a collection with a new puzzle. */
export function newPuzzleMessage(puzzle: NoticedPuzzle): string {
  const title = strong(puzzle.title, 'Untitled puzzle');
  return puzzle.isAutomatic
    ? `${strong(puzzle.ownerName, 'Somebody')} published ${title}.`
    : `${title} is new in ${strong(puzzle.collectionTitle, 'Untitled collection')}.`;
}

/** A name or a title in bold, whatever characters it contains. */
function strong(text: string, otherwise: string): string {
  return `**${escapeMarkdown(text).trim() || otherwise}**`;
}
