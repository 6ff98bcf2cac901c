import { useState, type ComponentProps, type Ref } from 'react';
import type { LucideIcon } from 'lucide-react';

/** The emphasis of a button; a page has one filled button. */
type ButtonKind = 'plain' | 'primary' | 'outline';
type ButtonSize = 'small' | 'medium' | 'large';

/** Classes of a button with text, for links too. */
export function buttonClass(kind: ButtonKind = 'plain', size: ButtonSize = 'medium'): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border text-control whitespace-nowrap transition-colors ${KINDS[kind]} ${SIZES[size]}`;
}

const KINDS: Readonly<Record<ButtonKind, string>> = {
  plain: 'border-transparent bg-fill-2 hover:bg-fill-3 disabled:bg-fill-1 disabled:text-dim',
  primary:
    'border-transparent bg-primary text-primary-content not-disabled:hover:bg-primary-hover disabled:bg-fill-1 disabled:text-dim',
  outline: 'border-line-strong not-disabled:hover:bg-fill-1 disabled:border-line disabled:text-dim',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-10 px-3.5 text-[14.5px]',
  medium: 'min-h-11 px-5',
  large: 'min-h-13 px-6 text-[17px]',
};

/** The size of a tool of the board, larger on phones. */
export const TOOL_SIZE =
  'size-10 pointer-coarse:size-12 phone:h-15.5 phone:w-13 phone:rounded-dock phone:bg-fill-1 phone:aria-pressed:bg-fill-1 phone:lower:h-13.5 phone:narrow:w-12 phone:max-[350px]:w-11! flat:max-[740px]:w-11! flat:max-[640px]:h-11!';

/** The size of the buttons for hints and foresight. */
export const METER_SIZE =
  'size-10 pointer-coarse:size-12 phone:size-12 flat:max-[640px]:w-10! flat:max-[360px]:w-8.5!';

/** Classes of an icon button, for links too. `size` sets its width and height. */
export function iconButtonClass(size = 'size-10'): string {
  return `inline-grid flex-none place-items-center rounded-control text-muted transition-colors not-disabled:hover:bg-fill-1 not-disabled:hover:text-base-content disabled:text-faint aria-pressed:bg-fill-2 aria-pressed:text-base-content aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary [&>svg]:size-5 [&>svg]:stroke-[1.6] ${size}`;
}

type BareButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** `submit` submits the form around the button. */
  readonly type?: 'button' | 'submit';
};

/**
 * A button without a style. Disabled while it has the focus, it keeps the focus and does nothing
 * when pressed: a browser takes the focus of a disabled button, and the next keys go nowhere.
 */
export function BareButton({
  type = 'button',
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: BareButtonProps) {
  const [isFocused, setFocused] = useState(false);
  const isHeld = disabled && isFocused;
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled && !isFocused}
      aria-disabled={isHeld || undefined}
      onClick={(event) => {
        if (isHeld) event.preventDefault();
        else onClick?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        // In a window that loses the focus, the button is still the one to return to.
        if (document.activeElement !== event.currentTarget) setFocused(false);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}

type ButtonProps = Omit<BareButtonProps, 'className'> & {
  readonly kind?: Parameters<typeof buttonClass>[0];
  readonly size?: Parameters<typeof buttonClass>[1];
};

/** A button with text. */
export function Button({ kind, size, ...rest }: ButtonProps) {
  return <BareButton className={buttonClass(kind, size)} {...rest} />;
}

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
  onNear,
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
  /** The pointer or the focus is at the button: it may be pressed soon. */
  onNear?: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  return (
    <BareButton
      ref={ref}
      className={iconButtonClass(size)}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      disabled={isDisabled}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon aria-hidden />
    </BareButton>
  );
}
