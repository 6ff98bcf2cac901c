import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Mountain } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { findHardestStep } from '#engine/explain/walkthrough.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { KeyCap } from '#ui/shared/components/KeyCap.tsx';
import { hasFocusWithin } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { WalkRun } from './useWalkRun.ts';
import { WalkCurve } from './WalkCurve.tsx';
import { placeInWords } from './walkText.ts';

/** Buttons for the steps, and the curve of their difficulty. */
export function WalkTools({
  run,
  frame,
}: {
  run: WalkRun;
  /** The walkthrough around the tools. The first step does not take the focus if it is in there. */
  frame: RefObject<HTMLElement | null>;
}) {
  const t = useText();
  const steps = useSelector(run, ({ context }) => context.steps);
  const at = useSelector(run, ({ context }) => context.at);
  const end = useSelector(run, ({ context }) => context.end);
  const isFollowing = useSelector(run, ({ context }) => context.isAtHardest);
  const words = t.say(placeInWords({ steps, at, end }));
  const tools = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const hasBegun = steps.length > 0;
  useEffect(() => {
    const isElsewhere = hasFocusWithin(frame.current) && !hasFocusWithin(tools.current);
    if (hasBegun && !isElsewhere) onward.current?.focus({ preventScroll: true });
  }, [hasBegun, frame]);
  if (!hasBegun && end) return null;
  // While steps are being found, a press also moves on to harder ones.
  const isAtHardest = at === findHardestStep(steps) && (isFollowing || end !== null);
  return (
    <div
      ref={tools}
      className="flex flex-none flex-col gap-2 px-2.5 py-2 beside:px-0 beside:py-3 flat:py-1.5"
    >
      <WalkCurve
        steps={steps}
        at={at}
        words={words}
        onGo={(to) => run.send({ type: 'walk.go', to })}
      />
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
          disabled={!hasBegun || isAtHardest}
          onClick={() => run.send({ type: 'walk.hardest' })}
        >
          <Mountain className="size-4.5" aria-hidden />
          <span className="max-[360px]:sr-only">{t('walk.hardest')}</span>
        </Button>
      </div>
    </div>
  );
}
