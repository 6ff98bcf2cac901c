import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { builtInGrid } from '../home/builtInGrid.ts';
import { loadHome, type Home } from '../home/loadHome.ts';
import { loadChapters, loadLessonTexts, type Chapter, type LessonTexts } from '../learn/lessons.ts';
import { language } from '../texts/language.ts';

/** What the first page shows. */
export interface FirstPage extends Home {
  readonly chapters: readonly Chapter[];
  readonly lessonTexts: LessonTexts;
  /** The language of the lessons. */
  readonly language: string;
}

/** Everything of the first page, all of it from this browser. */
export async function loadFirstPage(): Promise<FirstPage> {
  const spoken = language();
  const [home, chapters, lessonTexts] = await Promise.all([
    loadHome(),
    loadChapters(),
    loadLessonTexts(spoken),
  ]);
  await Promise.all(
    chapters.map(async ({ lessons }) => {
      const text = lessons[0]?.puzzles[0]?.grid;
      if (text !== undefined) await loadDrawings(builtInGrid(text));
    }),
  );
  return { ...home, chapters, lessonTexts, language: spoken };
}
