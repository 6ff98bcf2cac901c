import type { LucideIcon } from 'lucide-react';

/** A button that is an icon, named for those who cannot see it. `keys` says its key, as the platform writes it. */
export function IconButton({
  icon: Icon,
  label,
  keys,
  isPressed,
  isDisabled = false,
  opensDialog = false,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  keys?: string | undefined;
  isPressed?: boolean;
  isDisabled?: boolean;
  opensDialog?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="icon-button"
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
