import type { ReactNode } from 'react';
import type { Workspace } from './useWorkspace.ts';
import { ChevronLeft, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { Difficulty } from '../components/Difficulty.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { UNTITLED } from '../product.ts';
import { ProgressWords } from './Progress.tsx';

/** The header of a phone: the way back, what is being solved, everything else. */
export function PhoneHeader({
  workspace: { opened, store, music, onDialog },
  meter,
}: {
  workspace: Workspace;
  meter: ReactNode;
}) {
  const { puzzle } = opened;
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
          <ProgressWords store={store} isMusic={music !== null} />
        </div>
      </div>
      {meter}
      <IconButton icon={Ellipsis} label="More" opensDialog onPress={() => onDialog('more')} />
    </div>
  );
}
