import type {ReactNode} from 'react';
import {Link, type LinkProps} from './link';
import {tileRecipe} from './tile-recipe';

export interface TileLinkProps extends LinkProps {
  note?: ReactNode;
  isSelected?: boolean;
  /** Can be viewed but not bought, so it's struck through. Say so in `note`, too. */
  isUnavailable?: boolean;
}

/** Each choice has its own URL, so choosing works without scripts. */
export function TileLink({
  note,
  isSelected,
  isUnavailable,
  className,
  children,
  ...props
}: TileLinkProps) {
  return (
    <Link
      {...props}
      aria-current={isSelected || undefined}
      className={tileRecipe({isSelected, isUnavailable, className})}
    >
      <span className={isUnavailable ? 'line-through' : undefined}>{children}</span>
      {note !== undefined && <span className="tile-note">{note}</span>}
    </Link>
  );
}
