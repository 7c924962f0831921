import type {ComponentPropsWithoutRef} from 'react';
import {IMAGE_SCREENS, imageSrcSet, imageUrl} from './images';

export interface ResponsiveImageProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'alt' | 'sizes' | 'width' | 'height' | 'loading' | 'fetchPriority'
> {
  /** Address on the image service, without a size. */
  src: string;
  /** What the picture shows; empty for decoration. */
  alt: string;
  /** Of the source, in px: the browser keeps the place free by it, so that nothing moves. */
  width: number;
  /** Of the source, in px. */
  height: number;
  /** How wide it is shown, as in HTML, for instance `(width >= 48rem) 25vw, 50vw`. */
  sizes: string;
  /** Width divided by height to crop to; leave it out to show all of the source. */
  aspectRatio?: number;
  /** For the picture that makes the first impression: loaded at once and before others. All others load lazily. */
  isPriority?: boolean;
}

/** A picture of the image service in the size that the screen needs. Its class name sizes it, else it is fluid. */
export function ResponsiveImage({
  src,
  alt,
  width,
  height,
  aspectRatio,
  isPriority = false,
  className = 'h-auto w-full',
  ...props
}: ResponsiveImageProps) {
  /* React 18 knows the attribute only in its HTML spelling, its types only in React's. */
  const priority = isPriority ? {fetchpriority: 'high'} : {};
  return (
    <img
      decoding="async"
      {...props}
      {...priority}
      loading={isPriority ? 'eager' : 'lazy'}
      alt={alt}
      src={imageUrl(src, {width: IMAGE_SCREENS.sm, aspectRatio})}
      srcSet={imageSrcSet(src, {aspectRatio})}
      width={width}
      height={aspectRatio === undefined ? height : Math.round(width / aspectRatio)}
      className={className}
    />
  );
}
