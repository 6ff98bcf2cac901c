import { ChevronLeft, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Difficulty } from '../components/Difficulty.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { UNTITLED } from '../product.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { ForesightButton } from './ForesightButton.tsx';
import { ProgressText } from './Progress.tsx';
import type { Play } from './usePlay.ts';

/** The header of a phone: the way back, what is being solved, everything else. */
export function PhoneHeader({
  store,
  puzzle,
  play,
  isMusic,
  onMore,
}: {
  store: BoardStore;
  puzzle: Puzzle;
  play: Play;
  isMusic: boolean;
  onMore: () => void;
}) {
  return (
    <div className="phone-head">
      <Link className="icon-button" to="/" aria-label="Back to home">
        <ChevronLeft aria-hidden />
      </Link>
      <div className="phone-names">
        <h1 className="phone-title">{puzzle.title || UNTITLED}</h1>
        <div className="phone-meta">
          {puzzle.author && <span>{puzzle.author}</span>}
          <Difficulty value={puzzle.difficulty} />
          <ProgressText store={store} isMusic={isMusic} />
        </div>
      </div>
      {play.foresight && <ForesightButton meter={play.foresight} />}
      <IconButton icon={Ellipsis} label="More" opensDialog onPress={onMore} />
    </div>
  );
}
