import {ResponsiveImage, type ResponsiveImageProps} from '~/ui/responsive-image';
import type {ContentPicture} from '../page';

/** Of the scenes, in px. A picture of another shape is cropped to the box that its class name makes. */
const SCENE = {width: 2400, height: 1200};

interface PictureProps extends Pick<ResponsiveImageProps, 'sizes' | 'aspectRatio' | 'isPriority'> {
  picture: ContentPicture;
  /** Gives the box its size, whatever the picture's own is: nothing moves when it arrives. */
  className: string;
}

/** A picture that editors chose. */
export function Picture({picture: {url, alt}, className, ...props}: PictureProps) {
  return (
    <ResponsiveImage
      {...props}
      {...SCENE}
      src={url}
      alt={alt}
      className={`object-cover ${className}`}
    />
  );
}
