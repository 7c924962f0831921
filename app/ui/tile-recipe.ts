import {cva} from 'class-variance-authority';

/**
 * For `RadioTile` and, where each choice has a URL, `TileLink`. Border weight and background mark the selected choice,
 * not color alone.
 */
export const tileRecipe = cva('tile', {
  variants: {isSelected: {true: 'tile-selected'}, isUnavailable: {true: 'tile-unavailable'}},
});
