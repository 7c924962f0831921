import type {ComponentPropsWithoutRef} from 'react';
import {imageSources} from './images';

export interface ResponsiveImageProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'alt' | 'sizes' | 'width' | 'height' | 'loading' | 'fetchPriority'
> {
  src: string;
  alt: string;
  /** Size of the source in px. It lets the browser reserve the space, so the layout doesn't shift. */
  width: number;
  height: number;
  /** The displayed width as in HTML's `sizes`: `(width >= 48rem) 25vw, 50vw`; see `largestSlot`. */
  sizes: string;
  aspectRatio?: number;
  /** For the main image above the fold: loaded eagerly and first. All others load lazily. */
  isPriority?: boolean;
  /** A small version of another picture in view: it gives way to that one. */
  isThumbnail?: boolean;
}

export function ResponsiveImage({
  src,
  alt,
  sizes,
  width,
  height,
  aspectRatio,
  isPriority = false,
  isThumbnail = false,
  className = 'h-auto w-full',
  ...props
}: ResponsiveImageProps) {
  /* React 18 supports only the lower-case HTML attribute, but its types only have `fetchPriority`. */
  const priority = isPriority || isThumbnail ? {fetchpriority: isPriority ? 'high' : 'low'} : {};
  return (
    <img
      decoding="async"
      {...props}
      {...priority}
      loading={isPriority ? 'eager' : 'lazy'}
      alt={alt}
      {...imageSources(src, {sizes, aspectRatio})}
      width={width}
      height={aspectRatio === undefined ? height : Math.round(width / aspectRatio)}
      className={className}
    />
  );
}
