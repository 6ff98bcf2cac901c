import { z } from 'zod';
import lessonsFile from '#assets/learn/lessons.json';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';

const clueSchema = z.strictObject({ kind: z.enum(['rule', 'symbol']), id: z.string() });

const puzzleSchema = z.strictObject({
  id: z.string(),
  grid: z.string(),
  solution: z.string().nullable(),
});

const lessonSchema = z.strictObject({
  id: z.string(),
  clue: clueSchema,
  puzzles: z.array(puzzleSchema).min(2),
});

const chapterSchema = z.strictObject({ id: z.string(), lessons: z.array(lessonSchema).min(1) });

/** The rule or symbol that a lesson is about. */
export type TaughtClue = Readonly<z.infer<typeof clueSchema>>;

/** A puzzle of a lesson, read. */
export interface LessonPuzzle {
  readonly id: string;
  readonly clue: TaughtClue;
  /** Ids of the clues that players know here: of this lesson and of all before. */
  readonly known: ReadonlySet<string>;
  readonly text: string;
  readonly grid: Grid;
  readonly solution: Grid | null;
}

/** The file as it is, checked for its form only. */
export const { chapters } = z
  .strictObject({ chapters: z.array(chapterSchema).min(1) })
  .parse(lessonsFile);

/** Every lesson, in the order in which they are taught. */
export const lessons = chapters.flatMap((chapter) => chapter.lessons);

/** Every puzzle, in the order in which they are taught. */
export const puzzles: readonly LessonPuzzle[] = lessons.flatMap(({ clue, puzzles }, index) => {
  const known = new Set(lessons.slice(0, index + 1).map((lesson) => lesson.clue.id));
  return puzzles.map(({ id, grid, solution }) => ({
    id,
    clue,
    known,
    text: grid,
    grid: read(grid),
    solution: solution === null ? null : read(solution),
  }));
});

/** Throws for a text that is no grid, and for fields that no clue has. */
function read(text: string): Grid {
  const grid = parseGridText(text, (unknown) => {
    throw new Error(`An unknown field in ${text}: ${JSON.stringify(unknown)}`);
  });
  invariant(grid.ok, `a lesson can be read: ${text}`);
  return grid.value;
}
