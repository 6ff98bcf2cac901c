import { buttonClass } from '#ui/shared/components/buttonStyles.ts';

/** Classes of the buttons and links of a row. */
export const ROW_BUTTON = `${buttonClass('plain', 'small')} pointer-coarse:min-h-12 max-[360px]:px-2`;

/** A button of a row. */
export function RowButton({
  verb,
  label,
  title,
  isDisabled = false,
  opensDialog = false,
  onPress,
}: {
  verb: string;
  /** The accessible name: the verb with the name of the puzzle. */
  label: string;
  /** The reason why it is disabled. */
  title?: string | undefined;
  isDisabled?: boolean;
  opensDialog?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={ROW_BUTTON}
      aria-label={label}
      title={title}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {verb}
    </button>
  );
}
