import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';
import { PuzzleCard } from '#ui/shared/components/PuzzleCard.tsx';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { Section } from '#ui/shared/components/Section.tsx';
import { DraftShelf } from '#ui/saved/DraftShelf.tsx';
import { ContinueCard } from '#ui/library/home/ContinueCard.tsx';
import { LuckyButton } from '#ui/library/home/LuckyButton.tsx';
import { LearnShelf } from '#ui/play/LearnShelf.tsx';
import { Hero } from '#ui/library/home/Hero.tsx';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { whenIdle } from '#ui/shared/platform/whenIdle.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { FirstPage } from './firstPage.ts';
import { useLanguageOfData } from './useLanguageOfData.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

interface Part {
  readonly default: ComponentType;
}

/** What could not be loaded is left out: all else of the page is there. */
const OnlineSections = lazy(() =>
  import('#ui/library/home/OnlineSections.tsx').then<Part, Part>(
    ({ OnlineSections }) => ({ default: OnlineSections }),
    () => ({ default: Nothing }),
  ),
);
const ChangelogCard = lazy(() =>
  import('#ui/shell/ChangelogCard.tsx').then<Part, Part>(
    ({ ChangelogCard }) => ({ default: ChangelogCard }),
    () => ({ default: Nothing }),
  ),
);

/**
 * What the site is, with a board to be painted right there; unfinished solves, drafts, lessons and
 * puzzles of this device; and what others made.
 */
export function HomePage() {
  const t = useText();
  const page = useLoaderData<FirstPage>();
  const { featured, underWay, drafts, chapters, lessonNames } = page;
  const next = featured.find(({ isSolved }) => !isSolved)?.link ?? null;
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
          <HeroLinks next={next} puzzle={next ?? featured[0]?.link ?? '/learn'} />
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
      <LearnShelf chapters={chapters} names={lessonNames} />
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
      <Later />
    </>
  );
}

const QUIET = 'flex min-h-11 items-center rounded-key hover:text-base-content';

/**
 * What others made, one's own, lessons, and the next puzzle of this device that is not solved yet.
 * Without a network a puzzle of this device takes the place of the others': both words lie one over
 * the other, and what is not offered keeps its room, so that nothing moves.
 */
function HeroLinks({ next, puzzle }: { next: string | null; puzzle: string }) {
  const t = useText();
  const isOnline = useNetwork() === 'online';
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Link
        className={`${buttonClass('primary', 'large')} max-sm:grow`}
        to={isOnline ? '/search/puzzles' : puzzle}
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
        {next !== null && (
          <Link className={`${QUIET} ${isOnline ? '' : 'invisible'}`} to={next}>
            {t('home.solve')}
          </Link>
        )}
        <Link className={QUIET} to="/uploader">
          {t('home.import')}
        </Link>
        <LuckyButton className={`${QUIET} ${isOnline ? '' : 'invisible'}`} instead={puzzle} />
      </div>
    </div>
  );
}

/** What comes after the page. Until then, as much room as it takes at least. */
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
      <OnlineSections />
    </Suspense>
  );
}

function Nothing(): ReactNode {
  return null;
}
