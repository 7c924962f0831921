import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readNextTimes} from '~/domains/autoship/next-delivery.server';
import {LazyOnAutoshipNote} from '~/domains/autoship/lazy-on-autoship-note';
import {BuyBox} from '~/domains/cart/buy-box';
import {ShopCarousel} from '~/domains/cart/shop-carousel';
import {DeferredCarousel} from '~/domains/catalog/deferred-carousel';
import {picturePreload} from '~/domains/catalog/picture-preload';
import {variantTitle} from '~/domains/catalog/product';
import {namesVariant, productAddress} from '~/domains/catalog/product-address';
import {toProductModel} from '~/domains/catalog/product-model';
import {ProductPage} from '~/domains/catalog/product-page';
import {productPage} from '~/domains/catalog/product-page.server';
import {productStructuredData} from '~/domains/catalog/structured-data';
import {useConsent} from '~/domains/consent/consent-store';
import {ProductGiving} from '~/domains/giving/product-giving';
import {useMarketingParameters} from '~/domains/analytics/marketing-store';
import {InlineRating} from '~/domains/reviews/inline-rating';
import {newestReviews} from '~/domains/reviews/newest-reviews.server';
import {ProductReviews} from '~/domains/reviews/product-reviews';
import {PetAdvice} from '~/domains/pets/pet-advice';
import {productTrail} from '~/domains/catalog/product-trail';
import {productPath} from '~/domains/catalog/variant-url';
import {notFound, unavailable} from '~/shell/errors/not-found.server';
import {deferSafe} from '~/platform/deferred.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {publicOrigin} from '~/shell/security/public-origin';

/** The note about a customer's own autoship is left out if the subscription provider takes longer. */
const NEXT_TIMES_BUDGET_MS = 400;

const RELATED = 'Goes well with';

export const meta: MetaFunction<typeof loader> = ({data}) => [
  ...headTags(data?.head),
  ...(data ? picturePreload(data.product) : []),
];

export async function loader({request, params, context}: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = productAddress(url, params);
  if (!address) return notFound({request, context});
  const nextTimes = deferSafe(readNextTimes(context), {}, NEXT_TIMES_BUDGET_MS);
  const giving = context.visitor.givingShown();
  const reviews = newestReviews(context, address.handle);
  const found = await productPage(context, address);
  if (!found.ok) throw unavailable(context);
  if (!found.value) return notFound({request, context});
  const {product, variant, complements, alternatives, story, isOutHereOnly} = found.value;
  const model = toProductModel(product, variant, {isOutHereOnly});
  const words = namesVariant(address) && variantTitle(product, variant);
  const canonicalPath = productPath(product);
  return {
    head: pageHead(
      {request, context},
      {
        title: words ? `${product.title}, ${words}` : product.title,
        description: product.seoDescription ?? product.description,
        canonicalPath,
        type: 'product',
        image: model.variant.images[0]?.url ?? null,
        structuredData: [
          productStructuredData({
            product,
            trail: productTrail({...model, path: canonicalPath}),
            origin: publicOrigin({request, context}),
          }),
        ],
      },
    ),
    giving: await giving,
    product: model,
    trail: productTrail(model),
    nextTime: (await nextTimes)[variant.id] ?? null,
    complements,
    alternatives,
    story,
    reviews: await reviews,
  };
}

export default function Product() {
  const {product, trail, giving, nextTime, complements, alternatives, story, reviews} =
    useLoaderData<typeof loader>();
  const consent = useConsent();
  const marketing = useMarketingParameters();
  return (
    <ProductPage
      product={product}
      trail={trail}
      story={story}
      alternatives={alternatives}
      petAdvice={
        <PetAdvice
          key={product.variant.id}
          food={{...product, ingredients: product.nutrition.ingredients}}
        />
      }
      buyBox={
        <>
          {nextTime !== null && <LazyOnAutoshipNote next={nextTime} />}
          <BuyBox
            key={product.handle}
            product={product}
            renderBelow={({unitCents, quantity}) =>
              giving &&
              !product.isDonation && (
                <ProductGiving
                  productId={product.id}
                  priceCents={unitCents}
                  quantity={quantity}
                  settings={giving}
                  consent={consent}
                  marketing={marketing}
                  widgetStyle="compact"
                />
              )
            }
          />
        </>
      }
      reviews={
        product.rating && (
          <ProductReviews productHandle={product.handle} rating={product.rating} newest={reviews} />
        )
      }
      renderRating={(rating) => (
        <InlineRating productHandle={product.handle}>{rating}</InlineRating>
      )}
      related={
        <DeferredCarousel cards={complements} heading={RELATED}>
          {(cards) => <ShopCarousel cards={cards} heading={RELATED} name="product-related" />}
        </DeferredCarousel>
      }
    />
  );
}
