import {cva} from 'class-variance-authority';

/**
 * For `RadioTile` and, where each choice has a URL, `TileLink`. Border weight and background mark the selected choice,
 * not color alone.
 */
export const tileRecipe = cva(
  [
    'relative flex min-h-12 min-w-20 flex-col items-center justify-center rounded-s px-4 py-2 text-center font-strong',
    'control-border transition-[border-color,background-color,box-shadow] hover:border-primary',
  ],
  {
    variants: {
      isSelected: {
        true: 'border-primary inset-ring inset-ring-primary forced-colors:outline-2',
        false: 'border-line-strong',
      },
      isUnavailable: {true: 'text-disabled', false: 'hover:bg-surface-tint'},
    },
    compoundVariants: [
      {isSelected: true, isUnavailable: false, className: 'bg-surface-tint'},
      {isSelected: false, isUnavailable: false, className: 'bg-surface'},
      {isUnavailable: true, className: 'bg-disabled-soft'},
    ],
    defaultVariants: {isSelected: false, isUnavailable: false},
  },
);

export const tileNote = cva('text-caption font-regular', {
  variants: {isUnavailable: {true: 'text-disabled', false: 'text-ink-soft'}},
  defaultVariants: {isUnavailable: false},
});
