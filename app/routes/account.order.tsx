import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {OrderPage} from '~/domains/account/order-page';
import {readOrder} from '~/domains/account/orders.server';
import {reorder} from '~/domains/account/reorder.server';
import {CART_PATH} from '~/domains/cart/cart-form';
import {requireAccountSession, unwrapAccountResult} from '~/shell/session/account-route.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {orderTitle} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** Returns `null` if the order is unavailable right now. Another customer's order is a 404. */
async function loadOwnOrder({request, context, params}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const {id = ''} = params;
  const found = /^\d{1,20}$/.test(id) ? await readOrder(context, customer, id) : null;
  if (!found || (found.ok && found.value === null)) return notFound({request, context});
  return unwrapAccountResult(found, {request, context});
}

export async function loader(args: LoaderFunctionArgs) {
  const order = await loadOwnOrder(args);
  const head = pageHead(args, {title: orderTitle(order?.name ?? null)});
  return data({head, order}, {status: order ? 200 : 503});
}

export async function action(args: ActionFunctionArgs) {
  const order = await loadOwnOrder(args);
  if (!order) return data({notices: []}, {status: 503});
  const {isAdded, isCartUnavailable, notices} = await reorder(args.context, order);
  if (!isAdded) return data({notices}, {status: isCartUnavailable ? 503 : 422});
  const {session} = args.context.visitor;
  session.update({notices: [...(session.current()?.notices ?? []), ...notices]});
  return redirect(CART_PATH, 303);
}

export default function AccountOrder() {
  const {order} = useLoaderData<typeof loader>();
  return <OrderPage order={order} notices={useActionData<typeof action>()?.notices ?? []} />;
}
