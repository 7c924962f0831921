import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';

const pill = cva(
  'inline-flex items-center gap-1 rounded-pill border border-line px-2.5 py-0.5 text-caption font-strong',
);

/** For facts; `Badge` is for claims. */
export function Pill({className, ...props}: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={pill({className})} />;
}
