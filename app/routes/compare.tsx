import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ShopCard} from '~/domains/cart/shop-card';
import {comparedHandles} from '~/domains/catalog/compare-path';
import {ComparePage} from '~/domains/catalog/compare-page';
import {readComparison} from '~/domains/catalog/compare.server';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';
import {unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const handles = comparedHandles(new URL(request.url).searchParams);
  const isFull = handles.length === LIST_LIMITS.compare;
  const comparison = await readComparison(context, handles, {isFull});
  if (!comparison.ok) throw unavailable(context);
  return {
    /* No canonical URL, so comparisons aren't indexed. */
    head: pageHead({request, context}, {title: TITLES.compare}),
    ...comparison.value,
  };
}

export default function Compare() {
  const {products, suggestions} = useLoaderData<typeof loader>();
  return (
    <ComparePage
      heading={TITLES.compare}
      products={products}
      suggestions={suggestions}
      card={(card) => <ShopCard card={card} />}
    />
  );
}
