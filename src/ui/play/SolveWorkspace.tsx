import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { invariant } from '#base/invariant.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useWorkspace, type Workspace } from '#ui/workspace/useWorkspace.ts';
import { useNoteArrival } from '#ui/workspace/noteArrival.ts';
import { WorkspaceFrame, type WorkspaceParts } from '#ui/workspace/WorkspaceFrame.tsx';
import { AuthorName } from '#ui/workspace/About.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { OnlinePartName } from '#ui/play/online/OnlinePart.tsx';
import type { OwnPartName } from './OwnPart.tsx';
import type { SolvedParts } from './SolvedPane.tsx';
import { HintButton } from './HintButton.tsx';
import { PathTools } from './PathTools.tsx';
import { PlayNotes } from './PlayNotes.tsx';
import { Timer } from './Timer.tsx';
import { useHints } from './useHints.tsx';
import { usePlay, type Play } from './usePlay.ts';

/** With the names of puzzles to go on with, and what is said of hints. */
const loadPane = () =>
  import('./SolvedPane.tsx').then(({ SolvedPane }) => ({
    default: SolvedPane,
  }));
const SolvedPane = lazy(loadPane);
/** Few puzzles offer it. */
const ForesightButton = lazy(() =>
  import('./ForesightButton.tsx').then(({ ForesightButton }) => ({ default: ForesightButton })),
);
const SolvedTools = lazy(() =>
  import('./SolvedTools.tsx').then(({ SolvedTools }) => ({ default: SolvedTools })),
);
/** What the site adds to its own puzzles. */
const OnlinePart = lazy(() =>
  import('#ui/play/online/OnlinePart.tsx').then(({ OnlinePart }) => ({
    default: OnlinePart,
  })),
);
/** What is known of all others. */
const OwnPart = lazy(() => import('./OwnPart.tsx').then(({ OwnPart }) => ({ default: OwnPart })));
/** After the page, with its canvas. */
const PANE_DELAY_MS = 300;

/** A puzzle to be solved, freely or with every color final. */
export function SolveWorkspace({
  opened,
  ending,
}: {
  opened: OpenedPuzzle;
  /** Ways out of a run that belongs to something else. */
  ending?: (store: BoardStore) => ReactNode;
}) {
  const hints = useHints();
  const workspace = useWorkspace(opened, hints.onAsk);
  const { store, mode, isSolved } = workspace;
  const { solve } = workspace.play.getSnapshot().children;
  invariant(solve, 'a play has a solve');
  const play = usePlay(workspace.play);
  const [isPathShown, setPathShown] = useState(false);
  const hasTimer = useSetting('showTimer');
  const end = useEnd(isSolved);
  const { about, solved, devices } = partsBeside(workspace);
  const path = mode.isFinal && (
    <PathTools store={store} isShown={isPathShown} onShow={setPathShown} />
  );
  const parts: WorkspaceParts = {
    solved: end.isShown ? (
      <Suspense>
        <SolvedPane
          workspace={workspace}
          solve={solve}
          path={path}
          parts={solved}
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
        {isSolved && !end.isShown && <ResultButton onPress={end.onShow} />}
        {ending?.(store)}
      </>
    ),
    notes: (
      <>
        <PlayNotes store={store} play={play} />
        {devices}
      </>
    ),
    path,
    timer: hasTimer && <Timer solve={solve} />,
    meter: <Meters play={play} onHint={workspace.music ? null : hints.onAsk} />,
    hint: hints.partOf(store, isSolved),
    tools: null,
    panel: null,
    about,
  };
  const extras = { overlays: { foreseen: play.foreseen, hint: hints.shown }, isPathShown };
  return <WorkspaceFrame workspace={workspace} parts={parts} extras={extras} />;
}

/** What can be asked about the board; music has no hints, as the key says. */
function Meters({ play: { foresight }, onHint }: { play: Play; onHint: (() => void) | null }) {
  return (
    <>
      {onHint && <HintButton onPress={onHint} />}
      {foresight && (
        <Suspense>
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

/** What the site adds to a puzzle of its own, or what is known of others. */
function partsBeside(workspace: Workspace): PartsBeside {
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
      about: { facts: own('facts'), more: own('more') },
      solved: { words: own('solved') },
      devices: null,
    };
  }
  const place = part('place');
  const about = {
    place,
    author: part('author', <AuthorName author={puzzle.author} />),
    facts: part('facts'),
    tools: part('tools'),
    more: part('more'),
  };
  const onward = server.about && part('onward');
  const solved = { place, icons: part('icons'), words: part('solved'), onward };
  return { about, solved, devices: part('devices') };
}

/** Whether the end of a solve is shown: until it is closed, and again when it is asked for. */
function useEnd(isSolved: boolean) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed && !isSolved) setClosed(false);
  useEffect(() => {
    // Before it is needed, for the network may be gone by then.
    const timer = setTimeout(() => void loadPane().catch(() => undefined), PANE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const onClose = useCallback(() => setClosed(true), []);
  const onShow = useCallback(() => setClosed(false), []);
  return { isShown: isSolved && !isClosed, onClose, onShow };
}

/** The way back to what was said of a solved board, from looking at it. */
function ResultButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  useNoteArrival();
  return (
    <div>
      <Button size="small" onClick={onPress}>
        <CircleCheck className="size-4.5 text-success" aria-hidden />
        {t('play.showResult')}
      </Button>
    </div>
  );
}
