import type { Level } from '#engine/explain/Step.ts';
import { findHardestStep, type WalkStep } from '#engine/explain/walkthrough.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const HIGHEST: Level = 7;
/** Least number of columns of the picture. With more steps than this, the columns get narrower. */
const LEAST_WIDTH = 12;

/** The difficulty of each step, and the present one. A press or drag goes to another step. */
export function WalkCurve({
  steps,
  at,
  words,
  onGo,
}: {
  steps: readonly WalkStep[];
  /** Number of completed steps. */
  at: number;
  /** The present step in words. */
  words: string;
  onGo: (to: number) => void;
}) {
  const t = useText();
  const width = Math.max(LEAST_WIDTH, steps.length);
  const hardest = findHardestStep(steps);
  const level = steps[hardest]?.level ?? 0;
  return (
    <div className="relative h-14 rounded-control has-focus-visible:shadow-focus flat:h-9">
      <svg
        className="absolute inset-x-0 bottom-0 h-full w-full border-b border-line-strong"
        viewBox={`0 0 ${width} ${HIGHEST + 1}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path className="fill-line-strong" d={outline(steps.slice(at), at)} />
        <path className="fill-primary" d={outline(steps.slice(0, at), 0)} />
        <path
          className="stroke-base-content"
          d={`M${at} 0 V${HIGHEST + 1}`}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          fill="none"
        />
      </svg>
      {hardest >= 0 && (
        <svg
          className="absolute size-2.5 -translate-x-1/2 -translate-y-full"
          style={{
            left: `${(100 * (hardest + 0.5)) / width}%`,
            top: `${(100 * (HIGHEST + 0.7 - level)) / (HIGHEST + 1)}%`,
          }}
          viewBox="0 0 10 10"
          aria-hidden
        >
          <path className="fill-base-content" d="M0 1 h10 L5 9 z" />
        </svg>
      )}
      <input
        type="range"
        className="absolute inset-0 h-full cursor-ew-resize opacity-0"
        style={{ width: `${(100 * steps.length) / width}%` }}
        min={0}
        max={steps.length}
        value={at}
        aria-label={t('walk.curve')}
        aria-valuetext={words}
        onChange={({ target }) => onGo(target.valueAsNumber)}
      />
    </div>
  );
}

/** The outline of the columns, one per step; the higher, the harder. */
function outline(steps: readonly WalkStep[], from: number): string {
  if (steps.length === 0) return '';
  const columns = steps.map(({ level }) => `V${HIGHEST + 1 - level} h1`).join(' ');
  return `M${from} ${HIGHEST + 1} ${columns} V${HIGHEST + 1} z`;
}
