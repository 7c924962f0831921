import {cva} from 'class-variance-authority';
import type {LucideIcon, LucideProps} from 'lucide-react';

const icon = cva('shrink-0', {
  variants: {size: {s: 'size-4', m: 'size-5', l: 'size-6', xl: 'size-8'}},
});

export interface IconProps extends Omit<LucideProps, 'ref' | 'size'> {
  /** The icon, imported on its own: `import Minus from 'lucide-react/icons/minus'`. */
  of: LucideIcon;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl';
  /** Accessible name, for icons without text beside them. Without it the icon is hidden from assistive technology. */
  label?: string;
}

/** A Lucide icon in one of our sizes and the current text color. */
export function Icon({of: Drawing, size = 'm', label, className, ...props}: IconProps) {
  const meaning = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true};
  return <Drawing strokeWidth={1.75} {...props} {...meaning} className={icon({size, className})} />;
}
