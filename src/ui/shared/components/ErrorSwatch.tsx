/** Lines at 45 degrees that end under the outline of the tile. */
const HATCH = 'M1 9L9 1M1 14.5L14.5 1M2.4 17.6L17.6 2.4M5.5 19L19 5.5M11 19L19 11';

/**
 * The error mark of the board, shown before the sentence that describes the error, so that the two
 * are linked without color alone. Decoration.
 */
export function ErrorSwatch({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <g fill="none" stroke="var(--board-error)">
        <path d={HATCH} strokeWidth={1.35} />
        <rect x={1} y={1} width={18} height={18} rx={4.6} strokeWidth={1.9} />
      </g>
    </svg>
  );
}
