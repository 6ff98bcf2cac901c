import type { ReactNode } from 'react';
import { useNoteArrival } from '#ui/workspace/noteArrival.ts';

const NOTE =
  'rounded-control px-3 py-2.5 text-aside max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-3 max-xl:gap-y-1 max-xl:py-1 phone:flex-nowrap phone:justify-between phone:gap-y-2 phone:py-1 flat:max-[640px]:flex-wrap [&_svg]:mr-2 [&_svg]:inline-block [&_svg]:align-[-3px]';

/** A message about the play, with buttons for the actions it offers. */
export function PlayNote({
  isWrong = false,
  actions,
  children,
}: {
  isWrong?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}) {
  useNoteArrival(isWrong);
  return (
    <div className={`${NOTE} ${isWrong ? 'bg-fault-fill' : 'bg-fill-1'}`}>
      <p>{children}</p>
      {actions && (
        <div className="mt-2 flex gap-2 max-xl:mt-0 phone:flex-none flat:max-[640px]:gap-1 flat:max-[640px]:*:px-2.5">
          {actions}
        </div>
      )}
    </div>
  );
}
