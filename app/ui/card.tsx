import {cva} from 'class-variance-authority';
import type {HTMLAttributes} from 'react';

const card = cva('card', {
  variants: {
    tone: {
      plain: 'card-plain',
      oat: 'bg-surface-oat',
      tint: 'bg-surface-tint',
      inverse: 'bg-surface-inverse on-inverse',
    },
    padding: {
      none: 'overflow-hidden',
      m: 'p-box md:p-5',
      l: 'p-box-l md:p-7',
      xl: 'p-box-l md:p-12',
    },
    radius: {m: '', l: 'rounded-l'},
    isInteractive: {true: 'card-interactive'},
  },
});

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  tone?: 'plain' | 'oat' | 'tint' | 'inverse';
  /** `none` clips content that reaches the edges, for instance an image. */
  padding?: 'none' | 'm' | 'l' | 'xl';
  radius?: 'm' | 'l';
  isInteractive?: boolean;
}

export function Card({
  as: Element = 'div',
  tone = 'plain',
  padding = 'm',
  radius = 'm',
  isInteractive,
  className,
  ...props
}: CardProps) {
  return <Element {...props} className={card({tone, padding, radius, isInteractive, className})} />;
}
