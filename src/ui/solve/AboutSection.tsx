import type { ReactNode } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { useSetting } from '../settings/useSetting.ts';
import { About } from './About.tsx';
import { PathTools } from './PathTools.tsx';
import { PlayActions } from './PlayActions.tsx';
import { PlayNotes } from './PlayNotes.tsx';
import { Progress } from './Progress.tsx';
import { Timer } from './Timer.tsx';
import type { Session } from './useSession.ts';

/** What stands beside or above the board: the puzzle in words, or that it is solved; what play has to say; how far it is. */
export function AboutSection({
  puzzle,
  session: { store, solve, play, music, isFinal, actions },
  words,
  history,
  isPathShown,
  onPathShown,
}: {
  puzzle: Puzzle;
  session: Session;
  /** What is said of a solved puzzle. */
  words: ReactNode;
  /** The way through the history, while it is open. */
  history: ReactNode;
  isPathShown: boolean;
  onPathShown: (isShown: boolean) => void;
}) {
  const hasTimer = useSetting('showTimer');
  const isMusic = music !== null;
  return (
    <section className="about" aria-label="About this puzzle">
      {words ?? <About puzzle={puzzle} isSized={isMusic} />}
      <div className="about-play">
        <PlayNotes store={store} play={play} />
        {history}
        {isFinal && <PathTools store={store} isShown={isPathShown} onShow={onPathShown} />}
        <PlayActions {...actions} />
      </div>
      <Progress store={store} isMusic={isMusic}>
        {hasTimer && <Timer solve={solve} />}
      </Progress>
    </section>
  );
}
