import {buttonRecipe, type ButtonLook} from './button-recipe';
import {Link, type LinkProps} from './link';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

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
