import {cva} from 'class-variance-authority';
import type {LucideIcon} from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {Icon} from './icon';

type Tone = 'info' | 'success' | 'warning' | 'error';
type Urgency = 'assertive' | 'polite' | 'off';

const alert = cva('flex items-start gap-3 rounded-m border border-transparent px-4 py-3', {
  variants: {
    tone: {
      info: 'bg-surface-tint [&>svg]:text-primary',
      success: 'bg-success-soft [&>svg]:text-success',
      warning: 'bg-warning-soft [&>svg]:text-warning',
      error: 'bg-error-soft [&>svg]:text-error',
    },
  },
});

const ICONS: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
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
      <Icon of={ICONS[tone]} className="mt-0.5" />
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
