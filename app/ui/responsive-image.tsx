import type {ComponentPropsWithoutRef} from 'react';
import {IMAGE_SCREENS, imageSrcSet, imageUrl} from './images';

export interface ResponsiveImageProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'alt' | 'sizes' | 'width' | 'height' | 'loading' | 'fetchPriority'
> {
  /** URL on the image service, without size parameters. */
  src: string;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** Width of the source, in px. Lets the browser reserve the space, so that the layout doesn't shift. */
  width: number;
  /** Height of the source, in px. */
  height: number;
  /** The displayed width as in HTML's `sizes`, for instance `(width >= 48rem) 25vw, 50vw`. */
  sizes: string;
  /** Width divided by height to crop to. Omit to show the whole source. */
  aspectRatio?: number;
  /** For the main picture above the fold: loaded eagerly and before others. All others load lazily. */
  isPriority?: boolean;
}

/** A picture from the image service in the size the screen needs. Fluid unless `className` sizes it. */
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
  /* React 18 supports only the lower-case HTML attribute, but its types only have `fetchPriority`. */
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
