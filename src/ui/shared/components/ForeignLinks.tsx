import { useMemo } from 'react';
import { createForeignLinks } from '#engine/foreign/createForeignLinks.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { LinkRow } from './LinkRow.tsx';

/** Links for puzz.link, where the puzzle is of a genre that is known there; else nothing. */
export function ForeignLinks({ puzzle }: { puzzle: Puzzle }) {
  const t = useText();
  const links = useMemo(() => createForeignLinks(puzzle), [puzzle]);
  return links.map(({ genre, address }) => (
    <div key={address}>
      <p className="mt-4">{t('sharing.foreignNote', { genre })}</p>
      <LinkRow
        link={address}
        name={t('sharing.foreignLinkName', { genre })}
        action={t('sharing.copyForeignLink')}
      />
    </div>
  ));
}
