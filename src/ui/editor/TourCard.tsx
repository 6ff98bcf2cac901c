import {
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type Ref,
  type RefObject,
  useEffect,
} from 'react';
import type { TourEvent } from '#machines/tourMachine.ts';
import type { ScreenBox } from '#ui/board/besideCell.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { usePopupPlace } from '#ui/editor/config/usePopup.ts';
import { EditorTargetsContext } from './editorTargets.ts';
import { followTarget, type FollowedTarget } from './followTarget.ts';
import { TOUR_STEPS, type TourStep } from './tourSteps.ts';
import {
  focusedElement,
  focusFirst,
  hasFocusWithin,
  tabbableCell,
} from '#ui/shared/platform/focus.ts';

type Place = RefObject<HTMLElement | null>;

/** Elements that have the focus right after a page was opened. */
const INITIAL_FOCUS = 'main, h1';

/**
 * Focus and keys of the tour. The first step takes the focus if the author started the tour, or has
 * not focused anything yet; later steps take it if nothing has the focus. F6 moves the focus
 * between the tour and the board. Escape skips the tour if the card or nothing has the focus. All
 * other keys are those of the editor, which are off on the card as in any dialog.
 */
function useTourKeys({
  card,
  next,
  index,
  isAsleep,
  isAskedFor,
  onSkip,
}: {
  card: Place;
  /** The button to the next step. */
  next: Place;
  /** Index of the step. */
  index: number;
  /** True if the page is covered: the keys do nothing then. */
  isAsleep: boolean;
  isAskedFor: boolean;
  onSkip: () => void;
}): void {
  const latest = useRef({ isAsleep, onSkip });
  useEffect(() => {
    latest.current = { isAsleep, onSkip };
  });
  useEffect(() => {
    const isIdle = focusedElement()?.matches(INITIAL_FOCUS) ?? true;
    if (isAskedFor || isIdle) focusFirst([next.current]);
  }, [next, isAskedFor]);
  useEffect(() => {
    if (focusedElement() === null) focusFirst([next.current]);
  }, [next, index]);
  useEffect(() => {
    const abort = new AbortController();
    const isHere = () => hasFocusWithin(card.current);
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || latest.current.isAsleep) return;
      if (!isHere() && focusedElement() !== null) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onSkip();
    };
    // An open popup takes the key first, because it listens in the capture phase.
    const onSwitch = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || latest.current.isAsleep) return;
      event.preventDefault();
      focusFirst([isHere() ? tabbableCell() : next.current]);
    };
    window.addEventListener('keydown', onEscape, { signal: abort.signal, capture: true });
    window.addEventListener('keydown', onSwitch, { signal: abort.signal });
    return () => abort.abort();
  }, [card, next]);
}

/** Invisible while a dialog covers the page. */
const CARD =
  'fixed top-0 left-0 z-20 w-79.5 max-w-[calc(100vw-16px)] animate-veil rounded-dialog bg-base-300 shadow-float in-[[inert]]:invisible forced-colors:border';
/** In a low window, as at a high zoom level, the card leaves room for the target. */
const SCROLL =
  'max-h-[calc(100dvh-16px)] scrollbar-thin overflow-x-clip overflow-y-auto overscroll-contain rounded-[inherit] px-5 pt-4 [@media(height<360px)]:max-h-[62dvh]';
const BUTTONS =
  'sticky bottom-0 -mx-5 flex flex-wrap items-center gap-2 bg-base-300 px-5 pt-3.5 pb-4.5 pointer-coarse:*:min-h-12 [@media(height<360px)]:py-2';
const SKIP =
  '-mr-2 ml-auto min-h-10 rounded-control px-2 text-[14.5px] text-muted hover:bg-fill-1 hover:text-base-content';
const RING =
  'pointer-events-none fixed top-0 left-0 z-19 animate-veil rounded-[18px] border-[2.5px] border-(--color-ink-primary) shadow-[0_0_0_6px_color-mix(in_oklab,var(--color-primary)_20%,transparent)] in-[[inert]]:invisible forced-colors:border-[Highlight]';
/** The ring marks the target, so the card has no caret. */
const NO_CARET: RefObject<HTMLElement | null> = { current: null };

