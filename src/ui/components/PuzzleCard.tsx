import { Link } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { UNTITLED } from '../product.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Difficulty } from './Difficulty.tsx';

/** A puzzle to be opened: its starting board, what it is called, how hard and how large it is. */
export function PuzzleCard({ puzzle, link }: { puzzle: Puzzle; link: string }) {
  const { title, author, difficulty, grid } = puzzle;
  return (
    <Link className="card" to={link}>
      <span className="card-picture">
        <BoardPicture grid={grid} />
      </span>
      <span className="card-row">
        <span className="card-title">{title || UNTITLED}</span>
        <Difficulty value={difficulty} />
      </span>
      <span className="card-row card-meta">
        <span>{author}</span>
        <span>
          {grid.width} × {grid.height}
        </span>
      </span>
    </Link>
  );
}
