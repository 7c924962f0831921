import {ICON_SHAPES} from './icon-shapes.server';

export type IconName = keyof typeof ICON_SHAPES;

/** The shapes of all icons. Each document has them once, and its icons refer to them. */
export const iconSprite = Object.entries(ICON_SHAPES)
  .map(([name, shapes]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>`)
  .join('');
