import type { ComponentProps } from 'react';
import { buttonClass } from './buttonStyles.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  /** `submit` sends the form the button stands in. */
  readonly type?: 'button' | 'submit';
  readonly kind?: Parameters<typeof buttonClass>[0];
  readonly size?: Parameters<typeof buttonClass>[1];
};

/** A button of words. */
export function Button({ type = 'button', kind, size, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, size)} {...rest} />;
}
