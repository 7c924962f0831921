import {Await} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Gallery} from './page/gallery';
import {LazyOutOfStock} from './page/lazy-out-of-stock';
import {LazyPrescriptionSteps} from './page/lazy-prescription-steps';
import {OptionPicker} from './page/option-picker';
import {ProductHeading} from './page/product-heading';
import {ProductPromises} from './page/product-promises';
import type {ProductModel} from './product-model';
import type {ProductPageData} from './product-page.server';
import type {TrailStep} from './trail';
import {ProductTools} from './page/product-tools';
import {ProductTrail} from './page/product-trail';
import {StaticProductDetails} from './page/static-product-details';
import {StaticProductStory} from './page/static-product-story';

interface ProductPageProps {
  product: ProductModel;
  trail: readonly TrailStep[];
  story: ProductPageData['story'];
  buyBox: ReactNode;
  alternatives: ProductPageData['alternatives'];
  petAdvice: ReactNode;
  reviews: ReactNode;
  renderRating: (rating: ReactNode) => ReactNode;
  related: ReactNode;
}

/** Everything that depends on the variant comes from the URL. */
export function ProductPage({product, trail, story, alternatives, ...slots}: ProductPageProps) {
  const {features} = useSite();
  const {variant} = product;
  return (
    <div className="page-column flex flex-col gap-8 pt-4 pb-14 md:gap-10">
      <div className="flex flex-col gap-3">
        <ProductTrail product={product} trail={trail} />
        <div className="grid items-start gap-6 md:grid-cols-2 md:gap-8 lg:grid-cols-[1.08fr_1fr] lg:gap-14">
          <div className="relative min-w-0">
            <Gallery key={variant.id} images={variant.images} title={product.title} />
            {/* On the picture, so that nothing moves when it appears. */}
            <div className="pointer-events-none absolute inset-x-3 top-3 flex flex-col items-start gap-2">
              {slots.petAdvice}
            </div>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <ProductHeading product={product} renderRating={slots.renderRating} />
            <OptionPicker product={product} />
            {product.isPrescription && variant.inStock && <LazyPrescriptionSteps />}
            {slots.buyBox}
            {!variant.inStock && <LazyOutOfStock product={product} alternatives={alternatives} />}
            <ProductPromises product={product} />
            <ProductTools product={product} />
          </div>
        </div>
      </div>
      <StaticProductDetails key={variant.id} product={product} />
      {features.reviews && product.rating && slots.reviews}
      {slots.related}
      {/* Last on the page, so that a deferred story moves only the footer. */}
      <Suspense>
        <Await resolve={story} errorElement={null}>
          {(settled) => settled && <StaticProductStory key={product.handle} story={settled} />}
        </Await>
      </Suspense>
    </div>
  );
}
