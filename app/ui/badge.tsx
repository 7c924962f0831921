import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';

const badge = cva('badge', {
  variants: {
    tone: {
      plain: 'bg-surface text-secondary shadow-raised',
      strong: 'bg-primary text-on-primary',
      soft: 'bg-surface-soft text-secondary',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      error: 'bg-error-soft text-error',
      muted: 'bg-disabled-soft text-ink-soft',
    },
  },
});

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /** Plain: on images. Strong: for the most important one. */
  tone?: 'plain' | 'strong' | 'soft' | 'success' | 'warning' | 'error' | 'muted';
}

export function Badge({tone = 'plain', className, ...props}: BadgeProps) {
  return <span {...props} className={badge({tone, className})} />;
}
