import { useMemo } from 'react';
import { foreignLinksOf } from '#engine/foreign/foreignLinks.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { LinkRow } from './LinkRow.tsx';

/** Links for puzz.link, where the puzzle is of a genre that is known there; else nothing. */
export function ForeignLinks({ puzzle }: { puzzle: Puzzle }) {
  const links = useMemo(() => foreignLinksOf(puzzle), [puzzle]);
  return links.map(({ genre, address }) => (
    <div key={genre}>
      <p className="mt-4">This is a {genre} puzzle, so puzz.link can open it too.</p>
      <LinkRow
        link={address}
        name={`Link for puzz.link, ${genre}`}
        action="Copy link for puzz.link"
      />
    </div>
  ));
}
