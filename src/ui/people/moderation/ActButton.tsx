import type { ComponentProps } from 'react';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';

/** The button of a moderator's action. Irreversible ones have the outline of errors. */
export function ActButton({
  isGrave,
  kind = 'plain',
  size,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & {
  isGrave: boolean;
  kind?: 'plain' | 'primary';
  size?: 'small';
}) {
  return (
    <button
      type="button"
      className={
        isGrave
          ? `${buttonClass('outline', size)} border-error! text-error disabled:opacity-60`
          : buttonClass(kind, size)
      }
      {...rest}
    />
  );
}
