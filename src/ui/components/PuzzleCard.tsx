import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { UNTITLED } from '../product.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Difficulty } from './Difficulty.tsx';

/**
 * A card that opens a puzzle: its board (solved, if it was solved in this browser), title, author,
 * difficulty and size.
 */
export function PuzzleCard({
  puzzle,
  link,
  isSolved = false,
}: {
  puzzle: Puzzle;
  link: string;
  isSolved?: boolean;
}) {
  const { title, author, difficulty, grid, solution } = puzzle;
  return (
    <Link className="card" to={link}>
      <span className="card-picture">
        <BoardPicture grid={isSolved ? mergeSolution(grid, solution) : grid} />
      </span>
      <span className="card-row">
        <span className="card-title">
          {title || UNTITLED}
          {isSolved && (
            <>
              <Check className="card-tick" aria-hidden />
              <span className="spoken">, solved</span>
            </>
          )}
        </span>
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
