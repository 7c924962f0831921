import {Link} from '@remix-run/react';
import {useState, type ReactNode} from 'react';
import {DeliveryLine} from '~/domains/location/delivery-line';
import {useSite} from '~/domains/session/site-context';
import {Card} from '~/ui/card';
import {Pill} from '~/ui/pill';
import {ResponsiveImage} from '~/ui/responsive-image';
import {BadgeList} from './parts/badge-list';
import type {CardVariant, ProductCardModel} from './card';
import {isDonation, type Image} from './product';
import {AUTOSHIP_LINE, AUTOSHIP_PATH, SHIPPING_PATH, shippingLine} from './parts/card-text';
import {Price} from './parts/price';
import {Rating} from './parts/rating';
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
  const variant = card.sizes.find((one) => one.id === chosenId) ?? card.variant;
  return (
    <Card as="article" padding="none" isInteractive className="product-card">
      <div className="product-card-picture">
        {variant.image && <CardImage image={variant.image} isPriority={isPriority} />}
      </div>
      <div className="product-card-badges">
        <BadgeList badges={variant.badges} />
      </div>
      <div className="product-card-facts">
        <h3 className="product-card-title">
          <Link to={variant.path}>{card.title}</Link>
        </h3>
        <p className="text-small text-ink-soft">{card.description}</p>
        {features.reviews && <Rating rating={card.rating} />}
        {card.isPrescription && <VetSupervisedNote />}
        {!features.sizesOnCards && variant.size && (
          <Pill className="self-start">{variant.sizeLabel}</Pill>
        )}
        <Price
          cents={variant.priceCents}
          compareAtCents={variant.compareAtCents}
          unitPrice={variant.unitPrice}
        />
        {features.offers && (
          <p className="product-card-offers">
            <Link to={SHIPPING_PATH}>{shippingLine(variant.priceCents)}</Link>
            {card.hasAutoship && <Link to={AUTOSHIP_PATH}>{AUTOSHIP_LINE}</Link>}
          </p>
        )}
        {!card.isDropship && !isDonation(card) && (
          <DeliveryLine look="card" isOutOfStock={!variant.inStock} />
        )}
        <div className="product-card-action">
          {action({card, variant, onChooseVariant: chooseVariant})}
        </div>
      </div>
    </Card>
  );
}

/**
 * 200 px high, 120 px on phones (CARD-31, CARD-32). Its `alt` is empty because the title next to it names the product.
 */
function CardImage({image, isPriority}: {image: Image; isPriority: boolean}) {
  return (
    <ResponsiveImage
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      sizes="(width >= 48rem) 200px, 120px"
      isPriority={isPriority}
      className="product-card-image"
    />
  );
}
