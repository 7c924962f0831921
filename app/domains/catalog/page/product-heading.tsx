import type {ReactNode} from 'react';
import {useSite} from '~/domains/session/site-context';
import {BadgeList} from '../parts/badge-list';
import {Price} from '../parts/price';
import type {ProductModel} from '../product-model';
import {Rating} from '../parts/rating';
import {VetSupervisedExplanation} from './vet-supervised-explanation';
import {REVIEWS_ID} from '../reviews-id';

interface ProductHeadingProps {
  product: ProductModel;
  /** Wraps the rating that the server knows, for instance to replace it with the reviews provider's. */
  renderRating: (rating: ReactNode) => ReactNode;
}

export function ProductHeading({product, renderRating}: ProductHeadingProps) {
  const {features} = useSite();
  const {title, subtitle, rating, isPrescription, variant} = product;
  return (
    <div className="flex flex-col gap-2.5">
      <BadgeList badges={variant.badges} />
      <h1 className="text-heading-l">{title}</h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
        {features.reviews && rating && (
          /* As high as the link, so that nothing below moves when the provider's rating takes its place. */
          <div className="flex min-h-7 items-center">
            {renderRating(
              <a
                href={`#${REVIEWS_ID}`}
                className="rounded-xs py-1 underline-offset-4 hover:underline"
              >
                <Rating rating={rating} />
              </a>,
            )}
          </div>
        )}
        <p>{subtitle}</p>
      </div>
      {isPrescription && <VetSupervisedExplanation />}
      <Price
        size="l"
        cents={variant.priceCents}
        compareAtCents={variant.compareAtCents}
        unitPrice={variant.unitPrice}
      />
    </div>
  );
}
