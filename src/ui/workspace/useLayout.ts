import { useMediaQuery } from '#ui/shared/platform/media.ts';

/**
 * Layouts of the solve page: rules in a column, in a side drawer, or in a strip under the board.
 */
export type SolveLayout = 'wide' | 'medium' | 'phone';

/** The layout for the current window. A phone in landscape has the layout of a phone. */
export function useLayout(): SolveLayout {
  const isPhone = useMediaQuery(
    '(width < 640px), ((height < 500px) and (orientation: landscape) and (width < 1024px))',
  );
  const isWide = useMediaQuery('(width >= 1024px)');
  if (isPhone) return 'phone';
  return isWide ? 'wide' : 'medium';
}
