import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Difficulty } from './Difficulty.tsx';
import { CARD_BOARD, PuzzleCardFrame, SolvedTile } from './PuzzleCardFrame.tsx';
import { SizeText } from './SizeText.tsx';

/**
 * A card of a puzzle of this browser: its board (solved, if it was solved here), title, author,
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
  const t = useText();
  const { title, author, difficulty, grid, solution } = puzzle;
  return (
    <PuzzleCardFrame
      link={link}
      picture={
        <>
          <BoardPicture
            className={CARD_BOARD}
            grid={isSolved ? mergeSolution(grid, solution) : grid}
          />
          {isSolved && <SolvedTile />}
        </>
      }
      title={
        <>
          {t.say(title || UNTITLED)}
          {isSolved && <span className="sr-only">{t('site.cardSolved')}</span>}
        </>
      }
      marks={<Difficulty value={difficulty} />}
      left={<span className="truncate">{author}</span>}
      right={<SizeText grid={grid} />}
    />
  );
}
