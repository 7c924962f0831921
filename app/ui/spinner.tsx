import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';

const spinner = cva(
  'inline-block animate-spin rounded-pill border-current border-r-transparent forced-color-adjust-none motion-reduce:animate-fade',
  {
    variants: {size: {s: 'size-4 border-2', m: 'size-5 border-2', l: 'size-8 border-3'}},
  },
);

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  size?: 's' | 'm' | 'l';
  /** Omit it if text beside the spinner says the same. */
  label?: string;
}

/** With reduced motion it fades instead of turning. */
export function Spinner({size = 'm', label, className, ...props}: SpinnerProps) {
  const meaning = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true};
  return (
    <span {...props} {...meaning} data-essential-motion className={spinner({size, className})} />
  );
}
