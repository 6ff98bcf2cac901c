import { useActorRef } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { boardMachine } from '#machines/boardMachine.ts';
import { readProgress } from '#machines/savedProgress.ts';
import { useMusic, type Music } from '../music/useMusic.ts';
import { useMusicKeys } from '../music/useMusicKeys.ts';
import { usePaintSounds } from '../music/usePaintSounds.ts';
import type { PuzzleToSolve } from './PuzzleToSolve.ts';
import { settings } from '../settings/settings.ts';
import { useSetting } from '../settings/useSetting.ts';
import { createBoardStore, type BoardStore } from '../store/boardStore.ts';
import { otherModeOf, type PlayActionsProps } from './PlayActions.tsx';
import type { SolveDialog } from './SolveDialogs.tsx';
import { usePageKeys } from '../board/keys/usePageKeys.ts';
import { usePlay, type Play } from './usePlay.ts';
import { useSolve, type SolveActor } from './useSolve.ts';
import { useSolved } from './useSolved.ts';

/** Everything that goes on while a puzzle is in play: its actors, what is asked of them, what lies open. */
export interface Session {
  readonly store: BoardStore;
  readonly solve: SolveActor;
  readonly play: Play;
  /** Null for puzzles that make none. */
  readonly music: Music | null;
  readonly isSolved: boolean;
  /** Colors are final. */
  readonly isFinal: boolean;
  readonly dialog: SolveDialog | null;
  readonly onDialog: (dialog: SolveDialog | null) => void;
  /** Grows each time the whole board is to be seen again. */
  readonly fits: number;
  readonly onFit: () => void;
  readonly actions: PlayActionsProps;
}

/** Start, or take up again, the play of a puzzle. */
export function useSession(puzzle: Puzzle, asked: PuzzleToSolve | null): Session {
  const isFinal = asked?.mode === 'perfection';
  const actor = useActorRef(boardMachine, {
    input: {
      grid: puzzle.grid,
      solution: puzzle.solution,
      color: settings().flipPrimaryMouseButton ? 'light' : 'dark',
      isFinal,
      progress: asked?.saved ? readProgress(asked.saved.progress, puzzle.grid) : null,
    },
  });
  const wanted = useSetting('checks');
  const checks = isFinal ? 'always' : wanted;
  const store = useMemo(
    () => createBoardStore(actor, puzzle.solution, checks),
    [actor, puzzle.solution, checks],
  );
  const [dialog, onDialog] = useState<SolveDialog | null>(null);
  const [fits, setFits] = useState(0);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isSolved = useSolved(store);
  const solve = useSolve(store, isSolved, asked);
  const play = usePlay(store, puzzle, checks);
  const music = useMusic(store, puzzle.solution);
  useMusicKeys(music);
  usePaintSounds(store, { music, isSilent: asked === null });
  const onFit = () => setFits(fits + 1);
  usePageKeys(actor, (command) => {
    if (command === 'help') onDialog('help');
    else if (command === 'check') play.check();
    else if (command === 'foresight') play.foresight?.ask();
    else onFit();
  });
  const actions: PlayActionsProps = {
    isHistoryOpen,
    other: asked && otherModeOf(asked),
    onTrial: isFinal ? null : () => actor.send({ type: 'trial.start' }),
    onCheck: play.canCheck ? play.check : null,
    onHistory: isFinal ? null : () => setHistoryOpen(!isHistoryOpen),
    onShare: () => onDialog('share'),
  };
  return { store, solve, play, music, isSolved, isFinal, dialog, onDialog, fits, onFit, actions };
}
