import { useSelector } from '@xstate/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { createStore, type Store } from '#base/store.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { BoardCamera } from '../board/BoardCanvas.tsx';
import { usePageKeys } from '#ui/board/access/usePageKeys.ts';
import { useMusic, type Music } from '#ui/board/music/useMusic.ts';
import { useMusicKeys } from '#ui/board/music/useMusicKeys.ts';
import { usePaintSounds } from '#ui/board/music/usePaintSounds.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { canRestart } from '#ui/board/useControls.ts';
import { createBoardStore, type BoardStore, type PlayActor } from '#ui/board/boardStore.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import { otherModeOf, type PlayActionsProps } from './PlayActions.tsx';
import { usePlayActor, type Playing } from './usePlayActor.ts';
import type { WorkspaceDialog } from './WorkspaceDialogs.tsx';

const nothing = () => undefined;

/** A press of a zoom button, in steps of the camera. */
const ZOOM_STEPS = 2;

/** Everything that solving and creating share while a puzzle is in work. */
export interface Workspace {
  readonly opened: OpenedPuzzle;
  /** What opens it from now on: another one once it became a copy. */
  readonly address: string;
  readonly mode: WorkspaceMode;
  readonly play: PlayActor;
  /** Where it is saved. */
  readonly slot: Playing['slot'];
  readonly store: BoardStore;
  /** Null for puzzles that make none. */
  readonly music: Music | null;
  /** Where the canvas shows the cells. */
  readonly camera: Store<Camera | null>;
  /** What moves them; null without a canvas. */
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
  /** Start the puzzle again; asks first where no undo brings the board back. */
  readonly onRestart: () => void;
  readonly actions: PlayActionsProps;
}

/** Start, or take up again, the work on a puzzle, in the mode it was opened for. */
export function useWorkspace(
  opened: OpenedPuzzle,
  /** A hint is asked for. */
  onHint: () => void = nothing,
): Workspace {
  const { mode } = opened;
  const { play, slot, seconds } = usePlayActor(opened);
  const address = useSyncExternalStore(slot.address.subscribe, slot.address.current);
  const wanted = useSetting('checks');
  const checks = mode.isSolving && !mode.isFinal ? wanted : 'always';
  const store = useMemo(() => createBoardStore(play, mode, checks), [play, mode, checks]);
  const [camera] = useState(() => createStore<Camera | null>(null));
  const [dialog, onDialog] = useState<WorkspaceDialog | null>(null);
  const [selected, onSelect] = useState<string | null>(null);
  const [cameraControls] = useState(() => createStore<BoardCamera | null>(null));
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isSolved = useSelector(play, ({ context }) => context.isSolved);
  const lastCell = useSelector(play, ({ context }) => context.solvedFrom);
  const music = useMusic(play, seconds);
  useMusicKeys(music);
  usePaintSounds(store, { music, isSilent: !mode.isSolving });
  const onFit = () => cameraControls.current()?.glideToFit();
  const onZoom = (direction: 1 | -1) => cameraControls.current()?.glideBy(direction * ZOOM_STEPS);
  const onRestart = () => {
    if (!mode.isFinal) store.actor.send({ type: 'history.restart' });
    else if (canRestart(store.actor.getSnapshot().context)) onDialog('restart');
  };
  usePageKeys(store, (command) => {
    if (command === 'help') onDialog('help');
    else if (command === 'fit') onFit();
    else if (command === 'zoom.in') onZoom(1);
    else if (command === 'zoom.out') onZoom(-1);
    else if (command === 'restart') onRestart();
    else if (command === 'hint') onHint();
    else play.send({ type: command === 'check' ? 'check.request' : 'foresight.request' });
  });
  const canCheck = checks !== 'always';
  const actions: PlayActionsProps = {
    isHistoryOpen,
    other: otherModeOf({ ...opened, address }),
    onTrial: mode.hasTrials ? () => store.actor.send({ type: 'trial.start' }) : null,
    onCheck: canCheck ? () => play.send({ type: 'check.request' }) : null,
    onHistory: mode.isFinal ? null : () => setHistoryOpen(!isHistoryOpen),
    onShare: () => onDialog('share'),
  };
  return {
    ...{ opened, address, mode, play, slot, store, music, camera, cameraControls, isSolved },
    ...{ dialog, onDialog, selected, onSelect, onFit, onZoom, isHistoryOpen, onRestart, actions },
    solvedFrom: isSolved ? (lastCell ?? 0) : null,
  };
}
