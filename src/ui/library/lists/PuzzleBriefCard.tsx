import { CircleDashed, Heart, Lock, Music, Check, Shapes, type LucideIcon } from 'lucide-react';
import { joined, message, type Text } from '#texts/message.ts';
import type { PuzzleBrief, PuzzleType } from '#contract/shapes.ts';
import { Difficulty, difficultyText } from '#ui/shared/components/Difficulty.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { CARD_BOARD, PuzzleCardFrame, SolvedTile } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { puzzleTitle } from './puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { PuzzlePicture, useBoardHere } from './PuzzlePicture.tsx';
import type { BoardHere } from './readBoard.ts';
import { countText } from './formats.ts';
import { ratedDifference } from './Ratings.tsx';
import { personName } from '#ui/shared/components/personName.ts';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';

interface CardProps {
  readonly puzzle: PuzzleBrief;
  /** The reader is the author. */
  readonly isOwn?: boolean;
  /** Show the age instead of the author's name, which is redundant on the author's own page. */
  readonly showsAge?: boolean;
  /**
   * Show the computed difficulty instead of solves and loves, in lists that are about difficulty.
   */
  readonly showsComputed?: boolean;
  /** The progress in this browser, if the caller has it; else the card looks it up. */
  readonly here?: BoardHere;
}

/** The progress of the reader on a puzzle. */
interface CardProgress {
  readonly isSolved: boolean;
  /** The number of painted cells, if the solve is in progress in this browser. */
  readonly done: BoardHere['done'] | null;
  readonly isLoved: boolean;
}

function progressOf({ mine }: PuzzleBrief, here: BoardHere | null): CardProgress {
  const isSolved = Boolean(mine?.solvedAt) || here?.isSolved === true;
  const done = here && !isSolved ? here.done : null;
  return { isSolved, done, isLoved: mine?.loved === true };
}

/** A card of a puzzle on the site. */
export function PuzzleBriefCard(props: CardProps) {
  const { puzzle, isOwn = false, showsAge = false } = props;
  const t = useText();
  const { creator } = puzzle;
  const found = useBoardHere(puzzle);
  const here = props.here ?? found;
  const progress = progressOf(puzzle, here);
  const { isSolved, done } = progress;
  const isPrivate = puzzle.status === 'private';
  const difference = ratedDifference(puzzle.designDifficulty, puzzle.ratedDifficulty);
  return (
    <PuzzleCardFrame
      link={`/${isPrivate && isOwn ? 'create' : 'solve'}/${puzzle.id}`}
      label={t.say(cardName(props, progress, (count) => countText(t, count)))}
      picture={
        <>
          <PuzzlePicture
            className={`${CARD_BOARD} ${isPrivate ? 'opacity-45' : ''}`}
            puzzle={puzzle}
            here={here}
          />
          {isPrivate && <PrivateTile />}
          {isSolved && <SolvedTile />}
          {done && (
            <ProgressBar
              className="absolute bottom-2.25 w-42"
              value={done.cells}
              max={done.of}
              label={t('lists.progress', done)}
            />
          )}
        </>
      }
      title={t.say(puzzleTitle(puzzle))}
      marks={
        <>
          {difference !== 0 && (
            <span className="text-meta tracking-[0.12em] text-muted">
              {(difference > 0 ? '+' : '−').repeat(Math.abs(difference))}
            </span>
          )}
          <Difficulty value={puzzle.designDifficulty} />
        </>
      }
      left={
        showsAge ? (
          <RelativeTime atMs={Date.parse(puzzle.publishedAt ?? puzzle.createdAt)} />
        ) : (
          <>
            <span className="truncate">{isOwn ? t('lists.you') : t.say(personName(creator))}</span>
            {!isOwn && <UserBadge user={creator} />}
          </>
        )
      }
      right={<Facts {...props} isLoved={progress.isLoved} />}
    />
  );
}

/** The type, the size and the popularity of a puzzle, as icons and figures. */
function Facts({
  puzzle,
  showsComputed = false,
  isLoved,
}: Pick<CardProps, 'puzzle' | 'showsComputed'> & { isLoved: boolean }) {
  const t = useText();
  const { types, width, height, verified, status } = puzzle;
  const computed = showsComputed ? puzzle.computed : null;
  const Type = TYPE_ICONS[types[0] ?? 'logic'];
  return (
    <>
      <span className="flex items-center gap-1.5">
        {Type && <Type className="size-4" aria-hidden />}
        {width} × {height}
        {verified?.state === 'unique' && <ProvedTile />}
      </span>
      {computed && <span>{t('lists.computedOnCard', { value: computed.hardest })}</span>}
      {status === 'public' && computed === null && (
        <>
          <span className="flex items-center gap-1">
            <Check className="size-3.75" aria-hidden />
            {countText(t, puzzle.solveCount)}
          </span>
          <span className="flex items-center gap-1">
            <Heart
              className={`size-3.75 ${isLoved ? 'fill-current text-primary' : ''}`}
              aria-hidden
            />
            {countText(t, puzzle.loveCount)}
          </span>
        </>
      )}
    </>
  );
}

/** Logic has no icon, as most puzzles have only this type. */
const TYPE_ICONS: Readonly<Record<PuzzleType, LucideIcon | null>> = {
  music: Music,
  pattern: Shapes,
  underclued: CircleDashed,
  logic: null,
};

/** A label over the picture of a private puzzle. */
function PrivateTile() {
  const t = useText();
  return (
    <span className="absolute top-3 left-3 inline-flex h-7 items-center gap-1.5 rounded-[9px] bg-base-300 px-2 text-note">
      <Lock className="size-3.5" aria-hidden />
      {t('lists.private')}
    </span>
  );
}

/** A mark for puzzles whose unique solution was proved by the solver of the site. */
function ProvedTile() {
  return (
    <span
      className="grid size-4 place-items-center rounded-key text-[11px]/none inset-ring inset-ring-line-strong"
      aria-hidden
    >
      {1}
    </span>
  );
}

/** The accessible name of a card: all that it shows, as text. */
function cardName(
  { puzzle, isOwn, showsComputed }: CardProps,
  { isSolved, isLoved, done }: CardProgress,
  counted: (count: number) => string,
): Text {
  const { width, height, creator, solveCount, loveCount, designDifficulty } = puzzle;
  const difference = ratedDifference(designDifficulty, puzzle.ratedDifficulty);
  const isPublic = puzzle.status === 'public';
  const parts = [
    puzzleTitle(puzzle),
    isOwn ? message('lists.byYou') : message('site.byAuthor', { author: personName(creator) }),
    message('lists.size', { width, height }),
    ...puzzle.types.filter((it) => it !== 'logic').map((type) => message('lists.type', { type })),
    difficultyText(designDifficulty),
    difference !== 0 &&
      message('lists.ratedDifference', { than: difference > 0 ? 'harder' : 'easier' }),
    showsComputed === true &&
      puzzle.computed &&
      message('lists.computedOnCard', { value: puzzle.computed.hardest }),
    puzzle.verified?.state === 'unique' && message('lists.proved'),
    isSolved && message('lists.solved'),
    done && message('lists.progress', done),
    !isPublic && message('lists.private'),
    isPublic && message('lists.solves', { count: solveCount, shown: counted(solveCount) }),
    isPublic && message('lists.loves', { count: loveCount, shown: counted(loveCount) }),
    isLoved && message('lists.loved'),
  ];
  return joined(
    parts.filter((part) => part !== null && part !== false),
    ', ',
  );
}
