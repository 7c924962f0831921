import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';

const skeleton = cva('block animate-fade bg-disabled-soft forced-colors:border', {
  variants: {
    shape: {text: 'h-4 rounded-xs', block: 'rounded-m', circle: 'rounded-pill'},
  },
});

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  shape?: 'text' | 'block' | 'circle';
}

/** Its class name gives it the content's size. Hidden from assistive technology: set `aria-busy` on the region. */
export function Skeleton({shape = 'text', className, ...props}: SkeletonProps) {
  return (
    <span {...props} aria-hidden data-essential-motion className={skeleton({shape, className})} />
  );
}
