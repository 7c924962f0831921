import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {BuyBox} from '~/domains/cart/buy-box';
import {ShopCarousel} from '~/domains/cart/product-cards';
import {findProduct, relatedCards} from '~/domains/catalog/catalog.server';
import {productAddress} from '~/domains/catalog/product-address';
import {toProductModel} from '~/domains/catalog/product-model';
import {ProductPage} from '~/domains/catalog/product-page';
import {productStructuredData} from '~/domains/catalog/structured-data';
import {notFound, unavailable} from '~/shell/not-found.server';
import {headTags, pageHead} from '~/shell/page-head';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, params, context}: LoaderFunctionArgs) {
  const address = productAddress(new URL(request.url), params);
  if (!address) throw await notFound(context);
  const [found, related] = await Promise.all([
    findProduct(context, address),
    relatedCards(context, address.handle),
  ]);
  if (!found.ok) throw unavailable(context);
  if (!found.value) throw await notFound(context);
  const product = toProductModel(found.value.product, found.value.variant);
  const path = `/products/${product.handle}`;
  return {
    head: pageHead(
      {request, ...context},
      {
        title: product.title,
        description: found.value.product.seoDescription ?? product.description,
        canonicalPath: path,
        structuredData: [productStructuredData(product, new URL(path, request.url).href)],
      },
    ),
    product,
    related,
  };
}

export default function Product() {
  const {product, related} = useLoaderData<typeof loader>();
  return (
    <ProductPage product={product} buyBox={<BuyBox key={product.variant.id} product={product} />}>
      <ShopCarousel cards={related} heading="Goes well with" name="product-related" />
    </ProductPage>
  );
}
