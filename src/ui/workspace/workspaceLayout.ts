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

/*
 * Styles of the parts of the workspace. solve.css has the layout and the largest size of the board.
 */

/** A grid; on phones in portrait a column; in landscape a grid again. */
export const FRAME =
  'group/solve solve grid h-[calc(100dvh-var(--spacing-header))] min-h-105 gap-x-3 gap-y-2 px-page pt-1 pb-5 lg:gap-x-6 xl:gap-x-6.25 xl:pb-6 phone:flex phone:h-dvh phone:min-h-0 phone:flex-col phone:gap-0 phone:p-0 flat:grid flat:py-1 in-data-nested:h-full! data-hinting:[&>aside]:invisible data-hinting:[&>.phone-drawer]:hidden data-hinting:[&>section]:opacity-40';
/** The stage fills the height above the tools, which wrap in a narrow column. */
export const BOARD_COLUMN =
  '@container-size flex min-h-0 min-w-0 flex-col items-center gap-(--dock-gap) [grid-area:board] phone:w-full phone:flex-1';
export const RULES_COLUMN = '-me-2 flex min-h-0 flex-col gap-1 [grid-area:rules]';
export const RULES = 'flex flex-col gap-1.5 py-4 pr-2 pl-3 score:pt-(--gutter-y)';
/** Hidden while a phone shows a fault in the same row, because its sentence needs the room. */
export const PHONE_STEP = 'size-10 [.peer[data-fault]~&]:upright:hidden';
/** After the solve at least as high as the result, so that this covers none of the board. */
export const DRAWER =
  'phone-drawer relative flex-none rounded-t-drawer bg-base-200 pb-[max(10px,env(safe-area-inset-bottom))] shadow-[inset_0_1px_0_var(--color-line)] [grid-area:drawer] data-ended:[&>:not([data-pane])]:invisible flat:-mb-1 flat:flex flat:min-h-0 flat:flex-col flat:rounded-tr-none tall:pb-[max(22px,env(safe-area-inset-bottom))]';
/** Replaces the toolbar, with the same height. */
export const SOLVED_TOOLS =
  'flex min-h-(--dock-height) max-w-full flex-none flex-wrap items-center justify-center gap-3';
