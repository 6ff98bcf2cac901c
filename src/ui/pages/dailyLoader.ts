import { redirect, type LoaderFunctionArgs } from 'react-router';
import { readDaily, readToday, type Daily } from '#contract/daily.ts';
import { dayOf } from '#base/days.ts';
import { message } from '#texts/message.ts';
import { fallbackPuzzle } from '#ui/play/daily/fallbackPuzzle.ts';
import { dayText, shortDayText } from '#ui/play/daily/dailyText.ts';
import { storedDaily, storeDaily } from '#ui/play/daily/dailyStore.ts';
import { ApiError, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { language, loadTexts, translator } from '#ui/shared/texts/texts.ts';
import { PageAwayError } from '#ui/shell/pageErrors.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { openForSolving } from './puzzleLoaders.ts';
import { openRecord } from './serverPuzzle.ts';

/** The puzzle of a day, or another one in its place. */
export interface LoadedDaily {
  readonly date: string;
  /** Null if it was chosen by a moderator, or is no daily. */
  readonly family: string | null;
  /** False for another puzzle. */
  readonly isDaily: boolean;
  readonly opened: OpenedPuzzle;
  /** The language of the title. */
  readonly language: string;
}

const ARCHIVE = '/daily/archive';

/**
 * Load the puzzle of `/daily` or `/daily/{date}`. Without a network the puzzle of today comes from
 * this browser; if there is none anywhere, another puzzle takes its place.
 */
export async function loadDaily({
  request,
  params: { date },
}: LoaderFunctionArgs): Promise<LoadedDaily | Response> {
  const [daily] = await Promise.all([
    date === undefined ? dailyOfToday() : dailyOf(date),
    loadTexts('daily'),
  ]);
  if (daily) {
    const opened = await openDaily(daily, request);
    if (opened) return opened;
  }
  if (date === undefined) return await openInstead(request);
  notify({ kind: 'error', message: message('daily.noSuchDay') });
  return redirect(ARCHIVE);
}

async function dailyOfToday(): Promise<Daily | null> {
  try {
    const { daily } = await call(readToday, {});
    if (daily) storeDaily(daily);
    return daily;
  } catch (error) {
    if (error instanceof NoAnswerError) return storedDaily(dayOf(Date.now()));
    throw error;
  }
}

/** The puzzle of a day; null if it has none. */
async function dailyOf(date: string): Promise<Daily | null> {
  try {
    return await call(readDaily, { params: { date } });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    const stored = error instanceof NoAnswerError ? storedDaily(date) : null;
    if (stored) return stored;
    throw error instanceof NoAnswerError ? new PageAwayError(message('guards.puzzleAway')) : error;
  }
}

/** The solve is stored as that of any puzzle of the site. Null if the data cannot be read. */
async function openDaily(daily: Daily, { url }: Request): Promise<LoadedDaily | null> {
  const { date, family, puzzle: record } = daily;
  const read = await openRecord(record);
  if (!read.ok) return null;
  const { puzzle, about } = read.value;
  const { id } = record;
  const t = translator.current();
  const title = family === null ? puzzle.title : t('daily.heading', { date: dayText(t, date) });
  const request = new Request(new URL(`/solve/${id}`, url));
  const opened = await openForSolving(
    { puzzle: { ...puzzle, title }, server: { id, about } },
    request,
  );
  const shortTitle = t('daily.headingShort', { date: shortDayText(t, date) });
  const named = family === null ? opened : { ...opened, shortTitle };
  return { date, family, isDaily: true, opened: named, language: language() };
}

/** Another puzzle, which is a different one each day. */
async function openInstead({ url }: Request): Promise<LoadedDaily> {
  const date = dayOf(Date.now());
  const { puzzle, link } = await fallbackPuzzle(date);
  const opened = await openForSolving({ puzzle }, new Request(new URL(link, url)));
  return { date, family: null, isDaily: false, opened, language: language() };
}
