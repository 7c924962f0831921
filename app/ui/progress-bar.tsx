import {cva} from 'class-variance-authority';
import {useId, type ComponentPropsWithoutRef, type ReactNode} from 'react';

const progressBar = cva('block w-full progress-native rounded-pill', {
  variants: {
    height: {6: 'h-1.5', 8: 'h-2'},
    tone: {
      primary: 'bg-surface-soft text-primary',
      success: 'bg-surface-soft text-success',
      warning: 'bg-warning-soft text-warning',
      error: 'bg-error-soft text-error',
    },
  },
});

export interface ProgressBarProps extends Omit<
  ComponentPropsWithoutRef<'progress'>,
  'value' | 'max' | 'children'
> {
  label: ReactNode;
  /** Values outside 0 to `max` are clamped. */
  value: number;
  max?: number;
  /** In px. */
  height?: 6 | 8;
  tone?: 'primary' | 'success' | 'warning' | 'error';
}

export function ProgressBar({
  label,
  value,
  max = 100,
  height = 8,
  tone = 'primary',
  className,
  ...props
}: ProgressBarProps) {
  const labelId = useId();
  return (
    <div className="flex flex-col gap-2">
      <span id={labelId} className="font-strong">
        {label}
      </span>
      <progress
        aria-labelledby={labelId}
        {...props}
        value={Math.max(0, Math.min(max, value))}
        max={max}
        className={progressBar({height, tone, className})}
      />
    </div>
  );
}
