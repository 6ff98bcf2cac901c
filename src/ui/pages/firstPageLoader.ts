import { redirect, type LoaderFunctionArgs } from 'react-router';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { loadHome, type Home } from '#ui/library/home/loadHome.ts';
import { CHAPTERS, loadLessonNames, type Chapter, type LessonNames } from '#ui/play/lessons.ts';
import { language } from '#ui/shared/texts/texts.ts';

/** The data of the first page. */
export interface FirstPage extends Home {
  readonly chapters: readonly Chapter[];
  readonly lessonNames: LessonNames;
  /** The language of the lessons. */
  readonly language: string;
}

/** Load the data of the first page, all from this browser. */
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

/**
 * Load the first page. An `error` in its address, from a failed redirect of another site, is shown
 * once.
 */
export async function loadHomePage({ request }: LoaderFunctionArgs): Promise<FirstPage | Response> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('error')) return await loadFirstPage();
  notify({ kind: 'error', message: message('frame.homeError') });
  return redirect('/');
}
