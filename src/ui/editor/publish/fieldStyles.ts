/** A text field. From 16 px on, phones do not zoom on focus. */
export const INPUT =
  'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-base-100 px-3 text-[16px] placeholder:text-muted aria-invalid:border-error pointer-coarse:min-h-12';
export const LABEL = 'text-meta';
export const MESSAGE = 'text-meta text-fault';
