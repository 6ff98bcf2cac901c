import { useId, type ComponentProps, type ReactNode } from 'react';

const TRACK =
  'h-6 w-10.5 cursor-pointer appearance-none rounded-full bg-fill-2 inset-ring inset-ring-line-strong transition-colors checked:bg-primary checked:inset-ring-0 focus-visible:inset-ring-0';
const THUMB =
  'after:m-0.75 after:block after:size-4.5 after:rounded-full after:bg-muted after:transition-transform checked:after:translate-x-4.5 checked:after:bg-primary-content';

/** The switch alone, for rows that have a label of their own. */
export function SwitchTrack({
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself if it is on
    <input className={`${TRACK} ${THUMB} ${className}`} type="checkbox" role="switch" {...rest} />
  );
}

/** A switch with a label and a description. */
export function Switch({
  label,
  note,
  isNoteChanging = false,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string;
  note?: ReactNode;
  /** True if the note may get other lines by a press, which must not move the switch. */
  isNoteChanging?: boolean;
}) {
  const noteId = useId();
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-1.5">
      <span>{label}</span>
      <SwitchTrack
        className={`col-start-2 row-start-1 ${isNoteChanging || note === undefined ? '' : 'row-span-2'}`}
        aria-describedby={note === undefined ? undefined : noteId}
        {...rest}
      />
      {note !== undefined && (
        <span className="col-start-1 text-note text-muted" id={noteId}>
          {note}
        </span>
      )}
    </label>
  );
}
