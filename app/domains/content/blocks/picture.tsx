import {ResponsiveImage, type ResponsiveImageProps} from '~/ui/responsive-image';
import type {ContentPicture} from '../page';

/** Size of the editors' images in pixels. The class name defines a box, to which other shapes are cropped. */
const NATURAL_SIZE = {width: 2400, height: 1200};

interface PictureProps extends Pick<ResponsiveImageProps, 'sizes' | 'aspectRatio' | 'isPriority'> {
  picture: ContentPicture;
  /**
   * Must set the size of the box, to avoid a layout shift. A box less wide than the picture shows a part of it: `sizes`
   * then names the width that the whole picture would have, twice the box's height.
   */
  className: string;
}

export function Picture({picture: {url, alt}, className, ...props}: PictureProps) {
  return (
    <ResponsiveImage
      {...props}
      {...NATURAL_SIZE}
      src={url}
      alt={alt}
      className={`object-cover ${className}`}
    />
  );
}
