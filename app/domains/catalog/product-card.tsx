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
    <Card as="article" padding="none" isInteractive className="flex h-full flex-col">
      <div className="flex h-38 items-end justify-center bg-surface-oat p-3 md:h-58 md:p-4">
        {variant.image && <CardImage image={variant.image} isPriority={isPriority} />}
      </div>
      <div className="absolute inset-x-3 top-3">
        <BadgeList badges={variant.badges} />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 md:p-4.5">
        <h3 className="text-title font-strong">
          <Link to={variant.path} className="after:absolute after:inset-0 after:rounded-m">
            {card.title}
          </Link>
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
          <p className="flex flex-wrap gap-x-3 text-caption font-strong text-success">
            <CardLink to={SHIPPING_PATH}>{shippingLine(variant.priceCents)}</CardLink>
            {card.hasAutoship && <CardLink to={AUTOSHIP_PATH}>{AUTOSHIP_LINE}</CardLink>}
          </p>
        )}
        {!card.isDropship && !isDonation(card) && (
          <DeliveryLine look="card" isOutOfStock={!variant.inStock} />
        )}
        <div className="@container relative mt-auto pt-2">
          {action({card, variant, onChooseVariant: chooseVariant})}
        </div>
      </div>
    </Card>
  );
}

function CardLink({to, children}: {to: string; children: ReactNode}) {
  return (
    <Link to={to} className="relative flex min-h-6 items-center hover:underline">
      {children}
    </Link>
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
      className="h-30 w-auto md:h-50"
    />
  );
}
