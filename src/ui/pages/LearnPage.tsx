import { useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { learned as learnedStore } from '#ui/play/lessons.ts';
import { LessonMap } from '#ui/play/LessonMap.tsx';
import { OpenLesson } from '#ui/play/OpenLesson.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Learning } from './learnLoader.ts';
import { useLanguageOfData } from './useLanguageOfData.ts';

/** The lessons: an overview of all, and the open one. */
export function LearnPage() {
  const { chapters, names, sentences, language, open, next, puzzleLink } =
    useLoaderData<Learning>();
  const learned = useSyncExternalStore(learnedStore.subscribe, learnedStore.current);
  const t = useText();
  useLanguageOfData(language);
  usePageTitle(t('learn.title'));
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const done = lessons.filter(({ puzzles }) => puzzles.every(({ id }) => learned.has(id))).length;
  const progress = t('learn.progress', { done, total: lessons.length });
  return (
    <div className="grid items-start gap-x-16 gap-y-8 px-home pt-7 pb-10 phone:gap-y-2 phone:pt-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)] lg:grid-rows-[auto_1fr]">
      <header className="flat:sr-only phone:flex phone:items-baseline phone:justify-between phone:gap-3">
        <h1 className="text-title phone:text-[17px]" tabIndex={-1}>
          {t('learn.title')}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted phone:mt-0 phone:text-meta">
          <span>{progress}</span>
          <ProgressBar
            className="w-45 phone:hidden"
            value={done}
            max={lessons.length}
            label={progress}
          />
          <span className="phone:hidden">
            {done === lessons.length ? t('learn.complete') : t('learn.pace')}
          </span>
        </p>
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <OpenLesson
          key={open.puzzle.id}
          open={open}
          names={names}
          sentences={sentences}
          learned={learned}
          next={next}
          puzzleLink={puzzleLink}
        />
      </div>
      <LessonMap chapters={chapters} names={names} learned={learned} open={open.lesson} />
    </div>
  );
}
