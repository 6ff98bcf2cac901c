import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { PuzzleCard } from '#ui/shared/components/PuzzleCard.tsx';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { Section } from '#ui/shared/components/Section.tsx';
import { DraftShelf } from '#ui/saved/DraftShelf.tsx';
import { LearnShelf } from '#ui/play/LearnShelf.tsx';
import { Hero } from '#ui/library/home/Hero.tsx';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { whenIdle } from '#ui/shared/platform/whenIdle.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { FirstPage } from './firstPageLoader.ts';
import { useLanguageOfData } from './useLanguageOfData.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { useRandomPuzzle } from '#ui/library/lists/useRandomPuzzle.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import type { SolveUnderWay } from '#ui/library/home/loadHome.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { workOwner } from '#ui/shared/platform/workOwner.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';

/** A card of an unfinished solve: its board, the time spent and the progress. */
export function ContinueCard({
  solve: { puzzle, link, grid, givens, spentMs },
}: {
  solve: SolveUnderWay;
}) {
  const t = useText();
  const board = boardOf(grid);
  const total = board.count();
  const done = total - board.count('gray');
  return (
    <Link className="group flex items-center gap-4 rounded-surface" to={link}>
      <span className="grid size-21 flex-none place-items-center rounded-surface bg-base-200 p-2 group-hover:bg-base-300">
        <BoardPicture className="h-17 max-w-full" grid={grid} givens={givens} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="truncate text-card">{t.say(puzzle.title || UNTITLED)}</span>
        <span className="flex text-meta text-muted">
          {puzzle.author && <span className="min-w-0 truncate">{puzzle.author}</span>}
          <span className="flex-none whitespace-pre">
            {puzzle.author && ', '}
            {t('home.timeSoFar', { time: clockTime(spentMs) })}
          </span>
        </span>
        <ProgressBar
          className="mt-1 w-full"
          value={done}
          max={total}
          label={t('home.progress', { done, all: total })}
        />
      </span>
    </Link>
  );
}

/** Opens a random puzzle; if it `isLocal`, one of this device. */
function LuckyButton({
  className,
  isLocal = false,
  children,
}: {
  className: string;
  isLocal?: boolean;
  children: ReactNode;
}) {
  const { open, isBusy } = useRandomPuzzle({ isLocal });
  return (
    <button
      type="button"
      className={`${className} aria-busy:cursor-progress aria-busy:opacity-60`}
      aria-busy={isBusy}
      onClick={() => void open()}
    >
      {children}
    </button>
  );
}

const OnlineSections = lazyPart(
  async () => (await import('#ui/library/home/OnlineSections.tsx')).OnlineSections,
  Nothing,
);
const DailyCard = lazyPart(
  async () => (await import('#ui/play/daily/DailyCard.tsx')).DailyCard,
  Nothing,
);
const ChangelogCard = lazyPart(
  async () => (await import('#ui/shell/ChangelogCard.tsx')).ChangelogCard,
  Nothing,
);

/**
 * The home page: an introduction with a playable board; unfinished solves, drafts, lessons and
 * puzzles of this device; and puzzles of others, which come before lessons for members.
 */
