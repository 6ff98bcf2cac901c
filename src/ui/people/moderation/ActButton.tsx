import type { ComponentProps } from 'react';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';

/** A button of something that a moderator does. What cannot be undone is outlined as errors are. */
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
