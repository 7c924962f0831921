import {cva} from 'class-variance-authority';
import type {LucideIcon, LucideProps} from 'lucide-react';

const icon = cva('shrink-0', {
  variants: {size: {s: 'size-4', m: 'size-5', l: 'size-6', xl: 'size-8'}},
});

export interface IconProps extends Omit<LucideProps, 'ref' | 'size'> {
  /** Import icons one by one: `import Minus from 'lucide-react/icons/minus'`. */
  of: LucideIcon;
  size?: 's' | 'm' | 'l' | 'xl';
  /** For icons without text beside them. Without it the icon is hidden from assistive technology. */
  label?: string;
}

export function Icon({of: Drawing, size = 'm', label, className, ...props}: IconProps) {
  const meaning = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true};
  return <Drawing strokeWidth={1.75} {...props} {...meaning} className={icon({size, className})} />;
}
