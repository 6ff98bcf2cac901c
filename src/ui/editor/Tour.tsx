import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback } from 'xstate';
import { tourMachine, type TourEvent } from '#machines/tourMachine.ts';
import { focusFirst, tabbableCell } from '#ui/shared/platform/focus.ts';
import { endEditorTour } from '#ui/shared/settings/editorTour.ts';
import { TourCard } from './TourCard.tsx';
import { TOUR_STEPS } from './tourSteps.ts';

/** What lies under a dialog is inert; nested editors come after the editor in the page. */
const clearance = fromCallback<TourEvent>(({ sendBack }) => {
  const look = () => {
    const isClear = document.querySelector('[data-create]')?.closest('[inert]') === null;
    if (isClear) sendBack({ type: 'page.clear' });
  };
  const covers = new MutationObserver(look);
  covers.observe(document.body, { subtree: true, attributeFilter: ['inert'] });
  // By then the heading of a new page has taken the focus, or what opened a dialog has it back.
  const frame = requestAnimationFrame(look);
  return () => {
    covers.disconnect();
    cancelAnimationFrame(frame);
  };
});

const machine = tourMachine.provide({
  actors: { clearance },
  actions: { remember: endEditorTour },
});

/**
 * The tour of the editor. At its end the editor is as it opens, and the focus on the board.
 */
export function Tour({
  onTab,
  onRaise,
  isAskedFor,
}: {
  /** Open a tab. Must stay the same function. */
  onTab: (tab: string) => void;
  /** Raise the drawer of a phone, or lower it. Must stay the same function. */
  onRaise: (isRaised: boolean) => void;
  /** An author asked for it, so it takes the focus from whatever has it. */
  isAskedFor: boolean;
}) {
  const actor = useActorRef(machine, { input: { count: TOUR_STEPS.length } });
  const isShown = useSelector(actor, (snapshot) => snapshot.matches('showing'));
  const index = useSelector(actor, ({ context }) => context.step);
  const step = TOUR_STEPS[index];
  useEffect(
    () => () => {
      onTab('tools');
      onRaise(false);
      if (document.activeElement === document.body) focusFirst([tabbableCell()]);
    },
    [onTab, onRaise],
  );
  useEffect(() => {
    if (isShown && step) onRaise(step.isRaised);
  }, [isShown, step, onRaise]);
  if (!isShown || !step) return null;
  return (
    <TourCard {...{ step, index, isAskedFor, onTab }} onEvent={(event) => actor.send(event)} />
  );
}
