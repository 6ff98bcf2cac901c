import { useMemo, type ReactNode } from 'react';
import { parseGridText } from '#engine/codec/gridText.ts';
import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The id of a family of puzzles that are made by wish. */
export type FamilyId = (typeof FAMILY_FACTS)[number]['id'];

const examples = new Map<string, string>(FAMILY_FACTS.map(({ id, example }) => [id, example]));

/** A small solved board of a family. Decoration. */
export function FamilyPicture({ family, className }: { family: FamilyId; className: string }) {
  const grid = useMemo(() => pictureOf(family), [family]);
  return grid && <BoardPicture className={className} grid={grid} symbols="all" />;
}

function pictureOf(family: FamilyId): Grid | null {
  const grid = parseGridText(examples.get(family) ?? '');
  return grid.ok ? grid.value : null;
}

/** A family of puzzles: a picture, its name, one sentence, and what is added below. */
export function FamilyCard({ family, children }: { family: FamilyId; children?: ReactNode }) {
  const t = useText();
  return (
    <span className="flex min-w-0 items-center gap-4 text-start">
      <span className="grid size-18 flex-none place-items-center rounded-surface">
        <FamilyPicture className="size-16" family={family} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-card">{t(`families.${family}.title`)}</span>
        <span className="text-meta text-muted">{t(`families.${family}.about`)}</span>
        {children}
      </span>
    </span>
  );
}
