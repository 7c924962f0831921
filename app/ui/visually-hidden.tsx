import type {ComponentPropsWithoutRef} from 'react';

/** Text for assistive technology only. */
export function VisuallyHidden({className, ...props}: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={className ? `sr-only ${className}` : 'sr-only'} />;
}
