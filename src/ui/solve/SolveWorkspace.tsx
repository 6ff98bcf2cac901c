import { CircleCheck } from 'lucide-react';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { message } from '#texts/message.ts';
import { invariant } from '#engine/invariant.ts';
import { createStore } from '#engine/store.ts';
import type { BoardHint } from '#engine/picture/BoardHint.ts';
import { Button } from '../components/Button.tsx';
import type { HintPartProps } from '../hints/HintPart.tsx';
import { notify } from '../platform/notices.ts';
import { whenIdle } from '../platform/whenIdle.ts';
import { useSetting } from '../settings/useSetting.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { withTexts } from '../texts/texts.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useWorkspace, type Workspace } from '../workspace/useWorkspace.ts';
import {
  WorkspaceFrame,
  type OnlineParts,
  type WorkspaceParts,
} from '../workspace/WorkspaceFrame.tsx';
import { AuthorName } from '../workspace/About.tsx';
import { useText } from '../texts/useText.ts';
import type { OnlinePartName } from './online/OnlinePart.tsx';
import { HintButton } from './HintButton.tsx';
import { PathTools } from './PathTools.tsx';
import { PlayNotes } from './PlayNotes.tsx';
import { Timer } from './Timer.tsx';
import { foreseenCell, usePlay } from './usePlay.ts';

/** With the names of puzzles to go on with, and what is said of hints. */
const loadPane = () =>
  withTexts(import('./SolvedPane.tsx'), 'home', 'hints').then(({ SolvedPane }) => ({
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
const HintPart = lazy<ComponentType<HintPartProps>>(() =>
  withTexts(import('../hints/HintPart.tsx'), 'hints').then(
    ({ HintPart }) => ({ default: HintPart }),
    () => ({ default: NoHints }),
  ),
);
/** What the site adds to its own puzzles. */
const OnlinePart = lazy(() =>
  withTexts(import('./online/OnlinePart.tsx'), 'online', 'lists').then(({ OnlinePart }) => ({
    default: OnlinePart,
  })),
);
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
  const { asks, onHint, isWanted } = useHintAsks();
  const workspace = useWorkspace(opened, onHint);
  const { store, mode, isSolved } = workspace;
  const { solve } = workspace.play.getSnapshot().children;
  invariant(solve, 'a play has a solve');
  const play = usePlay(workspace.play);
  const [isPathShown, setPathShown] = useState(false);
  const [hintView] = useState(() => createStore<BoardHint | null>(null));
  const hint = useSyncExternalStore(hintView.subscribe, hintView.current);
  const hasTimer = useSetting('showTimer');
  const end = useEnd(isSolved);
  const { online, solved, devices } = onlineParts(workspace);
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
          online={solved}
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
    meter: (
      <>
        <HintButton onPress={onHint} />
        {play.foresight && (
          <Suspense>
            <ForesightButton meter={play.foresight} />
          </Suspense>
        )}
      </>
    ),
    hint: isWanted && !isSolved && (
      <Suspense>
        <HintPart store={store} asks={asks} view={hintView} />
      </Suspense>
    ),
    tools: null,
    panel: null,
    online,
  };
  const extras = { foreseen: foreseenCell(play), hint, isPathShown };
  return <WorkspaceFrame workspace={workspace} parts={parts} extras={extras} />;
}

/** Hints load when the page has nothing else to do, or with the first that is asked for. */
function useHintAsks() {
  const [asks, setAsks] = useState(0);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const onHint = useCallback(() => setAsks((count) => count + 1), []);
  return { asks, onHint, isWanted: isIdle || asks > 0 };
}

/** What is not here cannot be asked: the board goes on without it. */
function NoHints({ asks }: HintPartProps) {
  useEffect(() => {
    if (asks > 0) notify({ kind: 'error', message: message('play.noHints') });
  }, [asks]);
  return null;
}

/** What the site adds to a puzzle of its own; nothing to others. */
function onlineParts(workspace: Workspace) {
  const { server, puzzle } = workspace.opened;
  const part = (name: OnlinePartName, before: ReactNode = null) =>
    server && (
      <Suspense fallback={before}>
        <OnlinePart part={name} workspace={workspace} server={server} />
      </Suspense>
    );
  if (!server) return { online: null, solved: null, devices: null };
  const place = part('place');
  const online: OnlineParts = {
    place,
    author: part('author', <AuthorName author={puzzle.author} />),
    facts: part('facts'),
    tools: part('tools'),
    more: part('more'),
  };
  const onward = server.about && part('onward');
  const solved = { place, icons: part('icons'), words: part('solved'), onward };
  return { online, solved, devices: part('devices') };
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
  return (
    <div>
      <Button size="small" onClick={onPress}>
        <CircleCheck className="size-4.5 text-success" aria-hidden />
        {t('play.showResult')}
      </Button>
    </div>
  );
}
