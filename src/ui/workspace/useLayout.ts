import { useMediaQuery } from '#ui/shared/platform/media.ts';

/**
 * How the parts of the solve page lie: rules in a column, in a side drawer, or as a strip under the
 * board.
 */
export type SolveLayout = 'wide' | 'medium' | 'phone';

/** The layout for the window as it is now. A phone on its side is a phone. */
export function useLayout(): SolveLayout {
  const isPhone = useMediaQuery(
    '(width < 640px), ((height < 500px) and (orientation: landscape) and (width < 1024px))',
  );
  const isWide = useMediaQuery('(width >= 1024px)');
  if (isPhone) return 'phone';
  return isWide ? 'wide' : 'medium';
}
