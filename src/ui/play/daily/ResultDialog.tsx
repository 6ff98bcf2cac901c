import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Grid } from '#engine/grid/grid.ts';
import { message } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { svgText } from '#engine/glyph/svgNode.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { Dialog, DialogSection } from '#ui/shared/components/Dialog.tsx';
import { ROW, toastCopied } from '#ui/shared/components/PictureControls.tsx';
import { SvgTree } from '#ui/shared/components/SvgTree.tsx';
import { writePicture, writeText } from '#ui/shared/platform/clipboard.ts';
import { fileName, saveFile } from '#ui/shared/platform/files.ts';
import { renderPng } from '#ui/shared/platform/renderPng.ts';
import { readBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import { useThemeInForce } from '#ui/shared/settings/themeInForce.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { statisticsQuery } from './dailyQueries.ts';
import { drawResultCard } from './resultCard.ts';
import { outcomeWords, shareText, type DailyOutcome } from './shareText.ts';

/** A result to share as text and as a picture, and the results of others. */
export function ResultDialog({
  result,
  grid,
  onClose,
}: {
  result: DailyOutcome;
  /** The puzzle without colors of the solution. */
  grid: Grid;
  onClose: () => void;
}) {
  const t = useText();
  const theme = useThemeInForce();
  const words = outcomeWords(t, result, grid);
  const { day, solve } = words;
  const text = shareText(words, location.origin, result.date);
  const card = useMemo(() => drawResultCard({ day, solve }, grid), [day, solve, grid]);
  const png = () => renderPng(svgText(drawResultCard(words, grid, readBoardTheme(theme))));
  const name = fileName(result.date, 'png');
  return (
    <Dialog title={t('daily.result')} description={t('daily.resultDescription')} onClose={onClose}>
      <div className="my-3 grid place-items-center" role="img" aria-label={t('daily.cardLabel')}>
        <SvgTree node={card} className="h-[min(320px,38vh)] max-w-full rounded-surface" />
      </div>
      <p className="text-meta text-muted">
        {day} · {solve}
      </p>
      <div className={ROW}>
        <Button
          kind="primary"
          onClick={() => void toastCopied(writeText(text), message('daily.textCopied'))}
        >
          {t('daily.copyText')}
        </Button>
        <Button
          onClick={() => void toastCopied(writePicture(png()), message('sharing.pictureCopied'))}
        >
          {t('sharing.copyPicture')}
        </Button>
        <Button onClick={() => void png().then((file) => saveFile(file, name))}>
          {t('sharing.savePng')}
        </Button>
      </div>
      <DialogSection title={t('daily.others')}>
        <Others date={result.date} msUsed={result.msUsed} />
      </DialogSection>
    </Dialog>
  );
}

const PERCENT = 100;
const FIRST_RANGE_MS = 15_000;

/** The range of a time, as the server counts it. */
function rangeOf(ms: number, count: number): number {
  const place = Math.ceil(Math.log2(Math.max(ms, 1) / FIRST_RANGE_MS));
  return Math.min(count - 1, Math.max(0, place));
}

function rangeText(t: Translator, place: number, count: number): string {
  const isLast = place === count - 1;
  const time = clockTime(FIRST_RANGE_MS * 2 ** (isLast ? place - 1 : place));
  return t(isLast ? 'daily.over' : 'daily.upTo', { time });
}

/** The times of all counted solves as bars; the own range has another color. */
function Others({ date, msUsed }: { date: string; msUsed: number }) {
  const t = useText();
  const { data } = useQuery(statisticsQuery(date), queryClient);
  if (!data) return <p className="min-h-40 text-muted" aria-busy />;
  const { solves, withoutHints, times } = data;
  if (solves === 0) return <p className="text-muted">{t('daily.othersNone')}</p>;
  const percent = Math.round((withoutHints / solves) * PERCENT);
  const most = Math.max(...times);
  const own = rangeOf(msUsed, times.length);
  return (
    <>
      <p className="text-muted">{t('daily.othersCount', { solves, percent })}</p>
      <ul className="mt-3 flex flex-col gap-1 text-meta" aria-label={t('daily.times')}>
        {times.map((count, place) => {
          const range = rangeText(t, place, times.length);
          return (
            <li
              key={place}
              className="grid grid-cols-[7.5em_1fr_2.5em] items-center gap-3 tabular-nums lining-nums"
              aria-label={t('daily.timesRow', { range, solves: count })}
              aria-current={place === own ? 'true' : undefined}
            >
              <span className="text-muted" aria-hidden>
                {range}
              </span>
              <svg
                className="h-3 w-full"
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden
              >
                <rect
                  className={place === own ? 'fill-primary' : 'fill-base-content/35'}
                  width={count === 0 ? 0.5 : (count / most) * PERCENT}
                  height={10}
                />
              </svg>
              <span className="text-end" aria-hidden>
                {count}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
