import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { invariant } from '#base/invariant.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { METER_SIZE } from '#ui/shared/components/Button.tsx';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import type { BoardExtras } from '#ui/workspace/BoardStage.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useWorkspace, type Workspace } from '#ui/workspace/useWorkspace.ts';
import { WorkspaceFrame } from '#ui/workspace/WorkspaceFrame.tsx';
import type { WorkspaceParts } from '#ui/workspace/WorkspaceParts.ts';
import { AuthorName } from '#ui/workspace/About.tsx';
import type { OnlinePartName } from '#ui/play/online/OnlinePart.tsx';
import type { OwnPartName } from './OwnPart.tsx';
import type { SolvedParts } from './SolvedPane.tsx';
import { HintButton } from './HintButton.tsx';
import { useHints, type PlayHints } from './useHints.tsx';
import { useEarlyStrokes } from './useEarlyStrokes.ts';
import { usePlay, type Play } from './usePlay.ts';

const loadPane = () => import('./SolvedPane.tsx');
const SolvedPane = lazyPart(async () => (await loadPane()).default);
/** Lazy: a board has no notes at first. */
const PlayNotes = lazyPart(async () => (await import('./PlayNotes.tsx')).default);
/** Lazy: only final colors have a path. */
const PathTools = lazyPart(async () => (await import('./PathTools.tsx')).default);
/** Lazy: few puzzles offer foresight. */
const ForesightButton = lazyPart(async () => (await import('./ForesightButton.tsx')).default);
const ResultButton = lazyPart(async () => (await import('./ResultButton.tsx')).default);
const SolvedTools = lazyPart(async () => (await import('./SolvedTools.tsx')).default);
/** Data of the site about its puzzles. */
const OnlinePart = lazyPart(async () => (await import('#ui/play/online/OnlinePart.tsx')).default);
/** Facts about all other puzzles. */
const OwnPart = lazyPart(async () => (await import('./OwnPart.tsx')).default);
/** Lazy: the setting is off at first. */
const Timer = lazyPart(async () => (await import('./Timer.tsx')).Timer);
/** Lazy: few boards are large. The loader of one prefetches this module. */
const PlayRulers = lazyPart(async () => (await import('#ui/board/PlayRulers.tsx')).default);

/** The numbers of rows and columns around a board. */
const Ruled: NonNullable<BoardExtras['Frame']> = (props) => (
  <Suspense>
    <PlayRulers {...props} />
  </Suspense>
);
/** Delay after the page and its canvas. */
const PANE_DELAY_MS = 300;

/** Parts of a page about its puzzle. */
interface PlayParts {
  /** Over the title. */
  readonly place: ReactNode;
  /** Of the result of the solve. */
  readonly words?: (workspace: Workspace) => ReactNode;
  /** Ways on from a puzzle that is not of the site. */
  readonly onward?: ReactNode;
}

/** The page of a puzzle to be solved, freely or with every color final. */
export function SolveWorkspace({
  opened,
  beside,
  ending,
  onward,
}: {
  opened: OpenedPuzzle;
  beside?: PlayParts;
  /** Buttons that end a run inside another page. */
  ending?: (store: BoardStore) => ReactNode;
  /** Replaces the next puzzle after the solve. */
  onward?: ReactNode;
}) {
  const hints = useHints();
  const workspace = useWorkspace(opened, hints.onAsk);
  const { store, mode, isSolved } = workspace;
  useEarlyStrokes(workspace.play, store);
  const { solve } = workspace.play.getSnapshot().children;
  invariant(solve, 'a play has a solve');
  const play = usePlay(workspace.play);
  const [isPathShown, setPathShown] = useState(false);
  const hasTimer = useSetting('showTimer');
  const { about, solved, devices } = partsBeside(workspace, beside);
  const end = useEnd(isSolved, (onward ?? solved.onward ?? null) !== null);
  const path = mode.isFinal && (
    <Suspense>
      <PathTools store={store} isShown={isPathShown} onShow={setPathShown} />
    </Suspense>
  );
  const parts: WorkspaceParts = {
    solved: end.isShown ? (
      <Suspense>
        <SolvedPane
          workspace={workspace}
          solve={solve}
          path={path}
          parts={onward === undefined ? solved : { ...solved, onward }}
          onClose={end.onClose}
        />
      </Suspense>
    ) : null,
    solvedTools: (
      <Suspense>
        <SolvedTools workspace={workspace} />
      </Suspense>
    ),
    result: (
      <>
        {isSolved && !end.isShown && (
          <Suspense>
            <ResultButton onPress={end.onShow} />
          </Suspense>
        )}
        {ending?.(store)}
      </>
    ),
    notes: (
      <>
        <Suspense>
          <PlayNotes store={store} play={play} />
        </Suspense>
        {devices}
      </>
    ),
    path,
    timer: hasTimer && (
      <span className="min-w-[3.5em] text-right">
        <Suspense>
          <Timer solve={solve} />
        </Suspense>
      </span>
    ),
    meter: <Meters play={play} hints={workspace.music ? null : hints} />,
    hint: hints.partOf(store, isSolved),
    isHintOpen: hints.isOpen,
    tools: null,
    panel: null,
    about,
  };
  const Frame = useRulers(store) ? Ruled : undefined;
  const overlays = { foreseen: play.foreseen, hint: hints.shown };
  const extras: BoardExtras = { overlays, isPathShown, Frame };
  return <WorkspaceFrame workspace={workspace} parts={parts} extras={extras} />;
}

