import type { ComponentProps } from 'react';
import { buttonClass } from './buttonStyles.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** `submit` submits the form around the button. */
  readonly type?: 'button' | 'submit';
  readonly kind?: Parameters<typeof buttonClass>[0];
  readonly size?: Parameters<typeof buttonClass>[1];
};

/** A button with text. */
export function Button({ type = 'button', kind, size, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, size)} {...rest} />;
}
