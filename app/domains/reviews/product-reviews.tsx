import {REVIEWS_ID} from '~/domains/catalog/reviews-id';
import {useChoices} from '~/domains/consent/consent-store';
import {PrivacyChoices} from '~/domains/consent/privacy-choices';
import {ConsentedWidget} from './parts/consented-widget';
import {StaticRatingSummary, StaticReviewList} from './parts/static-reviews';
import type {Review} from './review';

interface ProductReviewsProps {
  productHandle: string;
  rating: {value: number; count: number};
  newest: readonly Review[];
}

/**
 * The reviews of a product: the provider's widgets with functional consent, otherwise the server's reviews. The section
 * is never empty, and search engines see reviews.
 */
export function ProductReviews({productHandle, rating, newest}: ProductReviewsProps) {
  const isDeclined = useChoices().functional === 'declined';
  const bvProps = {'product-id': productHandle};
  return (
    <section
      id={REVIEWS_ID}
      aria-labelledby="reviews-heading"
      tabIndex={-1}
      className="flex flex-col gap-5 border-t border-line pt-8 outline-none"
    >
      <h2 id="reviews-heading" className="text-heading-m">
        Reviews
      </h2>
      <ConsentedWidget
        widgetType="reviews"
        bvProps={bvProps}
        fallback={
          <>
            <StaticRatingSummary key={productHandle} rating={rating} />
            {!isDeclined && (
              <div className="in-[.functional-declined]:hidden">
                <StaticReviewList key={productHandle} reviews={newest} />
              </div>
            )}
            <div className={isDeclined ? '' : 'hidden in-[.functional-declined]:block'}>
              <Declined />
            </div>
          </>
        }
      />
      <ConsentedWidget widgetType="questions" bvProps={bvProps} fallback={null} />
    </section>
  );
}

/** ERR-17, REV-05 */
function Declined() {
  return (
    <p>
      You cannot see product reviews because you have declined functional cookies. Please enable
      them <PrivacyChoices>here</PrivacyChoices> to access this feature.
    </p>
  );
}
