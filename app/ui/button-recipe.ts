import {cva} from 'class-variance-authority';

/**
 * Hover, press and focus are CSS pseudo-classes, so they work before scripts load and are the same on links. As in
 * every recipe here, no combination sets a property twice: classes aren't merged, so the order of the style sheet would
 * decide.
 */
export const buttonRecipe = cva(
  [
    'relative inline-flex items-center justify-center gap-2 rounded-pill text-center font-strong no-underline',
    'control-border transition-[background-color,border-color,color,box-shadow,transform]',
    'touch-manipulation select-none',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-on-primary shadow-raised hover:bg-primary-strong active:bg-primary-pressed',
        secondary:
          'border-primary bg-surface text-primary hover:border-primary-strong hover:bg-surface-tint hover:text-primary-strong active:bg-surface-soft',
        quiet:
          'border-transparent text-primary hover:bg-surface-tint hover:text-primary-strong active:bg-surface-soft',
        danger: 'border-transparent bg-error text-on-error hover:bg-error-strong',
        disabled: 'border-transparent bg-disabled-soft text-disabled forced-colors:text-[GrayText]',
      },
      size: {
        s: 'min-h-9 text-small',
        m: 'min-h-11 text-body',
        l: 'min-h-12 text-body',
      },
      isIconOnly: {true: 'p-0', false: 'py-2'},
      isFullWidth: {true: 'w-full'},
      isPending: {true: 'cursor-progress', false: 'active:scale-98'},
    },
    compoundVariants: [
      {size: 's', isIconOnly: true, className: 'w-9'},
      {size: 'm', isIconOnly: true, className: 'w-11'},
      {size: 'l', isIconOnly: true, className: 'w-12'},
      {size: 's', isIconOnly: false, className: 'px-4'},
      {size: 'm', isIconOnly: false, className: 'px-5'},
      {size: 'l', isIconOnly: false, className: 'px-6'},
    ],
    defaultVariants: {isIconOnly: false, isPending: false},
  },
);

export interface ButtonLook {
  /**
   * Primary: the main action. Secondary: an alternative to it. Quiet: in rows and toolbars. Danger: deletes something.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 's' | 'm' | 'l';
  isFullWidth?: boolean;
  /** A square for one icon; needs an `aria-label`. */
  isIconOnly?: boolean;
}
