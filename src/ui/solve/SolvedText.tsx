import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { buttonClass } from '../components/buttonStyles.ts';
import { UNTITLED } from '../product.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { clockTime } from '../components/clockTime.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import { solvedWords } from './playText.ts';
import type { SolveActor } from '../store/boardStore.ts';

const SOLVED =
  'flex animate-solved gap-4.5 max-xl:flex-1 max-xl:items-center xl:flex-col xl:items-start score:col-span-3 score:col-start-1 score:row-span-full score:flex-row score:flex-wrap score:items-center phone:flex-wrap phone:justify-between phone:gap-x-3.5 phone:gap-y-2 still:animate-none';

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
  const judgement = useBoardSnapshot(store, (snapshot) => snapshot.judgement);
  const spentMs = useSelector(solve, ({ context }) => context.spentMs);
  const strokes = useSelector(store.actor, ({ context }) => context.history.past.length);
  const mistakes = useSelector(store.actor, ({ context }) => context.mistakes);
  const { title, clues } = solvedWords({ isFinal: store.mode.isFinal, mistakes, judgement });
  return (
    <div className={SOLVED}>
      <h1 className="text-[15px]/[1.3] text-muted italic max-xl:hidden">
        {puzzle.title || UNTITLED}
      </h1>
      <p className="text-solved max-xl:text-[32px] phone:low:text-[30px]">{title}</p>
      <p className="text-lead text-muted max-xl:text-[16px] phone:order-1 phone:basis-full phone:low:hidden">
        {counted(cells, 'cell')}, {counted(strokes, 'stroke')}, {clockTime(spentMs)}. {clues}
      </p>
      <p className="flex flex-wrap gap-2.5">
        <Link className={buttonClass('primary')} to="/">
          More puzzles
        </Link>
      </p>
    </div>
  );
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
