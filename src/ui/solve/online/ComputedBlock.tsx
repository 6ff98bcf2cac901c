import { ComputedDifficulty } from '../../components/ComputedDifficulty.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { stepOfGrade } from '../../components/solveCourse.ts';
import { useMediaQuery } from '../../platform/media.ts';
import { useText } from '../../texts/useText.ts';
import type { ServerPuzzle } from '../../workspace/OpenedPuzzle.ts';

/** Windows in which nothing below goes out of sight for the whole of it. */
const ROOMY = '(min-width: 80rem) and (min-height: 64rem)';

/** How hard a solved puzzle is by computation: one line, and the rest where there is room. */
export function ComputedBlock({ server: { about } }: { server: ServerPuzzle }) {
  const t = useText();
  const isRoomy = useMediaQuery(ROOMY);
  const rating = about?.computed ?? null;
  if (rating === null) return null;
  const { hardest } = rating;
  const label = t('lists.computedShort', { hardest, step: stepOfGrade(hardest) });
  return (
    <div className="text-meta">
      <Disclosure label={label} isOpenAtFirst={isRoomy}>
        <ComputedDifficulty rating={rating} />
      </Disclosure>
    </div>
  );
}
