import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import lessons from '#assets/learn/lessons.json';
import { invariant } from '#base/invariant.ts';
import type { Language } from '#texts/languages.ts';
import { createStore, type ReadableStore } from '#base/store.ts';
import {
  parseJson,
  onStored,
  parseKeys,
  readStored,
  writeStored,
} from '#ui/shared/platform/storage.ts';
import { ownKey } from '#ui/shared/platform/workOwner.ts';

/** The clue of a lesson; null for coloring itself. */
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

/** Lessons on one subject, in order. */
export interface Chapter {
  readonly id: string;
  readonly lessons: readonly Lesson[];
}

type Words = Readonly<Record<string, string>>;

/** The names of chapters and lessons in one language. */
export interface LessonNames {
  readonly chapters: Words;
  readonly lessons: Words;
}

/** Sentences before and after a puzzle, with the description of its custom clue, as Markdown. */
interface PuzzleSentences {
  readonly before: string;
  readonly after: string;
  /** Absent in a puzzle without a custom clue. */
  readonly clue?: string;
}

/** Sentences by puzzle in one language. */
export type LessonSentences = Readonly<Record<string, PuzzleSentences | undefined>>;

/** Files of names, one a language. */
const NAMES = import.meta.glob<{ readonly default: LessonNames }>('/assets/learn/*/names.json');

/** The chapters in their order. */
export const CHAPTERS: readonly Chapter[] = lessons.chapters;

export async function loadLessonNames(language: Language): Promise<LessonNames> {
  const module = await NAMES[`/assets/learn/${language}/names.json`]?.();
  invariant(module, `lessons have names in ${language}`);
  return module.default;
}

/** A puzzle with its lesson and its index there, from 0. */
export interface PlacedPuzzle {
  readonly lesson: Lesson;
  /** Counted from 1 over all chapters. */
  readonly lessonNumber: number;
  readonly puzzle: LessonPuzzle;
  readonly index: number;
}

/** All puzzles in order. */
export function puzzlesInOrder(chapters: readonly Chapter[]): readonly PlacedPuzzle[] {
  return chapters
    .flatMap(({ lessons }) => lessons)
    .flatMap((lesson, number) =>
      lesson.puzzles.map((puzzle, index) => ({ lesson, lessonNumber: number + 1, puzzle, index })),
    );
}

/** The picture of a lesson: the example of its clue; without one, its first puzzle. */
export function findLessonPicture({ clue, puzzles }: Lesson): Grid {
  const grid = builtInGrid(puzzles[0]?.grid ?? '');
  if (clue === null) return grid;
  const [def, instance] =
    clue.kind === 'rule'
      ? [ruleById.get(clue.id), grid.rules.find(({ id }) => id === clue.id)]
      : [symbolById.get(clue.id), grid.symbols.get(clue.id)?.[0]];
  return def && instance ? exampleGrid(def.example(paramsOf(def, instance))) : grid;
}

const key = () => ownKey('learned');

const store = createStore<ReadonlySet<string>>(stored());

function stored(): ReadonlySet<string> {
  return parseKeys(parseJson(readStored(key())));
}

/** Ids of the lesson puzzles that were solved in this browser. */
export const learned: ReadableStore<ReadonlySet<string>> = {
  current: store.current,
  subscribe(listener) {
    const stops = [store.subscribe(listener), onStored(key(), () => store.set(stored()))];
    return () => stops.forEach((stop) => stop());
  },
};

/** Record that a puzzle of a lesson was solved. */
export function noteLearned(id: string): void {
  const ids = new Set([...stored(), id]); // another tab may have added ids
  writeStored(key(), JSON.stringify([...ids]));
  store.set(ids);
}
