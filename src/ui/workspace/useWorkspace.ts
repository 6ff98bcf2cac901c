import { useSelector } from '@xstate/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import type { CheckMode } from '#engine/play/check.ts';
import { createStore, type Store } from '#base/store.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { BoardCamera } from '../board/boardCamera.ts';
import { usePageKeys } from '#ui/board/access/pageKeys.ts';
import { useMusic, type Music } from '#ui/board/music/useMusic.ts';
import { useMusicKeys } from '#ui/board/music/musicKeys.ts';
import { usePaintSounds } from '#ui/board/music/usePaintSounds.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { canRestart } from '#ui/board/boardSelectors.ts';
import { createBoardStore, type BoardStore, type PlayActor } from '#ui/board/boardStore.ts';
import { createBoardViewport, type BoardViewport } from '#ui/board/boardViewport.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import { findOtherMode, type PlayActionsProps } from './PlayActions.tsx';
import { usePlayActor, type Playing } from './usePlayActor.ts';

/** Dialogs over a puzzle, one at a time. */
type WorkspaceDialog =
  | 'help'
  | 'more'
  | 'picture'
  | 'restart'
  | 'rules'
  | 'settings'
  | 'share'
  /** Dialogs of the editor. */
  | 'drafts'
  | 'open'
  | 'versions';

const nothing = () => undefined;

/** Camera steps of a zoom button. */
const ZOOM_STEPS = 2;

/** State and actions that solving and creating share for an opened puzzle. */
export interface Workspace {
  readonly opened: OpenedPuzzle;
  /** Address of the puzzle; another one after it was saved as a copy. */
  readonly address: string;
  readonly mode: WorkspaceMode;
  readonly play: PlayActor;
  /** The storage slot of the puzzle. */
  readonly slot: Playing['slot'];
  readonly store: BoardStore;
  /** Null for puzzles without music. */
  readonly music: Music | null;
  readonly viewport: BoardViewport;
  /** Null without a canvas. */
  readonly cameraControls: Store<BoardCamera | null>;
  readonly isSolved: boolean;
  /** The cell that solved the board; null while it is not solved. */
  readonly solvedFrom: Cell | null;
  readonly dialog: WorkspaceDialog | null;
  readonly onDialog: (dialog: WorkspaceDialog | null) => void;
  /** Key of the legend row whose cells are highlighted. */
  readonly selected: string | null;
  readonly onSelect: (key: string | null) => void;
  readonly onFit: () => void;
  /** Make cells larger, or smaller with -1. */
  readonly onZoom: (direction: 1 | -1) => void;
  readonly isHistoryOpen: boolean;
  /** Restart the puzzle; opens a confirmation if undo could not restore the board. */
  readonly onRestart: () => void;
  readonly actions: PlayActionsProps;
}

/** Start or resume the work on a puzzle, in the mode it was opened for. */
export function useWorkspace(
  opened: OpenedPuzzle,
  /** The hint key was pressed. */
  onHint: () => void = nothing,
): Workspace {
  const { mode } = opened;
  const { play, slot, seconds } = usePlayActor(opened);
  const address = useSyncExternalStore(slot.address.subscribe, slot.address.current);
  const checks = useCheckMode(mode);
  const store = useMemo(() => createBoardStore(play, mode, checks), [play, mode, checks]);
  const [dialog, onDialog] = useState<WorkspaceDialog | null>(null);
  const [selected, onSelect] = useState<string | null>(null);
  const view = useViewControls();
  const { onFit, onZoom } = view;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isSolved = useSelector(store.play, ({ context }) => context.isSolved);
  const lastCell = useSelector(store.play, ({ context }) => context.solvedFrom);
  const music = useMusic(play, seconds);
  useMusicKeys(music);
  usePaintSounds(store, { music, isSilent: !mode.isSolving });
  const askToRestart = () => {
    const { context } = store.actor.getSnapshot();
    if (context.stroke === null && canRestart(context)) onDialog('restart');
  };
  const onRestart = () => {
    if (mode.isFinal) askToRestart();
    else store.actor.send({ type: 'history.restart' });
  };
  usePageKeys(store, (command) => {
    if (command === 'help') onDialog('help');
    else if (command === 'fit') onFit();
    else if (command === 'zoom.in') onZoom(1);
    else if (command === 'zoom.out') onZoom(-1);
    else if (command === 'restart') askToRestart();
    else if (command === 'hint') onHint();
    else play.send({ type: command === 'check' ? 'check.request' : 'foresight.request' });
  });
  const actions: PlayActionsProps = {
    isHistoryOpen,
    other: findOtherMode({ ...opened, address }),
    onTrial: mode.hasTrials ? () => store.actor.send({ type: 'trial.start' }) : null,
    onCheck: checks === 'always' ? null : () => play.send({ type: 'check.request' }),
    onHistory: mode.isFinal ? null : () => setHistoryOpen(!isHistoryOpen),
    onShare: () => onDialog('share'),
  };
  return {
    ...view,
    opened,
    address,
    mode,
    play,
    slot,
    store,
    music,
    isSolved,
    dialog,
    onDialog,
    selected,
    onSelect,
    isHistoryOpen,
    onRestart,
    actions,
    solvedFrom: isSolved ? (lastCell ?? 0) : null,
  };
}

/** The player's setting; modes without a choice check at each change. */
function useCheckMode({ isSolving, isFinal }: WorkspaceMode): CheckMode {
  const wanted = useSetting('checks');
  return isSolving && !isFinal ? wanted : 'always';
}

/** The viewport of the board, and functions that move its camera. */
function useViewControls(): Pick<Workspace, 'viewport' | 'cameraControls' | 'onFit' | 'onZoom'> {
  const [viewport] = useState(createBoardViewport);
  const [cameraControls] = useState(() => createStore<BoardCamera | null>(null));
  return {
    viewport,
    cameraControls,
    onFit: () => cameraControls.current()?.glideToFit(),
    onZoom: (direction) => cameraControls.current()?.glideBy(direction * ZOOM_STEPS),
  };
}
