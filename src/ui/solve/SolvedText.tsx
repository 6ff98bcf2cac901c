import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { UNTITLED } from '../product.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { clockTime } from '../components/clockTime.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import type { SolveActor } from '../store/boardStore.ts';

/** What is said when everything holds. */
export function SolvedText({
  puzzle,
  store,
  solve,
}: {
  puzzle: Puzzle;
  store: BoardStore;
  solve: SolveActor;
}) {
  const cells = useBoardSnapshot(store, ({ board }) => board.count());
  const spentMs = useSelector(solve, ({ context }) => context.spentMs);
  const strokes = useSelector(store.actor, ({ context }) => context.history.past.length);
  return (
    <div className="solved">
      <h1 className="solved-name">{puzzle.title || UNTITLED}</h1>
      <p className="solved-word">All lit.</p>
      <p className="solved-words">
        {counted(cells, 'cell')}, {counted(strokes, 'stroke')}, {clockTime(spentMs)}. Every rule and
        symbol holds.
      </p>
      <p className="solved-actions">
        <Link className="button" data-kind="primary" to="/">
          More puzzles
        </Link>
      </p>
    </div>
  );
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
