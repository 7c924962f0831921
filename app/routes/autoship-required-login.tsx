import {redirect} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {CART_PATH} from '~/domains/cart/cart-form';
import {AutoshipLogin} from '~/domains/checkout/autoship-login';
import {findAutoshipLoginItems} from '~/domains/checkout/autoship-login.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import type {RouteHandle} from '~/shell/page/page-layout';
import {StandalonePage} from '~/shell/page/standalone-page';
import {TITLES} from '~/shell/page/titles';

export const handle: RouteHandle = {layout: 'none'};
export const meta: MetaFunction<typeof loader> = ({data}) => headTags(data?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const items = await findAutoshipLoginItems(context);
  if (items.length === 0) return redirect(CART_PATH, 303);
  return {items, head: pageHead({request, context}, {title: TITLES.autoshipRequiredLogin})};
}

export default function AutoshipRequiredLogin() {
  const {items} = useLoaderData<typeof loader>();
  return (
    <StandalonePage heading={TITLES.autoshipRequiredLogin}>
      <AutoshipLogin items={items} />
    </StandalonePage>
  );
}
