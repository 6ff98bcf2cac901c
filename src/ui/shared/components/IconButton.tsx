import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { iconButtonClass } from './buttonStyles.ts';

/** An icon with an accessible name. `keys` is its keyboard shortcut as the platform writes it. */
export function IconButton({
  icon: Icon,
  label,
  keys,
  isPressed,
  isDisabled = false,
  opensDialog = false,
  size,
  onPress,
  ref,
}: {
  icon: LucideIcon;
  label: string;
  keys?: string | undefined;
  isPressed?: boolean;
  isDisabled?: boolean;
  opensDialog?: boolean;
  /** Classes for width and height, where they are not the usual ones. */
  size?: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className={iconButtonClass(size)}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon aria-hidden />
    </button>
  );
}
