import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const ROW = 'flex items-center justify-between gap-3';
/** Classes of the picture area of a card, also of its placeholder. */
export const CARD_PICTURE =
  'relative grid h-53.5 place-items-center rounded-surface bg-base-200 p-4.5 max-sm:h-56';
/** Classes that limit the size of the board. */
export const CARD_BOARD = 'h-44.5 w-full max-w-66';
/** Classes of a grid of cards, each 320 px wide; on phones as wide as the page. */
export const CARD_GRID =
  'grid grid-cols-[repeat(auto-fill,320px)] gap-x-6 gap-y-7.5 max-sm:grid-cols-1';
/** The width of a card: on phones that of the page. */
export const CARD_WIDTH = 'w-full max-w-80 max-sm:max-w-none';

/** The frame of every card that links to a puzzle: a picture, and two rows of text below it. */
export function PuzzleCardFrame({
  link,
  label,
  picture,
  title,
  marks,
  left,
  right,
}: {
  link: string;
  /** The accessible name, if the text of the card is not enough. */
  label?: string;
  /** The board and its overlays. */
  picture: ReactNode;
  title: ReactNode;
  /** The difficulty. */
  marks: ReactNode;
  left: ReactNode;
  right: ReactNode;
}) {
  return (
    <Link
      className={`group block rounded-surface focus-visible:ring-0 ${CARD_WIDTH}`}
      to={link}
      aria-label={label}
    >
      <span
        className={`${CARD_PICTURE} transition-[background-color,translate,box-shadow] group-hover:-translate-y-0.5 group-hover:bg-base-300 group-hover:shadow-dock group-focus-visible:shadow-focus`}
      >
        {picture}
      </span>
      <span className={`${ROW} mt-3`}>
        <span className="line-clamp-2 min-w-0 text-card wrap-anywhere">{title}</span>
        <span className="flex flex-none items-center gap-1.5">{marks}</span>
      </span>
      <span className={`${ROW} mt-0.5 text-meta text-muted`}>
        <span className="flex min-w-0 items-center gap-1.5">{left}</span>
        <span className="flex flex-none items-center gap-3">{right}</span>
      </span>
    </Link>
  );
}

/** The mark of solved puzzles. */
export function SolvedTile() {
  return (
    <span className="absolute top-3 right-3 grid size-6.5 place-items-center rounded-[8px] bg-(--color-ink-success) text-base-100">
      <Check className="size-4 stroke-[2.6]" aria-hidden />
    </span>
  );
}
