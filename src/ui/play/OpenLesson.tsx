import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import type { Grid, RuleInstance, SymbolInstance } from '#engine/grid/grid.ts';
import { listFeatures } from '#engine/play/features.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { unsaved, type OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import {
  noteLearned,
  type LessonNames,
  type LessonSentences,
  type PlacedPuzzle,
} from './lessons.ts';
import { HintButton } from './HintButton.tsx';
import { LessonBoard } from './LessonBoard.tsx';
import { useHints } from './useHints.tsx';

/** On phones as the page of a puzzle; see `LessonBoard`. A hint hides the words. */
const SECTION =
  'twofold:grid twofold:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] twofold:grid-rows-[auto_auto_1fr] twofold:gap-x-5 phone:has-data-hinting:[&>p]:hidden';

/** One sentence, one board and one task. Use the id of the puzzle as its key. */
export function OpenLesson({
  open: { lesson, lessonNumber, puzzle, index },
  names,
  sentences,
  learned,
  next,
  puzzleLink,
}: {
  open: PlacedPuzzle;
  names: LessonNames;
  sentences: LessonSentences;
  learned: ReadonlySet<string>;
  next: PlacedPuzzle | null;
  puzzleLink: string;
}) {
  const t = useText();
  const [isSolved, setSolved] = useState(false);
  const [openCells, onOpenCells] = useState<number | null>(null);
  const name = names.lessons[lesson.id] ?? lesson.id;
  const words = sentences[puzzle.id];
  const [opened] = useState(() => openedLesson({ lesson, puzzle }, words?.clue, name));
  const hints = useHints(false);
  const isMusic = listFeatures(opened.puzzle.grid).some(({ kind }) => kind === 'playback');
  const onSolved = useCallback(() => {
    noteLearned(puzzle.id);
    setSolved(true);
  }, [puzzle.id]);
  return (
    <section className={SECTION} aria-labelledby="lesson">
      <div className="twofold:col-start-2 flex items-center justify-between gap-4">
        <h2 className="text-label text-muted italic" id="lesson">
          {t('learn.lesson', { number: lessonNumber, name })}
        </h2>
        <Steps lesson={lesson} index={index} learned={learned} />
      </div>
      <p className="mt-3 mb-5 min-h-19 text-[28px]/[1.35] tracking-[-0.012em] phone:mt-1.5 phone:mb-2.5 phone:min-h-13 phone:text-[20px]/[1.25] twofold:col-start-2 twofold:min-h-0 [&_em]:text-primary [&_em]:not-italic">
        <Sentence text={words?.before ?? ''} />
      </p>
      <LessonBoard
        opened={opened}
        onSolved={onSolved}
        onOpenCells={onOpenCells}
        hints={isMusic ? undefined : hints}
        isFitted
      >
        <div className="flex min-h-12 w-full min-w-0 items-center gap-3">
          {!isMusic && !isSolved && <HintButton hints={hints} />}
          <p className="flex-1 text-muted phone:text-aside" role="status">
            {isSolved ? (
              <Sentence text={words?.after ?? ''} />
            ) : (
              openCells !== null && t('learn.open', { count: openCells })
            )}
          </p>
          <Onward isSolved={isSolved} next={next} puzzleLink={puzzleLink} />
        </div>
      </LessonBoard>
    </section>
  );
}

/** A link to the next puzzle; after the last one, to the puzzles of the site. */
function Onward({
  isSolved,
  next,
  puzzleLink,
}: {
  isSolved: boolean;
  next: PlacedPuzzle | null;
  puzzleLink: string;
}) {
  const t = useText();
  const label = next ? t(isSolved ? 'learn.next' : 'learn.skip') : t('learn.puzzle');
  return (
    <Link
      className={buttonClass(isSolved ? 'primary' : 'plain')}
      to={next ? `/learn/${next.puzzle.id}` : puzzleLink}
      preventScrollReset={next !== null}
    >
      {label}
    </Link>
  );
}

const OPEN = 'w-5.5 bg-primary';
const DONE = 'w-2.5 bg-(--board-light) inset-ring inset-ring-line';

/** The puzzles of the lesson: solved, open and coming ones. */
function Steps({
  lesson: { puzzles },
  index,
  learned,
}: Pick<PlacedPuzzle, 'lesson' | 'index'> & { learned: ReadonlySet<string> }) {
  const t = useText();
  return (
    <span
      className="flex gap-1.25"
      role="img"
      aria-label={t('learn.puzzles', { number: index + 1, total: puzzles.length })}
    >
      {puzzles.map(({ id }, i) => (
        <span
          key={id}
          className={`h-2.5 rounded-[3px] ${i === index ? OPEN : learned.has(id) ? DONE : 'w-2.5 bg-fill-3'}`}
        />
      ))}
    </span>
  );
}

/** A puzzle of a lesson for the workspace. Its solve is not saved. */
function openedLesson(
  { lesson: { clue }, puzzle: { grid: text, solution } }: Pick<PlacedPuzzle, 'lesson' | 'puzzle'>,
  description: string | undefined,
  title: string,
): OpenedPuzzle {
  const grid = builtInGrid(text);
  const own = clue && description ? describeClue(grid, clue.id, description) : grid;
  const isFinal = listFeatures(own).some(({ kind }) => kind === 'perfection');
  const puzzle = {
    ...NEW_METADATA,
    title,
    grid: isFinal ? gridForPerfection(own) : gridForMode(own, 'solve'),
    solution: solution === null ? null : builtInGrid(solution),
  };
  return unsaved(puzzle, isFinal ? SOLVING_MODES.perfection : SOLVING_MODES.solve);
}

/** The grid with a description of the custom clue with the id. */
function describeClue(grid: Grid, id: string, description: string): Grid {
  const describe = <Clue extends RuleInstance | SymbolInstance>(clue: Clue): Clue =>
    clue.id === id ? { ...clue, params: { ...clue.params, description } } : clue;
  const symbols = [...grid.symbols].map(([key, list]) => [key, list.map(describe)] as const);
  return { ...grid, rules: grid.rules.map(describe), symbols: new Map(symbols) };
}
