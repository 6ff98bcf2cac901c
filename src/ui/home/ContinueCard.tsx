import { Link } from 'react-router';
import { boardOf } from '#engine/judging/boardOf.ts';
import { clockTime } from '../components/clockTime.ts';
import type { SolveUnderWay } from './loadHome.ts';
import { UNTITLED } from '../product.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';

/** A solve to go on with: the board as it was left, and how far it has come. */
export function ContinueCard({ solve: { puzzle, link, grid, spentMs } }: { solve: SolveUnderWay }) {
  const board = boardOf(grid);
  const total = board.count();
  const done = total - board.count('gray');
  return (
    <Link className="continue" to={link}>
      <span className="continue-picture">
        <BoardPicture grid={grid} />
      </span>
      <span className="continue-words">
        <span className="continue-title">{puzzle.title || UNTITLED}</span>
        <span className="continue-meta">
          {puzzle.author && `${puzzle.author}, `}
          {clockTime(spentMs)} so far
        </span>
        <progress
          className="progress-bar"
          value={done}
          max={total || 1}
          aria-label={`${done} of ${total} cells`}
        />
      </span>
    </Link>
  );
}
