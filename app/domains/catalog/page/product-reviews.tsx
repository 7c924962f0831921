import {withThousands} from '~/platform/en-us';
import {Icon} from '~/ui/icon';
import type {ProductModel} from '../product-model';

export const REVIEWS_ID = 'reviews';

const STARS = [1, 2, 3, 4, 5];

export function ProductReviews({rating}: Pick<ProductModel, 'rating'>) {
  if (!rating) return null;
  return (
    <section
      id={REVIEWS_ID}
      aria-labelledby="reviews-heading"
      tabIndex={-1}
      className="flex flex-col gap-3 border-t border-line pt-8 outline-none"
    >
      <h2 id="reviews-heading" className="text-heading-m">
        Reviews
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-heading-l font-strong">{rating.value.toFixed(1)}</p>
        <div>
          <p aria-hidden className="flex gap-0.5 text-rating">
            {STARS.map((star) => (
              <Icon
                key={star}
                name="star"
                className={rating.value >= star - 0.5 ? 'fill-current' : ''}
              />
            ))}
          </p>
          <p className="text-small text-ink-soft">
            {`out of 5 stars, from ${withThousands(rating.count)} ${rating.count === 1 ? 'rating' : 'ratings'}`}
          </p>
        </div>
      </div>
    </section>
  );
}
