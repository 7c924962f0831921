import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ShopGrid} from '~/domains/cart/product-cards';
import {listPage, parsePage} from '~/domains/catalog/catalog.server';
import {ProductListPage} from '~/domains/catalog/product-list-page';
import {unavailable} from '~/shell/not-found.server';
import {headTags, pageHead} from '~/shell/page-head';
import {TITLES} from '~/shell/titles';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const page = parsePage(new URL(request.url).searchParams.get('page'));
  const list = await listPage(context, {category: null, page});
  if (!list.ok || !list.value) throw unavailable(context);
  return {
    head: pageHead(
      {request, ...context},
      {
        title: TITLES.products,
        description:
          'All Marlowe dog and cat food: dry, canned, trays, pouches and treats, for every age and size.',
        canonicalPath: '/products',
      },
    ),
    list: list.value,
  };
}

export default function Products() {
  const {cards, nextPage} = useLoaderData<typeof loader>().list;
  return (
    <ProductListPage
      heading={TITLES.products}
      trail={[
        {label: 'Home', to: '/'},
        {label: 'All Products', to: '/products'},
      ]}
      count={cards.length}
      morePath={nextPage === null ? null : `/products?page=${nextPage}`}
    >
      <ShopGrid cards={cards} />
    </ProductListPage>
  );
}
