import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { BoardHint } from '#engine/picture/drawnOverlays.ts';
import type { Store } from '#base/store.ts';
import { useEscape } from '#ui/board/access/useKeyTable.ts';
import {
  focusedElement,
  focusFirst,
  hasFocusWithin,
  tabbableCell,
} from '#ui/shared/platform/focus.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { HintPanel, listRungs } from './HintPanel.tsx';
import { useHintRun } from './useHintRun.ts';
import { useHintView } from './useHintView.ts';

export interface HintPartProps {
  readonly store: BoardStore;
  /** Number of requests for a hint or its next rung. */
  readonly asks: number;
  /** Emits when a hint may be requested soon. */
  readonly near: Pick<Store<number>, 'subscribe'>;
  /** True if the board is solved: then there are no hints. */
  readonly isSolved: boolean;
  /** True if a hint takes the solve out of times and ratings. */
  readonly isRecorded: boolean;
  /** Receives the drawing of the hint for the board. */
  readonly view: Store<BoardHint | null>;
  /** Called before the paint that shows or hides the panel. */
  readonly onOpen: (isOpen: boolean) => void;
}

/**
 * Hints for a board in play: prepared when they are near, shown on request. It is mounted as long
 * as the board.
 */
export function HintPart({ store, asks, near, isSolved, isRecorded, view, onOpen }: HintPartProps) {
  const run = useHintRun(store);
  const onAsk = useCallback(() => {
    const { hintsAtOnce, hintsDoObvious } = settings();
    run.send({ type: 'hint.near' }); // the board first, if it was not prepared
    run.send({ type: 'hint.ask', isWhole: hintsAtOnce, doesObvious: hintsDoObvious });
  }, [run]);
  useEffect(
    () =>
      near.subscribe(() => {
        if (!isSolved) run.send({ type: 'hint.near' });
      }),
    [near, isSolved, run],
  );
  const answered = useRef(0);
  useEffect(() => {
    if (asks === answered.current) return;
    answered.current = asks;
    if (!isSolved) onAsk();
  }, [asks, isSolved, onAsk]);
  useEscape(useCallback(() => run.send({ type: 'hint.close' }), [run]));
  const isOpen = useSelector(run, (snapshot) => snapshot.matches('open'));
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    onOpen(true);
    return () => onOpen(false);
  }, [isOpen, onOpen]);
  return (
    <>
      <ShownOnBoard run={run} store={store} view={view} />
      <Spoken run={run} />
      {isOpen && (
        <FocusRestore>
          <HintPanel run={run} store={store} isRecorded={isRecorded} onAsk={onAsk} />
        </FocusRestore>
      )}
    </>
  );
}

type RunProps = { readonly run: ReturnType<typeof useHintRun> };

/** Passes the drawing of the hint to the board. */
function ShownOnBoard({
  run,
  store,
  view,
}: RunProps & { store: BoardStore; view: Store<BoardHint | null> }) {
  const rung = useShownRung(run);
  const line = useSelector(run, ({ context }) => context.line);
  const walked = line === null ? null : (rung?.lines[line] ?? null);
  const shown = useHintView(store, rung?.marks ?? null, walked);
  useEffect(() => {
    view.set(shown);
  }, [view, shown]);
  useEffect(() => () => view.set(null), [view]);
  return null;
}

/** The current rung; undefined for none. */
function useShownRung(run: RunProps['run']) {
  return useSelector(run, (snapshot) => {
    const { hint, rung } = snapshot.context;
    return snapshot.matches({ open: 'shown' }) && hint ? listRungs(hint)[rung] : undefined;
  });
}

/** The full text of the rung as a live region, and each line that is selected. */
function Spoken({ run }: RunProps) {
  const t = useText();
  const rung = useShownRung(run);
  const hint = useSelector(run, (snapshot) =>
    snapshot.matches({ open: 'shown' }) ? snapshot.context.hint : null,
  );
  const text = rung?.spoken ?? (hint?.type === 'none' ? hint.text : '');
  return (
    <div className="sr-only" role="status">
      {t.say(text)}
    </div>
  );
}

/** Restores the focus to the element that had it before, or to the board. */
function FocusRestore({ children }: { children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opener = focusedElement();
    const element = place.current;
    return () => {
      if (hasFocusWithin(element)) focusFirst([opener, tabbableCell()]);
    };
  }, []);
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  );
}
