import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { drawAssistance } from '#engine/picture/drawAssistance.ts';
import { assistanceBelow } from '#engine/picture/shownAssistance.ts';
import { ruleById } from '#engine/rules/index.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';

needTexts('rules');

/** Cells that are named; more of them would not be read. */
const MOST_NAMED = 6;

/**
 * The warning that a puzzle has several solutions, with the cells in which two of them differ, and
 * the switch that publishes it all the same.
 */
export function SeveralSolutions({
  grid,
  differing,
  isWanted,
  onWanted,
}: {
  grid: Grid;
  differing: readonly Cell[];
  isWanted: boolean;
  onWanted: (isWanted: boolean) => void;
}) {
  const t = useText();
  const puzzle = useMemo(() => clearToGivens(grid), [grid]);
  const underlay = useMemo(() => drawDiffering(puzzle, differing), [puzzle, differing]);
  const places = differing
    .slice(0, MOST_NAMED)
    .map((cell) => t.say(spokenPlace(grid.width, cell)))
    .join('; ');
  const rule = ruleById.get('underclued')?.title ?? '';
  return (
    <>
      <p className="flex gap-2.5" role="alert">
        <TriangleAlert className="mt-0.5 size-5 flex-none text-warning" aria-hidden />
        {t('publishing.several', { count: differing.length })}
      </p>
      <div className="mt-3 flex items-start gap-4">
        <BoardPicture
          className="max-h-40 w-36 flex-none"
          grid={puzzle}
          underlay={underlay}
          title={t('publishing.differing', { count: differing.length, places })}
        />
        <p className="text-note text-muted">{t('publishing.severalNote', { rule })}</p>
      </div>
      <div className="mt-3">
        <Switch
          label={t('publishing.severalWanted')}
          checked={isWanted}
          onChange={({ target }) => onWanted(target.checked)}
        />
      </div>
    </>
  );
}

function drawDiffering(grid: Grid, differing: readonly Cell[]) {
  const findings = { follows: [], differing, redundant: [], clashing: [], inHand: null };
  return assistanceBelow(drawAssistance(findings, grid), grid, false);
}
