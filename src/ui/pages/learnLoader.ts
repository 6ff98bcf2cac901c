import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { invariant } from '#base/invariant.ts';
import type { Language } from '#texts/languages.ts';
import { message } from '#texts/message.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { featuredPuzzles } from '#ui/library/home/featuredPuzzles.ts';
import {
  learned,
  CHAPTERS,
  loadLessonNames,
  puzzlesInOrder,
  type Chapter,
  type LessonNames,
  type LessonSentences,
  type PlacedPuzzle,
} from '#ui/play/lessons.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { language } from '#ui/shared/texts/texts.ts';

/** The data of the lessons' page. */
export interface Learning {
  readonly chapters: readonly Chapter[];
  readonly names: LessonNames;
  readonly sentences: LessonSentences;
  /** The language of the texts. */
  readonly language: string;
  /** The puzzle that is open. */
  readonly open: PlacedPuzzle;
  /** The next puzzle; null at the end. */
  readonly next: PlacedPuzzle | null;
  /** The link after the last lesson: to an unsolved puzzle, else to the editor. */
  readonly puzzleLink: string;
}

/** Load the lessons, at `/learn/{puzzle}` or, at `/learn`, with the first unsolved puzzle. */
export async function loadLessons({ params }: LoaderFunctionArgs): Promise<Learning | Response> {
  const spoken = language();
  const [names, sentences, featured] = await Promise.all([
    loadLessonNames(spoken),
    loadLessonSentences(spoken),
    featuredPuzzles(),
  ]);
  const puzzles = puzzlesInOrder(CHAPTERS);
  const isOpen = ({ puzzle }: PlacedPuzzle) =>
    params['puzzleId'] === undefined
      ? !learned.current().has(puzzle.id)
      : puzzle.id === params['puzzleId'];
  const at = Math.max(0, puzzles.findIndex(isOpen));
  const open = puzzles[at];
  if (!open || (params['puzzleId'] !== undefined && !isOpen(open))) {
    notify({ kind: 'error', message: message('learn.unknown') });
    return redirect('/learn');
  }
  await Promise.all(
    [open, ...puzzles.filter(({ index }) => index === 0)].map(
      async ({ puzzle }) => await loadDrawings(builtInGrid(puzzle.grid)),
    ),
  );
  return {
    chapters: CHAPTERS,
    names,
    sentences,
    open,
    language: spoken,
    next: puzzles[at + 1] ?? null,
    puzzleLink: featured.find(({ isSolved }) => !isSolved)?.link ?? '/create',
  };
}

/** Files of sentences, one a language. */
const SENTENCES = import.meta.glob<{ readonly default: LessonSentences }>(
  '/assets/learn/*/puzzles.json',
);

async function loadLessonSentences(language: Language): Promise<LessonSentences> {
  const module = await SENTENCES[`/assets/learn/${language}/puzzles.json`]?.();
  invariant(module, `lessons have sentences in ${language}`);
  return module.default;
}
