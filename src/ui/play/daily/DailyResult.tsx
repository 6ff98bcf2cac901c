import { useSelector } from '@xstate/react';
import { Share2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { invariant } from '#base/invariant.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { noteDailySolve } from './dailyStore.ts';
import { NextDaily } from './NextDaily.tsx';
import { isLate } from './streak.ts';
import { useOwnDailies, useStreak, useToday } from './useStreak.ts';

const ResultDialog = lazyDialog(async () => (await import('./ResultDialog.tsx')).ResultDialog);

/** After the solve of a daily: the days in a row, the result to share, and the next one. */
export function DailyResult({
  date,
  family,
  workspace,
}: {
  date: string;
  family: string | null;
  workspace: Workspace;
}) {
  const t = useText();
  const { solve } = workspace.play.getSnapshot().children;
  invariant(solve, 'a play has a solve');
  const msUsed = useSelector(solve, ({ context }) => context.spentMs);
  const hints = useSelector(workspace.store.actor, ({ context }) => context.hints);
  const { today } = useToday();
  const { days } = useStreak();
  const own = useOwnDailies().find((one) => one.date === date);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => noteDailySolve({ date, msUsed, hints }), [date, msUsed, hints]);
  const isInRow = date === today && own !== undefined && !isLate(own);
  return (
    <div className="flex flex-col items-start gap-2 phone:order-1 phone:basis-full">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Share2 className="size-4.5" aria-hidden />
          {t('daily.result')}
        </Button>
        {isInRow && <span>{t('daily.row', { days })}</span>}
        {own && isLate(own) && <span className="text-muted">{t('daily.late')}</span>}
      </div>
      <NextDaily date={date} />
      <Suspense>
        {isOpen && (
          <ResultDialog
            result={{ date, family, msUsed, hints, days: isInRow ? days : 0 }}
            grid={workspace.opened.puzzle.grid}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
