import { message, type Text } from '#texts/message.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** Marks from left to right. */
const MARKS = [1, 2, 3, 4, 5] as const;
const HARDEST_TILE = 5;
const HARDEST = 10;

/** A rounded tile, 10 units wide, 15 from the next. */
const TILE = { y: 2.5, width: 10, height: 10, rx: 3 } as const;
const TILE_STEP = 15;
/** A star of four points, 14 units wide, 18 from the next. */
const STAR_STEP = 18;
const STAR = 'M7 .4C7.5 5 9 6.5 13.6 7.5C9 8.5 7.5 10 7 14.6C6.5 10 5 8.5 .4 7.5C5 6.5 6.5 5 7 .4Z';

/** A word for a difficulty from 0 to 10. */
export function difficultyWord(value: number): Text {
  return message('site.difficultyWord', { level: levelOf(value) });
}

/** A difficulty from 0 to 10 as screen readers say it. */
export function difficultyText(value: number): Text {
  if (value === 0) return message('site.difficultyUnrated');
  return message('site.difficulty', { value, most: HARDEST, word: difficultyWord(value) });
}

function levelOf(value: number): string {
  if (value === 0) return 'unrated';
  if (value <= 2) return 'easy';
  if (value <= 5) return 'medium';
  return value <= 8 ? 'hard' : 'hardest';
}

/**
 * The difficulty of a puzzle from 0 to 10: five small tiles for 1 to 5, five stars for 6 to 10,
 * outlines for unrated. Screen readers read the number; `showText` shows the word as well.
 */
export function Difficulty({
  value,
  showText = false,
}: {
  readonly value: number;
  readonly showText?: boolean;
}) {
  const t = useText();
  const hasStars = value > HARDEST_TILE;
  const lit = hasStars ? value - HARDEST_TILE : value;
  const step = hasStars ? STAR_STEP : TILE_STEP;
  const width = step * 4 + (hasStars ? 14 : 11);
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg
        viewBox={`0 0 ${String(width)} 15`}
        width={width * 0.8}
        height={12}
        role="img"
        aria-label={t.say(difficultyText(value))}
      >
        {MARKS.map((mark, index) => (
          <Mark key={mark} x={index * step} isStar={hasStars} isLit={mark <= lit} />
        ))}
      </svg>
      {showText && <span aria-hidden="true">{t.say(difficultyWord(value))}</span>}
    </span>
  );
}

/** The mark of one difficulty, from 1 to 10: a tile, or from 6 on a star. Decoration. */
export function DifficultyMark({
  value,
  isLit,
}: {
  readonly value: number;
  readonly isLit: boolean;
}) {
  const isStar = value > HARDEST_TILE;
  return (
    <svg viewBox={isStar ? '0 0 14 15' : '0 0 12 15'} height={16} aria-hidden="true">
      <Mark x={0} isStar={isStar} isLit={isLit} />
    </svg>
  );
}

function Mark({
  x,
  isStar,
  isLit,
}: {
  readonly x: number;
  readonly isStar: boolean;
  readonly isLit: boolean;
}) {
  const paint = isLit
    ? { fill: 'var(--color-primary)', stroke: 'var(--color-primary)' }
    : { fill: 'none', stroke: 'var(--color-line-strong)' };
  if (isStar)
    return (
      <path d={STAR} transform={`translate(${String(x)} 0)`} strokeLinejoin="round" {...paint} />
    );
  return <rect {...TILE} x={x + 0.5} strokeWidth={1.2} {...paint} />;
}
