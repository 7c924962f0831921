import {cva} from 'class-variance-authority';

/** Hover, press and focus are CSS pseudo-classes, so they work before scripts load and are the same on links. */
export const buttonRecipe = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      quiet: 'button-quiet',
      danger: 'button-danger',
      disabled: 'button-disabled',
    },
    size: {s: 'button-s', m: 'button-m', l: 'button-l'},
    isIconOnly: {true: 'button-icon'},
    isFullWidth: {true: 'w-full'},
    isPending: {true: 'button-pending'},
  },
});

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
