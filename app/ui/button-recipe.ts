import {tv} from 'tailwind-variants/lite';

/**
 * The look of everything that is pressed like a button. Hover, press and focus are CSS pseudo-classes, so that they
 * answer before the page's scripts have arrived and are the same on links.
 */
export const buttonRecipe = tv({
  base: [
    'relative inline-flex items-center justify-center gap-2 rounded-pill text-center font-strong no-underline',
    'control-border border-transparent transition-[background-color,border-color,color,box-shadow,transform]',
    'touch-manipulation select-none active:scale-98',
  ],
  variants: {
    variant: {
      primary:
        'bg-primary text-on-primary shadow-raised hover:bg-primary-strong active:bg-primary-pressed',
      secondary:
        'border-primary bg-surface text-primary hover:border-primary-strong hover:bg-surface-tint hover:text-primary-strong active:bg-surface-soft',
      quiet: 'text-primary hover:bg-surface-tint hover:text-primary-strong active:bg-surface-soft',
      danger: 'bg-error text-on-error hover:bg-error-strong active:bg-error-strong',
    },
    size: {
      s: 'min-h-9 px-4 py-1 text-small',
      m: 'min-h-11 px-5 py-2 text-body',
      l: 'min-h-12 px-6 py-2 text-body',
    },
    isIconOnly: {true: 'aspect-square px-0'},
    isFullWidth: {true: 'w-full'},
    isPending: {true: 'cursor-progress active:scale-100'},
    isDisabled: {
      true: 'border-transparent bg-disabled-soft text-disabled shadow-none hover:border-transparent hover:bg-disabled-soft hover:text-disabled active:scale-100 active:bg-disabled-soft forced-colors:text-[GrayText]',
    },
  },
});

/** What a button-like thing can be told about its look. */
export interface ButtonLook {
  /** Primary: the one next step. Secondary: beside it. Quiet: in rows and toolbars. Danger: destroys something. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** @default 'l' */
  size?: 's' | 'm' | 'l';
  isFullWidth?: boolean;
  /** A square for one icon; give it an `aria-label`. */
  isIconOnly?: boolean;
}
