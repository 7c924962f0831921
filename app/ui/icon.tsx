import {cva} from 'class-variance-authority';
import type {LucideIcon, LucideProps} from 'lucide-react';

const icon = cva('shrink-0', {
  variants: {size: {s: 'size-4', m: 'size-5', l: 'size-6', xl: 'size-8'}},
});

export interface IconProps extends Omit<LucideProps, 'ref' | 'size'> {
  /** The drawing, imported alone: `import Minus from 'lucide-react/icons/minus'`. */
  of: LucideIcon;
  /** @default 'm' */
  size?: 's' | 'm' | 'l' | 'xl';
  /** What the icon says when no text beside it does. Without it the icon is hidden from assistive technology. */
  label?: string;
}

/** An icon of the library at one of the sizes, in the colour of the text around it. */
export function Icon({of: Drawing, size = 'm', label, className, ...props}: IconProps) {
  const meaning = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true};
  return <Drawing strokeWidth={1.75} {...props} {...meaning} className={icon({size, className})} />;
}
