import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { loadHome, type Home } from '#ui/library/home/loadHome.ts';
import { CHAPTERS, loadLessonNames, type Chapter, type LessonNames } from '#ui/play/lessons.ts';
import { language } from '#ui/shared/texts/language.ts';

/** What the first page shows. */
export interface FirstPage extends Home {
  readonly chapters: readonly Chapter[];
  readonly lessonNames: LessonNames;
  /** The language of the lessons. */
  readonly language: string;
}

/** Everything of the first page, all of it from this browser. */
export async function loadFirstPage(): Promise<FirstPage> {
  const spoken = language();
  const [home, lessonNames] = await Promise.all([loadHome(), loadLessonNames(spoken)]);
  await Promise.all(
    CHAPTERS.map(async ({ lessons }) => {
      const text = lessons[0]?.puzzles[0]?.grid;
      if (text !== undefined) await loadDrawings(builtInGrid(text));
    }),
  );
  return { ...home, chapters: CHAPTERS, lessonNames, language: spoken };
}
