import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';

const badge = cva('badge', {
  variants: {
    tone: {
      plain: 'badge-plain',
      strong: 'badge-strong',
      soft: 'bg-surface-soft text-secondary',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      error: 'bg-error-soft text-error',
      muted: 'bg-disabled-soft text-ink-soft',
    },
  },
});

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  as?: 'span' | 'li';
  /** Plain: on images. Strong: for the most important one. */
  tone?: 'plain' | 'strong' | 'soft' | 'success' | 'warning' | 'error' | 'muted';
}

export function Badge({as: Element = 'span', tone = 'plain', className, ...props}: BadgeProps) {
  return <Element {...props} className={badge({tone, className})} />;
}
