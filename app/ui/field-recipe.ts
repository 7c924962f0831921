import {cva} from 'class-variance-authority';

/**
 * `solo` is the default (UI-27): a raised box without underline, with its label outside. `filled` is a flat pill for
 * crowded bars.
 */
export const fieldBox = cva('field-box', {
  variants: {
    look: {solo: 'rounded-m border', filled: 'rounded-pill border'},
    state: {normal: 'text-ink', invalid: 'text-ink', disabled: 'text-disabled'},
  },
  compoundVariants: [
    {
      look: 'solo',
      state: 'normal',
      className: 'border-line-strong bg-surface shadow-solo hover:border-primary',
    },
    {
      look: 'filled',
      state: 'normal',
      className: 'border-line-strong bg-surface-tint hover:border-primary hover:bg-surface-soft',
    },
    {
      state: 'invalid',
      className: 'border-error bg-surface inset-ring inset-ring-error',
    },
    {state: 'disabled', className: 'border-line bg-disabled-soft'},
  ],
});

export const fieldControl = cva('field-control', {
  variants: {
    kind: {
      text: 'pr-4',
      area: 'resize-y pr-4',
      select: 'select-picker truncate pr-11',
    },
  },
  defaultVariants: {kind: 'text'},
});

export function fieldState(isInvalid: boolean, isDisabled = false) {
  if (isDisabled) return 'disabled';
  return isInvalid ? 'invalid' : 'normal';
}

export const fieldLabel = cva('text-small font-strong text-ink', {
  variants: {isHidden: {true: 'sr-only'}},
});

export const fieldDescription = cva('text-small text-ink-soft');

export const fieldStack = cva('flex min-w-0 flex-col gap-1.5');

export type FieldLook = 'solo' | 'filled';
