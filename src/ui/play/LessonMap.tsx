import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { boardOf } from '#engine/judging/boardOf.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { WrapDiagram } from '#ui/shared/components/WrapDiagram.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { findLessonPicture, type Chapter, type Lesson, type LessonNames } from './lessons.ts';

interface LessonMapProps {
  chapters: readonly Chapter[];
  names: LessonNames;
  /** Ids of solved puzzles. */
  learned: ReadonlySet<string>;
  /** The open lesson. */
  open: Lesson;
}

/** All lessons by chapter, as a path. */
export function LessonMap({ chapters, names, learned, open }: LessonMapProps) {
  const t = useText();
  return (
    <nav className="flex flex-wrap gap-x-10 gap-y-7" aria-label={t('learn.map')}>
      {chapters.map(({ id, lessons }) => (
        <section key={id} aria-labelledby={`chapter-${id}`}>
          <h2 className="mb-3 text-label text-muted italic" id={`chapter-${id}`}>
            {names.chapters[id]}
          </h2>
          <ol className="flex flex-wrap gap-y-4">
            {lessons.map((lesson) => (
              <LessonTile
                key={lesson.id}
                lesson={lesson}
                name={names.lessons[lesson.id] ?? lesson.id}
                done={lesson.puzzles.filter((puzzle) => learned.has(puzzle.id)).length}
                target={targetOf(lesson, learned)}
                isOpen={lesson === open}
              />
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

/** The first unsolved puzzle of a lesson; the first of all if every one is solved. */
function targetOf({ puzzles }: Lesson, learned: ReadonlySet<string>): string {
  const target = puzzles.find(({ id }) => !learned.has(id)) ?? puzzles[0];
  return `/learn/${target?.id ?? ''}`;
}

/** A bar to the next tile, lit if the lesson is done; hidden on small screens, where rows wrap. */
const TILE =
  'relative flex w-28.5 flex-col items-center gap-2 text-center not-last:after:absolute not-last:after:top-10 not-last:after:left-[calc(50%+43px)] not-last:after:h-1.75 not-last:after:w-7 not-last:after:bg-fill-3 data-done:not-last:after:bg-(--board-light) max-sm:after:hidden';
const PICTURE =
  'relative grid size-21.5 place-items-center rounded-dock bg-base-200 p-3 group-hover:bg-base-300 group-aria-[current=page]:outline-2 group-aria-[current=page]:outline-offset-3 group-aria-[current=page]:outline-primary';

function LessonTile({
  lesson,
  name,
  done,
  target,
  isOpen,
}: {
  lesson: Lesson;
  name: string;
  /** Number of solved puzzles. */
  done: number;
  target: string;
  isOpen: boolean;
}) {
  const t = useText();
  const total = lesson.puzzles.length;
  const isDone = done === total;
  const label = isDone ? t('learn.learned', { name }) : t('learn.begun', { name, done, total });
  return (
    <li className={TILE} data-done={isDone || undefined}>
      <Link
        className="group flex flex-col items-center gap-2 rounded-dock"
        to={target}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        aria-label={label}
      >
        <span className={PICTURE}>
          <span className={isDone ? 'opacity-50' : ''}>
            <LessonPicture lesson={lesson} />
          </span>
          {isDone && (
            <span className="absolute -right-1 -bottom-1 size-5 rounded-[7px] bg-base-100 p-0.5 text-success">
              <Check className="size-4 stroke-[2.4]" aria-hidden />
            </span>
          )}
        </span>
        <span
          className={`max-w-27 text-meta ${isDone ? 'text-muted' : ''} group-aria-[current=page]:font-strong`}
        >
          {name}
        </span>
      </Link>
    </li>
  );
}

/** The example of the lesson's clue, as in the legend. */
function LessonPicture({ lesson }: { lesson: Lesson }) {
  const grid = useMemo(() => findLessonPicture(lesson), [lesson]);
  const { isWrapped, topology } = boardOf(grid);
  if (isWrapped) return <WrapDiagram topology={topology} size={62} />;
  return <BoardPicture className="size-15.5" grid={grid} isExample symbols="all" />;
}
