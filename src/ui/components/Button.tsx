import type { ComponentProps } from 'react';
import { buttonClass } from './buttonStyles.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  readonly kind?: Parameters<typeof buttonClass>[0];
  readonly size?: Parameters<typeof buttonClass>[1];
};

/** A button of words. */
export function Button({ kind, size, ...rest }: ButtonProps) {
  return <button type="button" className={buttonClass(kind, size)} {...rest} />;
}
