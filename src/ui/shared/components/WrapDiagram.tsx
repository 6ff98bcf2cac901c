import { UNIT } from '#engine/glyph/svg.ts';
import type { Topology } from '#engine/grid/board.ts';
import { rimHeads } from '#engine/picture/ghostLayers.ts';

const SIDE = UNIT;
const MARGIN = UNIT * 0.22;
const BOX = `${String(-MARGIN)} ${String(-MARGIN)} ${String(SIDE + 2 * MARGIN)} ${String(SIDE + 2 * MARGIN)}`;

/** A small diagram of the wrapping of a board: the arrow heads on its edges. Decorative. */
export function WrapDiagram({
  topology,
  size,
}: {
  readonly topology: Topology;
  readonly size: number;
}) {
  const heads = rimHeads({ ...topology, width: 1, height: 1, head: 0.115 });
  return (
    <svg
      viewBox={BOX}
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect
        width={SIDE}
        height={SIDE}
        rx={SIDE * 0.16}
        fill="var(--color-fill-1)"
        stroke="var(--board-focus)"
        strokeWidth={UNIT * 0.03}
      />
      {heads.map((d) => (
        <g key={d}>
          <path d={d} stroke="var(--color-base-100)" strokeWidth={UNIT * 0.16} />
          <path d={d} stroke="var(--board-focus)" strokeWidth={UNIT * 0.05} />
        </g>
      ))}
    </svg>
  );
}
