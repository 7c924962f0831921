import {withThousands} from '~/platform/en-us';
import type {ProductSummary} from '../product';

/**
 * The text for screen readers follows the visible text, because the accessible name of a link should start with its
 * visible label. CSS draws the star.
 */
export function Rating({rating}: {rating: ProductSummary['rating']}) {
  if (!rating) return null;
  const average = rating.value.toFixed(1);
  const count = withThousands(rating.count);
  return (
    <p className="rating">
      {`${average} (${count})`}
      <span className="sr-only">{` ${average} out of 5 stars, ${count} ${rating.count === 1 ? 'review' : 'reviews'}`}</span>
    </p>
  );
}
