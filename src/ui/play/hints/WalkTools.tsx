import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Mountain } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { findHardestStep } from '#engine/explain/walkthrough.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { KeyCap } from '#ui/shared/components/KeyCap.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { WalkRun } from './useWalkRun.ts';
import { WalkCurve } from './WalkCurve.tsx';
import { placeInWords } from './walkText.ts';

/** The ways through the steps, and the curve of how hard they are. */
export function WalkTools({ run }: { run: WalkRun }) {
  const t = useText();
  const steps = useSelector(run, ({ context }) => context.steps);
  const at = useSelector(run, ({ context }) => context.at);
  const end = useSelector(run, ({ context }) => context.end);
  const words = t.say(placeInWords({ steps, at, end }));
  const onward = useRef<HTMLButtonElement>(null);
  const hasBegun = steps.length > 0;
  useEffect(() => {
    if (hasBegun && !isElsewhere()) onward.current?.focus({ preventScroll: true });
  }, [hasBegun]);
  if (!hasBegun && end) return null;
  return (
    <div className="flex flex-none flex-col gap-2 px-2.5 py-2 beside:px-0 beside:py-3 flat:py-1.5">
      <WalkCurve {...{ steps, at, words }} onGo={(to) => run.send({ type: 'walk.go', to })} />
      <div className="flex flex-wrap items-center gap-2 *:px-3.5 sm:*:px-5">
        <Button
          kind="outline"
          disabled={at === 0}
          aria-keyshortcuts="Z"
          onClick={() => run.send({ type: 'walk.back' })}
        >
          <ChevronLeft className="size-4.5" aria-hidden />
          {t('walk.back')}
          <KeyCap name="Z" />
        </Button>
        <Button
          ref={onward}
          kind="primary"
          disabled={at === steps.length}
          aria-keyshortcuts="H Y"
          onClick={() => run.send({ type: 'walk.on' })}
        >
          {t('walk.on')}
          <KeyCap name="H" />
          <ChevronRight className="size-4.5" aria-hidden />
        </Button>
        <span className="flex-1 max-sm:hidden" />
        <Button
          disabled={!hasBegun || at === findHardestStep(steps)}
          onClick={() => run.send({ type: 'walk.hardest' })}
        >
          <Mountain className="size-4.5" aria-hidden />
          <span className="max-[360px]:sr-only">{t('walk.hardest')}</span>
        </Button>
      </div>
    </div>
  );
}

/** The board or the words have the focus already: nobody waits for the first step. */
function isElsewhere(): boolean {
  return Boolean(document.activeElement?.closest('section, [role="grid"]'));
}
