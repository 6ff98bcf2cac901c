import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import lessons from '#assets/learn/lessons.json';
import { invariant } from '#base/invariant.ts';
import type { Language } from '#texts/languages.ts';

/** What a lesson is about; null for coloring itself. */
interface LessonClue {
  readonly kind: string;
  readonly id: string;
}

/** A small puzzle of a lesson, as text. */
export interface LessonPuzzle {
  readonly id: string;
  readonly grid: string;
  readonly solution: string | null;
}

/** One idea, in a few puzzles. */
export interface Lesson {
  readonly id: string;
  readonly clue: LessonClue | null;
  readonly puzzles: readonly LessonPuzzle[];
}

/** Lessons that belong together, in the order in which they are learned. */
export interface Chapter {
  readonly id: string;
  readonly lessons: readonly Lesson[];
}

type Words = Readonly<Record<string, string>>;

/** What chapters and lessons are called in one language. */
export interface LessonNames {
  readonly chapters: Words;
  readonly lessons: Words;
}

/** Sentences before and after puzzles in one language: Markdown. */
export type LessonSentences = Readonly<
  Record<string, { readonly before: string; readonly after: string } | undefined>
>;

/** Files of names, one a language. */
const NAMES = import.meta.glob<{ readonly default: LessonNames }>('/assets/learn/*/names.json');

/** The chapters in their order. */
export const CHAPTERS: readonly Chapter[] = lessons.chapters;

export async function loadLessonNames(language: Language): Promise<LessonNames> {
  const module = await NAMES[`/assets/learn/${language}/names.json`]?.();
  invariant(module, `lessons have names in ${language}`);
  return module.default;
}

/** A puzzle with the lesson it belongs to, and its place there, counted from 0. */
export interface PlacedPuzzle {
  readonly lesson: Lesson;
  /** Counted from 1 over all chapters. */
  readonly lessonNumber: number;
  readonly puzzle: LessonPuzzle;
  readonly index: number;
}

/** All puzzles one after the other. */
export function puzzlesInOrder(chapters: readonly Chapter[]): readonly PlacedPuzzle[] {
  return chapters
    .flatMap(({ lessons }) => lessons)
    .flatMap((lesson, number) =>
      lesson.puzzles.map((puzzle, index) => ({ lesson, lessonNumber: number + 1, puzzle, index })),
    );
}

/** The picture of a lesson: the example of its clue; without one, its first puzzle. */
export function pictureOf({ clue, puzzles }: Lesson): Grid {
  const grid = builtInGrid(puzzles[0]?.grid ?? '');
  if (clue === null) return grid;
  const [def, instance] =
    clue.kind === 'rule'
      ? [ruleById.get(clue.id), grid.rules.find(({ id }) => id === clue.id)]
      : [symbolById.get(clue.id), grid.symbols.get(clue.id)?.[0]];
  return def && instance ? exampleGrid(def.example(paramsOf(def, instance))) : grid;
}