interface TourCardProps {
  readonly step: TourStep;
  /** Index in the tour. */
  readonly index: number;
  /** True while a dialog or the code editor covers the page. */
  readonly isAsleep: boolean;
  readonly isAskedFor: boolean;
  readonly onTab: (tab: string) => void;
  readonly onEvent: (event: TourEvent) => void;
}

/**
 * The card of a step, and a ring around its target. Not modal: the editor and its keys work as
 * usual. The focus stays on the button to the next step, and the text of each step is announced.
 */
export function TourCard(props: TourCardProps) {
  const t = useText();
  const { step, index, isAsleep, isAskedFor, onTab, onEvent } = props;
  const targets = use(EditorTargetsContext);
  const title = t.say(step.title);
  const textId = useId();
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const layout = useSetting('keyboardLayout');
  const isTouch = useMediaQuery('(pointer: coarse)');
  const target = useMemo(
    () =>
      followTarget(step.target, targets, () => {
        if (step.tab !== null) onTab(step.tab);
      }),
    [step, targets, onTab],
  );
  usePopupPlace(card, NO_CARET, target, true);
  useTourKeys({
    card,
    next,
    index,
    isAsleep,
    isAskedFor,
    onSkip: () => onEvent({ type: 'tour.skip' }),
  });
  return (
    <>
      <Ring target={target} />
      <div
        ref={card}
        className={CARD}
        role="dialog"
        aria-label={t('tour.stepTitle', { step: index + 1, count: TOUR_STEPS.length, title })}
        aria-describedby={textId}
        aria-keyshortcuts="F6"
      >
        <div className={SCROLL}>
          <div aria-live="polite" aria-atomic>
            <Progress index={index} />
            <h2 className="mt-1 text-card">{title}</h2>
            <p id={textId} className="mt-1.5 text-aside">
              {t.say(step.text({ isTouch, layout }))}
            </p>
          </div>
          <Buttons index={index} nextRef={next} onEvent={onEvent} />
        </div>
      </div>
    </>
  );
}

/** The buttons Next, Back and Skip. */
function Buttons({
  index,
  nextRef,
  onEvent,
}: Pick<TourCardProps, 'index' | 'onEvent'> & { nextRef: Ref<HTMLButtonElement> }) {
  const t = useText();
  const isLast = index === TOUR_STEPS.length - 1;
  return (
    <div className={BUTTONS}>
      <Button
        ref={nextRef}
        kind="primary"
        size="small"
        onClick={() => onEvent({ type: 'tour.next' })}
      >
        {isLast ? t('tour.finish') : t('tour.next')}
      </Button>
      {index > 0 && (
        <Button size="small" onClick={() => onEvent({ type: 'tour.back' })}>
          {t('tour.back')}
        </Button>
      )}
      {!isLast && (
        <button type="button" className={SKIP} onClick={() => onEvent({ type: 'tour.skip' })}>
          {t('tour.skip')}
        </button>
      )}
    </div>
  );
}

/** One tile per step, filled up to this one. */
function Progress({ index }: { index: number }) {
  const t = useText();
  return (
    <p className="flex items-center justify-between text-label text-muted">
      <span className="italic">
        {t('tour.step', { step: index + 1, count: TOUR_STEPS.length })}
      </span>
      <span className="flex gap-0.75 forced-colors:hidden" aria-hidden>
        {TOUR_STEPS.map(({ target }, at) => (
          <span
            key={target}
            className={`size-2.5 rounded-[3px] ${at <= index ? 'bg-primary' : 'bg-fill-3'}`}
          />
        ))}
      </span>
    </p>
  );
}

/** Follows the target. */
function Ring({ target }: { target: FollowedTarget }) {
  const ring = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = ring;
    if (!current) return undefined;
    const put = () => putRing(current, target.ring());
    put();
    return target.subscribe(put);
  }, [target]);
  return <span ref={ring} className={RING} data-tour-ring="" aria-hidden />;
}

function putRing(ring: HTMLElement, box: ScreenBox | null): void {
  ring.hidden = box === null;
  if (!box) return;
  ring.style.transform = `translate(${box.left}px, ${box.top}px)`;
  ring.style.width = `${box.width}px`;
  ring.style.height = `${box.height}px`;
}
