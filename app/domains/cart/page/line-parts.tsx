import {variantPath, variantUrl} from '~/domains/catalog/variant-url';
import {Link} from '~/ui/link';
import {ResponsiveImage} from '~/ui/responsive-image';
import type {CartLine} from '../cart';

export function LinePicture({line: {variant}}: {line: CartLine}) {
  return (
    <div className="cart-line-picture">
      {variant.image && (
        <ResponsiveImage
          src={variant.image.url}
          alt=""
          width={variant.image.width}
          height={variant.image.height}
          sizes="(width >= 48rem) 100px, 68px"
          className="size-full object-contain"
        />
      )}
    </div>
  );
}

/** The title, which leads to the variant's page. */
export function LineLink({line: {product, variant}}: {line: CartLine}) {
  const path = variantPath(product, {
    sku: variant.sku,
    variantURL: variantUrl(product, variant),
  });
  return (
    <Link to={path} className="inline-block py-0.5 hover:underline">
      {product.title}
    </Link>
  );
}
