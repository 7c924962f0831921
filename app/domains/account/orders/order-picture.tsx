import type {Image} from '~/domains/catalog/product';
import {ResponsiveImage} from '~/ui/responsive-image';

interface OrderPictureProps {
  image: Image | null;
  /** Text alternative, needed only if no text next to the picture names the product. */
  alt?: string;
  className?: string;
}

/** Picture of an ordered product. Without an image it keeps its space. */
export function OrderPicture({image, alt = '', className = 'size-16'}: OrderPictureProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center rounded-s bg-surface-oat p-1.5 ${className}`}
    >
      {image && (
        <ResponsiveImage
          src={image.url}
          alt={alt}
          width={image.width}
          height={image.height}
          sizes="64px"
          className="size-full object-contain"
        />
      )}
    </span>
  );
}
