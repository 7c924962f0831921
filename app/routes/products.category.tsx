import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ShopGrid} from '~/domains/cart/product-cards';
import {categoryHandle, listPage, parsePage} from '~/domains/catalog/catalog.server';
import {ProductListPage} from '~/domains/catalog/product-list-page';
import {notFound, unavailable} from '~/shell/not-found.server';
import {headTags, pageHead} from '~/shell/page-head';

export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, params, context}: LoaderFunctionArgs) {
  const {pathname, searchParams} = new URL(request.url);
  const path = pathname.replace(/\.data$/, '');
  /* The two species have a route each; the segment itself says which. */
  const species = path.split('/')[2] === 'cat' ? 'cat' : 'dog';
  const handle = categoryHandle(species, params);
  if (handle === null) throw await notFound(context);
  const list = await listPage(context, {
    category: handle,
    page: parsePage(searchParams.get('page')),
  });
  if (!list.ok) throw unavailable(context);
  if (!list.value?.category) throw await notFound(context);
  const {category, ...rest} = list.value;
  return {
    head: pageHead(
      {request, ...context},
      {title: category.title, description: category.description, canonicalPath: path},
    ),
    path,
    category,
    list: rest,
  };
}

export default function Category() {
  const {path, category, list} = useLoaderData<typeof loader>();
  return (
    <ProductListPage
      heading={category.title}
      description={category.description}
      trail={[
        {label: 'Home', to: '/'},
        {label: 'All Products', to: '/products'},
        {label: category.title, to: path},
      ]}
      count={list.cards.length}
      morePath={list.nextPage === null ? null : `${path}?page=${list.nextPage}`}
    >
      <ShopGrid cards={list.cards} />
    </ProductListPage>
  );
}
