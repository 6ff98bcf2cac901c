/** A text button at the bottom of a popup. */
export const POPUP_ACTION =
  'inline-flex min-h-10 items-center gap-2.5 rounded-control px-2 text-control hover:bg-fill-1 pointer-coarse:min-h-12 [&>svg]:size-4.5';
