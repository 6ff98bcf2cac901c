import { houseTitle } from '#engine/generate/houseTitle.ts';
import { message, type Message, type MessageId, type Text } from '#texts/message.ts';
import type { NewNotification } from '../db/notifications.ts';

/** A comment with the facts for its notifications. */
interface NoticedComment {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly puzzleId: string;
  readonly puzzleTitle: string;
  /** Marks a title of the site itself, see `houseTitle`. */
  readonly puzzleMark: string | null;
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
  const name = nameOr(comment.authorName, 'notices.someone');
  const title =
    houseTitle(comment.puzzleMark) ?? nameOr(comment.puzzleTitle, 'notices.untitledPuzzle');
  const recipients = new Set([puzzleCreatorId, ...comment.mentionedIds]);
  recipients.delete(authorId);
  return [...recipients].map((userId) => ({
    userId,
    type: 'commentActivity',
    text:
      userId === puzzleCreatorId
        ? message('notices.commented', { name, title })
        : message('notices.mentioned', { name, title }),
    target: `/solve/${puzzleId}`,
    sourceId: id,
    actorId: authorId,
    eventKey: `comment:${id}`,
  }));
}

/** A puzzle that was added to a collection, with the facts for notifications. */
export interface NoticedPuzzle {
  readonly title: string;
  /** Marks of titles of the site itself, see `houseTitle`. */
  readonly mark: string | null;
  readonly collectionTitle: string;
  readonly collectionMark: string | null;
  /** True for an automatic collection, whose followers follow a person. */
  readonly isAutomatic: boolean;
  /** Name of the collection's owner. */
  readonly ownerName: string;
}

/** Notification text for followers of a collection with a new puzzle. */
export function newPuzzleText(puzzle: NoticedPuzzle): Message {
  const title = houseTitle(puzzle.mark) ?? nameOr(puzzle.title, 'notices.untitledPuzzle');
  if (puzzle.isAutomatic)
    return message('notices.published', {
      name: nameOr(puzzle.ownerName, 'notices.someone'),
      title,
    });
  return message('notices.added', { title, collection: collectionName(puzzle) });
}

/** Notification text for followers of a collection with several new puzzles. */
export function newPuzzlesText(puzzle: NoticedPuzzle, count: number): Message {
  if (puzzle.isAutomatic)
    return message('notices.publishedMany', {
      name: nameOr(puzzle.ownerName, 'notices.someone'),
      count,
    });
  return message('notices.addedMany', { collection: collectionName(puzzle), count });
}

function collectionName({ collectionTitle, collectionMark }: NoticedPuzzle): Text {
  return houseTitle(collectionMark) ?? nameOr(collectionTitle, 'notices.untitledCollection');
}

/** A name or a title without spaces around it; the text of `otherwise` if nothing is left. */
function nameOr(
  name: string,
  otherwise: Extract<MessageId, 'notices.someone' | `notices.untitled${string}`>,
): Text {
  return name.trim() || message(otherwise);
}
