import { Check } from 'lucide-react';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import {
  learned as learnedStore,
  findLessonPicture,
  type Chapter,
  type LessonNames,
} from './lessons.ts';

/** The chapters of the lessons in one row, for the home page. */
export function LearnShelf({
  chapters,
  names,
}: {
  chapters: readonly Chapter[];
  names: LessonNames;
}) {
  const t = useText();
  const learned = useSyncExternalStore(learnedStore.subscribe, learnedStore.current);
  const isDone = ({ lessons }: Chapter) =>
    lessons.every(({ puzzles }) => puzzles.every(({ id }) => learned.has(id)));
  const current = chapters.find((chapter) => !isDone(chapter));
  return (
    <section className="px-home pt-2 pb-8" aria-labelledby="learn">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-section" id="learn">
          {t('learn.title')}
        </h2>
        <span className="text-meta text-muted">
          {t('learn.chaptersDone', {
            done: chapters.filter(isDone).length,
            total: chapters.length,
          })}
        </span>
      </div>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(138px,1fr))] gap-4">
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <ChapterTile
              chapter={chapter}
              name={names.chapters[chapter.id] ?? chapter.id}
              target={targetOf(chapter, learned)}
              isDone={isDone(chapter)}
              isCurrent={chapter === current}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

const TILE =
  'flex h-full flex-col items-center justify-center gap-3 rounded-surface bg-base-200 px-3 py-4 text-center text-aside hover:bg-base-300 data-current:outline-2 data-current:outline-primary';

function ChapterTile({
  chapter,
  name,
  target,
  isDone,
  isCurrent,
}: {
  chapter: Chapter;
  name: string;
  target: string;
  isDone: boolean;
  isCurrent: boolean;
}) {
  const t = useText();
  const [first] = chapter.lessons;
  const grid = useMemo(() => first && findLessonPicture(first), [first]);
  return (
    <Link
      className={TILE}
      to={target}
      data-current={isCurrent || undefined}
      aria-label={isDone ? t('learn.learned', { name }) : undefined}
    >
      {grid && (
        <BoardPicture
          className={`size-18 ${isDone ? 'opacity-50' : ''}`}
          grid={grid}
          isExample
          symbols="all"
        />
      )}
      <span className={isDone ? 'text-muted' : ''}>
        {name}
        {isDone && <Check className="ms-1.5 inline size-4 text-success" aria-hidden />}
      </span>
    </Link>
  );
}

/** The first unsolved puzzle of a chapter; the first of all if every one is solved. */
function targetOf({ lessons }: Chapter, learned: ReadonlySet<string>): string {
  const puzzles = lessons.flatMap((lesson) => lesson.puzzles);
  const target = puzzles.find(({ id }) => !learned.has(id)) ?? puzzles[0];
  return `/learn/${target?.id ?? ''}`;
}
