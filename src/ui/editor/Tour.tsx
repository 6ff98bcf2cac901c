import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { tourMachine } from '#machines/tourMachine.ts';
import { focusedElement, focusFirst, tabbableCell } from '#ui/shared/platform/focus.ts';
import { openDialogs } from '#ui/shared/platform/layers.ts';
import { endEditorTour } from '#ui/shared/settings/editorTour.ts';
import { TourCard } from './TourCard.tsx';
import { TOUR_STEPS } from './tourSteps.ts';

const machine = tourMachine.provide({ actions: { remember: endEditorTour } });

/**
 * The tour of the editor. At its end, the tab with the tools is open and the board has the focus.
 */
export function Tour({
  onTab,
  onRaise,
  isCovered,
  isAskedFor,
}: {
  onTab: (tab: string) => void;
  /** Raises or lowers the drawer, on phones. */
  onRaise: (isRaised: boolean) => void;
  /** True while the code editor covers the page. */
  isCovered: boolean;
  /** True if an author started the tour: it takes the focus from any other element then. */
  isAskedFor: boolean;
}) {
  const actor = useActorRef(machine, { input: { count: TOUR_STEPS.length } });
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('showing'));
  const index = useSelector(actor, ({ context }) => context.step);
  const step = TOUR_STEPS[index];
  const isAsleep = useHasOpenDialog() || isCovered;
  useEffect(() => {
    if (isAsleep) return undefined;
    // A frame later the heading of a new page, or the opener of a dialog, has the focus.
    const frame = requestAnimationFrame(() => actor.send({ type: 'page.clear' }));
    return () => cancelAnimationFrame(frame);
  }, [actor, isAsleep]);
  useEffect(
    () => () => {
      onTab('tools');
      onRaise(false);
      if (focusedElement() === null) focusFirst([tabbableCell()]);
    },
    [onTab, onRaise],
  );
  useEffect(() => {
    if (isShown && step) onRaise(step.isRaised);
  }, [isShown, step, onRaise]);
  if (!isShown || !step) return null;
  return (
    <TourCard
      step={step}
      index={index}
      isAsleep={isAsleep}
      isAskedFor={isAskedFor}
      onTab={onTab}
      onEvent={(event) => actor.send(event)}
    />
  );
}

function useHasOpenDialog(): boolean {
  return useSyncExternalStore(openDialogs.subscribe, openDialogs.current) > 0;
}
