import {
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { message } from '#texts/message.ts';
import type { BoardHint } from '#engine/picture/drawnOverlays.ts';
import { createStore } from '#base/store.ts';
import type { HintPartProps } from '#ui/play/hints/HintPart.tsx';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { whenIdle } from '#ui/shared/platform/whenIdle.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

const HintPart = lazyPart<HintPartProps>(
  async () => (await import('#ui/play/hints/HintPart.tsx')).HintPart,
  NoHints,
);
/** A fallback if the code of hints fails to load: the first request shows an error. */
function NoHints({ asks }: HintPartProps) {
  useEffect(() => {
    if (asks > 0) notify({ kind: 'error', message: message('play.noHints') });
  }, [asks]);
  return null;
}

/** Hints of a board in play. */
export interface PlayHints {
  /** Request a hint, or its next rung. */
  readonly onAsk: () => void;
  /** Prepare a hint: the player is about to request one. */
  readonly onNear: () => void;
  /** True while the panel of the hint is shown. */
  readonly isOpen: boolean;
  /** The drawing of the hint for the board. */
  readonly shown: BoardHint | null;
  /** The element that shows the hint and prepares the next one. */
  readonly partOf: (store: BoardStore, isSolved: boolean) => ReactNode;
}

/**
 * Hints load when the page is idle, or with the first request.
 *
 * @param isRecorded the time of the solve is kept, and a hint takes it out of times and ratings
 */
export function useHints(isRecorded = true): PlayHints {
  const [asks, setAsks] = useState(0);
  const [isIdle, setIdle] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [view] = useState(() => createStore<BoardHint | null>(null));
  const [near] = useState(() => createStore(0));
  const shown = useSyncExternalStore(view.subscribe, view.current);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const onAsk = useCallback(() => setAsks((count) => count + 1), []);
  const onNear = useCallback(() => near.set(near.current() + 1), [near]);
  const partOf = (store: BoardStore, isSolved: boolean) =>
    (isIdle || asks > 0) && (
      <Suspense>
        <HintPart
          store={store}
          asks={asks}
          near={near}
          isSolved={isSolved}
          isRecorded={isRecorded}
          view={view}
          onOpen={setOpen}
        />
      </Suspense>
    );
  return { onAsk, onNear, isOpen, shown, partOf };
}
