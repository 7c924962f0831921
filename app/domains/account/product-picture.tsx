import type {Image} from '~/domains/catalog/product';
import {ResponsiveImage} from '~/ui/responsive-image';

interface ProductPictureProps {
  image: Image | null;
  alt?: string;
  className?: string;
}

export function ProductPicture({image, alt = '', className = 'size-16'}: ProductPictureProps) {
  return (
    <span className={`product-picture ${className}`}>
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