export function HomePage() {
  const t = useText();
  const page = useLoaderData<FirstPage>();
  const { featured, underWay, drafts, chapters, lessonNames } = page;
  const next = featured.find(({ isSolved }) => !isSolved)?.link ?? null;
  const isMember = workOwner() !== null; // visitors start with lessons, members look for news
  usePageTitle(null);
  useLanguageOfData(page.language);
  return (
    <>
      <section
        className="grid items-center gap-x-4 gap-y-6 overflow-clip px-home pt-6 pb-8 min-[1100px]:grid-cols-[minmax(0,1fr)_min(800px,58vw,max(480px,(100dvh-150px)*1.2165))] min-[1100px]:pt-0"
        aria-labelledby="hero-title"
      >
        <div className="max-w-150">
          <h1 className="text-hero" id="hero-title">
            <RichText
              id="home.heroTitle"
              tags={{ break: () => <br className="max-sm:hidden" /> }}
            />
          </h1>
          <p className="mt-6 max-w-[30em] text-lead text-muted">{t('home.lead')}</p>
          <HeroLinks next={next} />
        </div>
        <div className="min-w-0 max-[1099px]:mx-auto max-[1099px]:w-full max-[1099px]:max-w-140 min-[1100px]:-mr-3">
          <Hero nextLink={next} />
        </div>
      </section>
      {underWay.length > 0 && (
        <Section id="under-way" title={t('home.continue')}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))] gap-6">
            {underWay.map((solve) => (
              <li key={solve.link}>
                <PartBoundary about={solve}>
                  <ContinueCard solve={solve} />
                </PartBoundary>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <DraftShelf initial={drafts} />
      {isMember && <Later />}
      <LearnShelf chapters={chapters} names={lessonNames} />
      <PlayBand />
      <Section id="first-puzzles" title={t('home.beginHere')}>
        <ul className={CARD_GRID}>
          {featured.map(({ puzzle, link, isSolved }) => (
            <li key={link}>
              <PartBoundary about={puzzle}>
                <PuzzleCard puzzle={puzzle} link={link} isSolved={isSolved} />
              </PartBoundary>
            </li>
          ))}
        </ul>
      </Section>
      {!isMember && <Later />}
    </>
  );
}

/** All puzzles: of the site, or of this device without a network. */
const PUZZLES = '/search/puzzles';

/** Leads to puzzles by wish. */
function PlayBand() {
  const t = useText();
  return (
    <section className="px-home pt-2 pb-8" aria-labelledby="play">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-surface bg-base-200 px-6 py-5">
        <div className="min-w-0">
          <h2 className="text-section" id="play">
            {t('home.playTitle')}
          </h2>
          <p className="mt-1 text-muted">{t('home.playText')}</p>
        </div>
        <Link className={buttonClass('outline')} to="/play">
          {t('home.playLink')}
        </Link>
      </div>
    </section>
  );
}

const QUIET = 'flex min-h-11 items-center rounded-key hover:text-base-content';

/**
 * Links to puzzles of others, the editor, lessons, and the next unsolved puzzle of this device.
 * Without a network the link to that puzzle replaces the one to puzzles of others. Both texts are
 * stacked, and the hidden one keeps its space, so that nothing moves.
 */
function HeroLinks({ next }: { next: string | null }) {
  const t = useText();
  const isOnline = useNetwork() === 'online';
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Link
        className={`${buttonClass('primary', 'large')} max-sm:grow`}
        to={isOnline ? PUZZLES : (next ?? PUZZLES)}
      >
        <span className="grid justify-items-center *:[grid-area:1/1]">
          <span className={isOnline ? '' : 'invisible'}>{t('home.explore')}</span>
          <span className={isOnline ? 'invisible' : ''}>{t('home.solve')}</span>
        </span>
      </Link>
      <Link className={`${buttonClass('outline', 'large')} max-sm:grow`} to="/create">
        {t('home.create')}
      </Link>
      <div className="grid basis-full grid-cols-[auto_auto] justify-start gap-x-7 text-muted">
        <Link className={QUIET} to="/learn">
          {t('learn.title')}
        </Link>
        {next === null ? (
          <LuckyButton className={`${QUIET} ${isOnline ? '' : 'invisible'}`} isLocal>
            {t('home.solve')}
          </LuckyButton>
        ) : (
          <Link className={`${QUIET} ${isOnline ? '' : 'invisible'}`} to={next}>
            {t('home.solve')}
          </Link>
        )}
        <Link className={QUIET} to="/uploader">
          {t('home.import')}
        </Link>
        <LuckyButton className={QUIET}>{t('home.lucky')}</LuckyButton>
      </div>
    </div>
  );
}

/** The parts loaded after the page. Until then their minimum height is reserved. */
function Later() {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  const room = <div className="min-h-dvh" />;
  if (!isTime) return room;
  return (
    <Suspense fallback={room}>
      <div className="px-home pb-8 empty:hidden">
        <ChangelogCard />
      </div>
      <DailyCard />
      <OnlineSections />
    </Suspense>
  );
}

function Nothing(): ReactNode {
  return null;
}
