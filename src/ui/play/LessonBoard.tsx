import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { RulesPanel } from '#ui/board/clues/RulesPanel.tsx';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '#ui/workspace/WorkspaceDialogs.tsx';
import ForesightButton from './ForesightButton.tsx';
import PlayNotes from './PlayNotes.tsx';
import { PlayTools } from './PlayTools.tsx';
import type { PlayHints } from './useHints.tsx';
import { usePlay } from './usePlay.ts';

const Announcer = lazyPart(async () => (await import('#ui/board/access/Announcer.tsx')).default);

/** Lazy: nothing is broken until the first stroke. */
const FirstFault = lazyPart(async () => (await import('./FirstFault.tsx')).FirstFault);

/*
 * As on the page of a puzzle, a phone shows words, board and tools at once: below each other, or
 * with the board on the left. A hint covers what is under the board.
 */
const COLUMN = 'flex flex-col items-center gap-4';
const STAGE = 'flex h-[min(420px,54dvh,100vw-32px)] w-full';
const UNDER_BOARD = 'flex w-full flex-col items-center gap-4';
const FITTED_COLUMN = 'phone:gap-2.5 twofold:contents';
const FITTED_STAGE =
  'phone:upright:h-[clamp(160px,calc(100dvh-416px),calc(100vw-32px))] twofold:sticky twofold:top-2 twofold:col-start-1 twofold:row-span-3 twofold:row-start-1 twofold:h-[calc(100dvh-var(--spacing-header)-12px)]';
const FITTED_UNDER = 'phone:gap-2.5 twofold:col-start-2 in-data-hinting:hidden';
const HINT =
  'w-full empty:hidden min-[640px]:upright:[&>section]:max-h-[44dvh] phone:upright:in-data-hinting:fixed phone:upright:in-data-hinting:inset-x-0 phone:upright:in-data-hinting:bottom-0 phone:upright:in-data-hinting:z-30 twofold:col-start-2';

/** A small puzzle inside a page, with its tools. */
export function LessonBoard({
  opened,
  onSolved,
  onOpenCells,
  hints,
  isFitted = false,
  children,
}: {
  opened: OpenedPuzzle;
  /** The board was solved. */
  onSolved: () => void;
  /** The number of cells without a color changed. */
  onOpenCells?: (count: number) => void;
  /** Hints, which take the place of the rules; absent in lessons that have none. */
  hints?: PlayHints | undefined;
  /** True if the page around is laid out for phones as that of a puzzle. */
  isFitted?: boolean;
  /** Between the board and its rules. */
  children?: ReactNode;
}) {
  const t = useText();
  const workspace = useWorkspace(opened, hints?.onAsk);
  const { store, selected, onSelect, isSolved } = workspace;
  const play = usePlay(workspace.play);
  const open = useBoardSnapshot(store, ({ board }) => board.count('gray'));
  const reportSolved = useEffectEvent(onSolved);
  const reportOpenCells = useEffectEvent((count: number) => onOpenCells?.(count));
  useEffect(() => {
    if (isSolved) reportSolved();
  }, [isSolved]);
  useEffect(() => reportOpenCells(open), [open]);
  const hintPlace = useRef<HTMLDivElement>(null);
  const isHinting = isFitted && hints?.isOpen === true;
  // The panel grows with each part of the hint. With its height bounded, the board stays in view.
  useEffect(() => {
    const place = hintPlace.current;
    if (!isHinting || !place) return undefined;
    const observer = new ResizeObserver(() => place.scrollIntoView({ block: 'nearest' }));
    observer.observe(place);
    return () => observer.disconnect();
  }, [isHinting]);
  const selection = { selected, onSelect };
  const fitted = (classes: string) => (isFitted ? classes : '');
  return (
    <div className={`${COLUMN} ${fitted(FITTED_COLUMN)}`} data-hinting={isHinting || undefined}>
      <div className={`${STAGE} ${fitted(FITTED_STAGE)}`}>
        <BoardStage
          workspace={workspace}
          extras={{ overlays: { foreseen: play.foreseen, hint: hints?.shown ?? null } }}
        />
      </div>
      <div className={`${UNDER_BOARD} ${fitted(FITTED_UNDER)}`}>
        <PlayTools workspace={workspace} label={t('learn.tools')}>
          {play.foresight && <ForesightButton meter={play.foresight} />}
        </PlayTools>
        <PlayNotes store={store} play={play} />
        <Suspense>
          <FirstFault store={store} onRow={onSelect} />
        </Suspense>
        {children}
        {!isFitted && hints?.partOf(store, isSolved)}
        <div className="w-full" hidden={hints?.isOpen}>
          <RulesPanel store={store} selection={selection} />
        </div>
      </div>
      {isFitted && (
        <div ref={hintPlace} className={HINT}>
          {hints?.partOf(store, isSolved)}
        </div>
      )}
      <Suspense>
        <Announcer store={store} />
      </Suspense>
      <WorkspaceDialogs workspace={workspace} selection={selection} panel={null} />
    </div>
  );
}
