import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';

const pill = cva('pill');

/** For facts; `Badge` is for claims. */
export function Pill({className, ...props}: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={pill({className})} />;
}
