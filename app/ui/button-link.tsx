import {Link} from '@remix-run/react';
import type {ComponentProps} from 'react';
import {buttonRecipe, type ButtonLook} from './button-recipe';

export interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonLook {}

/** For navigation; `Button` is for actions. */
export function ButtonLink({
  className,
  variant = 'primary',
  size = 'l',
  isFullWidth,
  isIconOnly,
  ...props
}: ButtonLinkProps) {
  return (
    <Link
      {...props}
      className={buttonRecipe({variant, size, isFullWidth, isIconOnly, className})}
    />
  );
}
