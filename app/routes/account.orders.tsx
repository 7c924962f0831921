import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {readOrderListState} from '~/domains/account/order-list';
import {OrdersPage} from '~/domains/account/orders-page';
import {readOrderPage} from '~/domains/account/orders.server';
import {requireAccountSession, unwrapAccountResult} from '~/shell/session/account-route.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const state = readOrderListState(new URL(request.url).searchParams);
  const [text, found] = await Promise.all([
    readAccountText(context, 'orders'),
    readOrderPage(context, customer, state),
  ]);
  const page = unwrapAccountResult(found, {request, context});
  const head = pageHead({request, context}, {title: TITLES.accountOrders});
  return data({head, text, state, page}, {status: page ? 200 : 503});
}

export default function AccountOrders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}