/** Hint and foresight. Music puzzles have no hints, as the help of the keys says. */
function Meters({ play: { foresight }, hints }: { play: Play; hints: PlayHints | null }) {
  return (
    <>
      {hints && <HintButton hints={hints} />}
      {foresight && (
        <Suspense fallback={<span className={METER_SIZE} />}>
          <ForesightButton meter={foresight} />
        </Suspense>
      )}
    </>
  );
}

interface PartsBeside {
  readonly about: WorkspaceParts['about'];
  readonly solved: SolvedParts;
  readonly devices: ReactNode;
}

/** The parts about a puzzle of the site, or about another puzzle. */
function partsBeside(workspace: Workspace, beside: PlayParts | undefined): PartsBeside {
  const { opened, music } = workspace;
  const { server, puzzle } = opened;
  const part = (name: OnlinePartName, before: ReactNode = null) =>
    server && (
      <Suspense fallback={before}>
        <OnlinePart part={name} workspace={workspace} server={server} />
      </Suspense>
    );
  if (!server) {
    const own = (name: OwnPartName) =>
      music === null && (
        <Suspense fallback={<div className="h-6" />}>
          <OwnPart part={name} opened={opened} />
        </Suspense>
      );
    return {
      about: { place: beside?.place, facts: own('facts'), more: own('more') },
      solved: { words: own('solved'), onward: beside?.onward },
      devices: null,
    };
  }
  const place = beside?.place ?? part('place');
  const about = {
    place,
    author: part('author', <AuthorName author={puzzle.author} />),
    facts: part('facts'),
    tools: part('tools'),
    more: (
      <>
        {beside?.place}
        {part('more')}
      </>
    ),
  };
  const onward = server.about && part('onward');
  const solved = {
    place: beside ? null : place,
    icons: part('icons'),
    words: (
      <>
        {beside?.words?.(workspace)}
        {part('solved')}
      </>
    ),
    onward,
  };
  return { about, solved, devices: part('devices') };
}

/** Boards with this many cells on a side are large. */
const LARGE = 16;

/** True if the board has numbers of its rows and columns. */
function useRulers(store: BoardStore): boolean {
  const when = useSetting('coordinates');
  const side = useBoardSnapshot(store, ({ board }) => Math.max(board.width, board.height));
  return when === 'always' || (when === 'large' && side >= LARGE);
}

const noop = () => undefined;

/** State of the pane after a solve: shown until it is closed, and reopened by a button. */
function useEnd(isSolved: boolean, leadsOn: boolean) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed && !isSolved) setClosed(false);
  useEffect(() => {
    // Prefetched, because the device may be offline at the end.
    const timer = setTimeout(() => {
      loadPane().then((pane) => pane.prefetchOnward(leadsOn), noop);
    }, PANE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leadsOn]);
  const onClose = useCallback(() => setClosed(true), []);
  const onShow = useCallback(() => setClosed(false), []);
  return { isShown: isSolved && !isClosed, onClose, onShow };
}
