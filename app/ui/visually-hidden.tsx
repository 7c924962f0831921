import type {ComponentPropsWithoutRef} from 'react';

export function VisuallyHidden({className, ...props}: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={className ? `sr-only ${className}` : 'sr-only'} />;
}
