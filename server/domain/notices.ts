import type { NewNotification } from '../db/addNotifications.ts';
import { escapeMarkdown } from '../db/addNotifications.ts';

/** A comment, as far as people are told of it. */
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
 * Who is told of a comment, each once: whoever made the puzzle, and whoever is mentioned; never its
 * author. The text of the comment is left out, so that nothing is left of it when it is removed.
 */
export function commentNotices(comment: NoticedComment): readonly NewNotification[] {
  const { id, authorId, puzzleId, puzzleCreatorId } = comment;
  const name = strong(comment.authorName, 'Somebody');
  const title = strong(comment.puzzleTitle, 'Untitled puzzle');
  const told = new Set([puzzleCreatorId, ...comment.mentionedIds]);
  told.delete(authorId);
  return [...told].map((userId) => ({
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

/** A puzzle that came to a collection, as far as followers are told of it. */
export interface NoticedPuzzle {
  readonly title: string;
  readonly collectionTitle: string;
  /** The collection fills itself: whoever follows it follows a person. */
  readonly isAutomatic: boolean;
  /** Whose collection it is. */
  readonly ownerName: string;
}

/** What followers of a collection read about a puzzle that came to it. */
export function newPuzzleMessage(puzzle: NoticedPuzzle): string {
  const title = strong(puzzle.title, 'Untitled puzzle');
  return puzzle.isAutomatic
    ? `${strong(puzzle.ownerName, 'Somebody')} published ${title}.`
    : `${title} is new in ${strong(puzzle.collectionTitle, 'Untitled collection')}.`;
}

/** A name or a title that stands out, whatever characters it is made of. */
function strong(text: string, otherwise: string): string {
  return `**${escapeMarkdown(text).trim() || otherwise}**`;
}
