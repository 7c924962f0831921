import {cva} from 'class-variance-authority';
import type {IconName} from './icon-sprite.server';

export type {IconName};

const icon = cva('icon', {
  variants: {size: {s: 'size-4', m: 'size-5', l: 'size-6', xl: 'size-8'}},
});

export interface IconProps {
  name: IconName;
  size?: 's' | 'm' | 'l' | 'xl';
  /** For icons without text beside them. Without it the icon is hidden from assistive technology. */
  label?: string;
  className?: string;
}

/** The document's `IconSprite` has the shape. */
export function Icon({name, size = 'm', label, className}: IconProps) {
  const meaning = label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true};
  return (
    <svg {...meaning} className={icon({size, className})}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
