import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { buttonClass } from '../components/buttonStyles.ts';
import { PuzzleCard } from '../components/PuzzleCard.tsx';
import { DraftShelf } from '../drafts/DraftShelf.tsx';
import { HERO_GRID } from '../home/heroGrid.ts';
import { ContinueCard } from '../home/ContinueCard.tsx';
import { LearnShelf } from '../learn/LearnShelf.tsx';
import { usePageTitle } from '../platform/pageTitle.ts';
import { RichText } from '../texts/RichText.tsx';
import { useText } from '../texts/useText.ts';
import type { FirstPage } from './homeLoader.ts';
import { useLanguageOfData } from './useLanguageOfData.ts';

/** What the site is, unfinished solves, drafts, and puzzles to begin with. */
export function HomePage() {
  const t = useText();
  const page = useLoaderData<FirstPage>();
  const { featured, underWay, drafts, chapters, lessonTexts } = page;
  const next = featured.find(({ isSolved }) => !isSolved);
  usePageTitle(null);
  useLanguageOfData(page.language);
  return (
    <>
      <section
        className="relative grid min-h-[min(640px,100dvh-120px)] items-center overflow-clip px-home pt-6 pb-10 max-[1100px]:min-h-0 max-[1100px]:items-start max-[1100px]:pb-6"
        aria-labelledby="hero-title"
      >
        <div className="relative z-1 max-w-150">
          <h1 className="text-hero" id="hero-title">
            <RichText
              id="home.heroTitle"
              tags={{ break: () => <br className="max-sm:hidden" /> }}
            />
          </h1>
          <p className="mt-6 max-w-[30em] text-lead text-muted">
            {next ? t('home.lead') : t('home.leadSolved')}
          </p>
          <HeroLinks first={next?.link} />
        </div>
        <div
          className="lamp-lit absolute -top-1.5 -right-3 w-[min(800px,58vw)] max-[1100px]:relative max-[1100px]:right-auto max-[1100px]:order-2 max-[1100px]:mx-auto max-[1100px]:mt-5 max-[1100px]:w-[min(560px,100%)]"
          aria-hidden
        >
          <BoardPicture className="h-auto w-full" grid={HERO_GRID} />
        </div>
      </section>
      {underWay.length > 0 && (
        <Shelf id="under-way" title={t('home.continue')}>
          {underWay.map((solve) => (
            <li key={solve.link}>
              <ContinueCard solve={solve} />
            </li>
          ))}
        </Shelf>
      )}
      <DraftShelf initial={drafts} />
      <LearnShelf chapters={chapters} texts={lessonTexts} />
      <Shelf id="first-puzzles" title={t('home.beginHere')}>
        {featured.map(({ puzzle, link, isSolved }) => (
          <li key={link}>
            <PuzzleCard puzzle={puzzle} link={link} isSolved={isSolved} />
          </li>
        ))}
      </Shelf>
    </>
  );
}

const QUIET = 'flex min-h-11 items-center rounded-key hover:text-base-content';

/** The first puzzle that is not solved yet, if there is one; a new one; lessons; many at once. */
function HeroLinks({ first }: { first: string | undefined }) {
  const t = useText();
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      {first !== undefined && (
        <Link className={buttonClass('primary', 'large')} to={first}>
          {t('home.solve')}
        </Link>
      )}
      <Link
        className={buttonClass(first === undefined ? 'primary' : 'outline', 'large')}
        to="/create"
      >
        {t('home.create')}
      </Link>
      <span className="flex basis-full flex-wrap gap-x-7 text-muted">
        <Link className={QUIET} to="/learn">
          {t('learn.title')}
        </Link>
        <Link className={QUIET} to="/uploader">
          {t('home.import')}
        </Link>
      </span>
    </p>
  );
}

/** Cards under a title. */
function Shelf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="px-home pt-2 pb-8" aria-labelledby={id}>
      <h2 className="mb-4 text-section" id={id}>
        {title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))] gap-6">
        {children}
      </ul>
    </section>
  );
}
