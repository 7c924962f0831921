import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {Icon, type IconName} from './icon';

type Tone = 'info' | 'success' | 'warning' | 'error';
type Urgency = 'assertive' | 'polite' | 'off';

const alert = cva('flex items-start gap-3 rounded-m border border-transparent px-box py-3', {
  variants: {
    tone: {
      info: 'bg-surface-tint [&>svg]:text-primary',
      success: 'bg-success-soft [&>svg]:text-success',
      warning: 'bg-warning-soft [&>svg]:text-warning',
      error: 'bg-error-soft [&>svg]:text-error',
    },
  },
});

const ICONS: Record<Tone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
};

const ROLES: Record<Urgency, 'alert' | 'status' | undefined> = {
  assertive: 'alert',
  polite: 'status',
  off: undefined,
};

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  tone?: Tone;
  title?: ReactNode;
  /**
   * Whether screen readers announce it at once, at the next pause, or not at all: for messages that are there from the
   * start.
   */
  urgency?: Urgency;
  actions?: ReactNode;
}

export function Alert({
  tone = 'info',
  title,
  urgency = tone === 'error' ? 'assertive' : 'polite',
  actions,
  className,
  children,
  ...props
}: AlertProps) {
  return (
    <div {...props} role={ROLES[urgency]} className={alert({tone, className})}>
      <Icon name={ICONS[tone]} className="mt-0.5" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title !== undefined && <p className="font-strong">{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{actions}</div>
        )}
      </div>
    </div>
  );
}
