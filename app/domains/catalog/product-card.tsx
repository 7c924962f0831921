import {useState, type ReactNode} from 'react';
import {NotInStock} from '~/domains/location/delivery-line';
import {useSite} from '~/domains/session/site-context';
import {imageUrl} from '~/ui/images';
import {Link} from '~/ui/link';
import {BadgeList} from './parts/badge-list';
import type {CardVariant, ProductCardModel} from './card';
import {CardTools} from './parts/card-tools';
import {isDonation, isScene, type Image} from './product';
import {
  AUTOSHIP_LINE,
  AUTOSHIP_PATH,
  SHIPPING_PATH,
  shippingLine,
  sizesText,
} from './parts/card-text';
import {Price} from './parts/price';
import {Rating} from './parts/rating';
import {stockAlertPath} from './stock-alert/stock-alert';
import {VetSupervisedNote} from './vet-supervised-note';

export interface CardActionProps {
  card: ProductCardModel;
  variant: CardVariant;
  onChooseVariant(variantId: string): void;
}

export interface ProductCardProps {
  card: ProductCardModel;
  action: (props: CardActionProps) => ReactNode;
  isPriority?: boolean;
}

/** The title's link covers the whole card, so other controls are positioned above it. */
export function ProductCard({card, action, isPriority = false}: ProductCardProps) {
  const {features} = useSite();
  const [chosenId, chooseVariant] = useState(card.variant.id);
  const variant = card.sizes.find((size) => size?.id === chosenId) ?? card.variant;
  const sizes = sizesText(card);
  const hasScene = !card.line || (variant.image !== null && isScene(variant.image));
  const isShippedByUs = !card.isDropship && !isDonation(card);
  return (
    <article className="product-card">
      <div className={`card-picture ${hasScene ? 'is-scene' : `line-${card.line}`}`}>
        {variant.image && (
          <CardImage image={variant.image} hasScene={hasScene} isPriority={isPriority} />
        )}
      </div>
      <BadgeList badges={variant.badges} className="card-badges" />
      <div className="card-facts">
        <h3 className="card-title">
          <Link to={variant.path}>{card.title}</Link>
        </h3>
        <p className="card-note">{card.description}</p>
        {features.reviews && <Rating rating={card.rating} />}
        {card.isPrescription && <VetSupervisedNote />}
        <p className="card-sizes">
          {!features.sizesOnCards && variant.size && <b className="pill">{variant.sizeLabel}</b>}
          {sizes}
        </p>
        <Price
          cents={variant.priceCents}
          compareAtCents={variant.compareAtCents}
          unitPrice={variant.unitPrice}
        />
        {features.offers && (
          <p className="card-offers">
            <Link to={SHIPPING_PATH} discover="none">
              {shippingLine(variant.priceCents)}
            </Link>
            {card.hasAutoship && (
              <Link to={AUTOSHIP_PATH} discover="none">
                {AUTOSHIP_LINE}
              </Link>
            )}
          </p>
        )}
        {isShippedByUs && !variant.inStock && (
          <>
            {variant.isOutHereOnly && <NotInStock />}
            <Link
              to={stockAlertPath({handle: card.handle, sku: variant.sku})}
              className="card-alert"
            >
              Email me when it’s back
            </Link>
          </>
        )}
        <div className="card-action">{action({card, variant, onChooseVariant: chooseVariant})}</div>
      </div>
      <CardTools card={card} />
    </article>
  );
}

/**
 * Enough for two device pixels per CSS pixel: a pack is as high as the card's picture, a scene as wide as the card. One
 * width instead of a `srcset`, because a list has dozens of images.
 */
const PACK_WIDTH = 400;
const SCENE_WIDTH = 1024;

interface CardImageProps {
  image: Image;
  hasScene: boolean;
  isPriority: boolean;
}

/**
 * 200 px high, 120 px on phones (CARD-31, CARD-32). Its `alt` is empty because the title next to it names the product.
 * CSS reserves its space.
 */
function CardImage({image, hasScene, isPriority}: CardImageProps) {
  /* React 18 supports only the lower-case HTML attribute, but its types only have `fetchPriority`. */
  const loading = isPriority ? {fetchpriority: 'high'} : {loading: 'lazy' as const};
  const width = hasScene ? SCENE_WIDTH : PACK_WIDTH;
  return <img {...loading} alt="" src={imageUrl(image.url, {width})} />;
}
