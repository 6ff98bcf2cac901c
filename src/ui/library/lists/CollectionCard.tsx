import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { joined, message, type Text } from '#texts/message.ts';
import type { CollectionBrief } from '#contract/shapes.ts';
import { CARD_WIDTH } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { Chip } from './Chip.tsx';
import { collectionAbout, collectionTitle } from './collectionTitle.ts';
import { countText } from './formats.ts';
import { emptyGrid, recolor, type Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { hideSpoilers } from '#texts/hideSpoilers.ts';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';

/** Characters of a description that a card has room for. */
const PREVIEW = 120;

/** A card of a collection on the site. */
export function CollectionCard({ collection }: { collection: CollectionBrief }) {
  const t = useText();
  const { puzzleCount, followCount, creator, isSeries } = collection;
  const description = t.say(collectionAbout(collection));
  const isPrivate = collection.status === 'private';
  const words = {
    title: collectionTitle(collection),
    author: message('site.byAuthor', { author: creator.name }),
    puzzles:
      puzzleCount === null
        ? message('lists.fillsItself')
        : message('lists.puzzles', { count: puzzleCount, shown: countText(t, puzzleCount) }),
    follows: message('lists.follows', { count: followCount, shown: countText(t, followCount) }),
  };
  const marks: readonly Text[] = [
    ...(isSeries ? [message('lists.series')] : []),
    ...(isPrivate ? [message('lists.private')] : []),
  ];
  return (
    <Link
      className={`block h-full rounded-surface bg-base-200 px-5 pt-5 pb-4.5 transition-[background-color,box-shadow] hover:bg-base-300 hover:shadow-dock ${CARD_WIDTH}`}
      to={`/collection/${collection.id}`}
      aria-label={t.say(
        joined([words.title, words.author, ...marks, words.puzzles, words.follows], ', '),
      )}
    >
      <span className="flex h-full flex-col">
        <span className="flex min-h-10.5 flex-wrap items-center justify-between gap-3">
          <CollectionEmblem id={collection.id} isDimmed={isPrivate} />
          <span className="flex flex-wrap justify-end gap-1.5">
            {isSeries && <Chip>{t('lists.series')}</Chip>}
            {isPrivate && <Chip icon={Lock}>{t('lists.private')}</Chip>}
          </span>
        </span>
        <span className="mt-4 line-clamp-2 text-card wrap-anywhere">{t.say(words.title)}</span>
        <span className="mt-0.5 flex min-w-0 items-center gap-1 text-aside text-muted">
          <span className="truncate">{t.say(words.author)}</span>
          <UserBadge user={creator} />
        </span>
        {description !== '' && (
          <span className="mt-1 text-aside text-muted wrap-anywhere">{preview(description)}</span>
        )}
        <span className="mt-auto flex flex-wrap gap-x-4 pt-3 text-meta text-muted">
          <span>{t.say(words.puzzles)}</span>
          <span>{t.say(words.follows)}</span>
        </span>
      </span>
    </Link>
  );
}

/** The beginning of a description without its spoilers, with an ellipsis if it is cut. */
export function preview(description: string): string {
  const characters = Array.from(hideSpoilers(description).trim());
  if (characters.length <= PREVIEW) return characters.join('');
  return `${characters.slice(0, PREVIEW).join('').trimEnd()}…`;
}

const BOARDS = 4;

/** One board of 2 x 2 for each hexadecimal digit: its bits say which cells are light. */
const EMBLEMS: ReadonlyMap<string, Grid> = new Map(
  Array.from({ length: 16 }, (_, bits) => [bits.toString(16), emblem(bits)]),
);

/**
 * The emblem of a collection: four small boards derived from the end of its id, so that collections
 * can be recognized.
 */
function CollectionEmblem({ id, isDimmed }: { id: string; isDimmed: boolean }) {
  return (
    <span className={`flex gap-3 ${isDimmed ? 'opacity-45' : ''}`} aria-hidden>
      {Array.from(id.slice(-BOARDS), (digit, i) => (
        <BoardPicture key={i} className="size-10.5" grid={boardOfDigit(digit)} />
      ))}
    </span>
  );
}

function boardOfDigit(digit: string): Grid {
  const grid = EMBLEMS.get(digit.toLowerCase());
  invariant(grid, 'ids are hexadecimal');
  return grid;
}

function emblem(bits: number): Grid {
  const grid = emptyGrid(2, 2);
  return {
    ...grid,
    tiles: grid.tiles.map((tile, i) => recolor(tile, bits & (1 << i) ? 'light' : 'dark')),
  };
}
