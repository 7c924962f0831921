import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {OrderPage, type OrderAnswer} from '~/domains/account/order-page';
import {readOrder} from '~/domains/account/orders.server';
import {reorder} from '~/domains/account/reorder.server';
import {readNextDays} from '~/domains/autoship/next-delivery.server';
import {CART_PATH} from '~/domains/cart/cart-form';
import {deferSafe} from '~/platform/deferred.server';
import {readFormFields} from '~/platform/form-body.server';
import {requireAccountSession, unwrapAccountResult} from '~/shell/session/account-route.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {orderTitle} from '~/shell/page/titles';

/** The notes on lines are left out if the subscription provider takes longer. */
const NEXT_DAYS_BUDGET_MS = 600;

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
  const nextDays = deferSafe(readNextDays(args.context), {}, NEXT_DAYS_BUDGET_MS);
  const order = await loadOwnOrder(args);
  const head = pageHead(args, {title: orderTitle(order?.name ?? null)});
  return data({head, order, nextDays: await nextDays}, {status: order ? 200 : 503});
}

export async function action(args: ActionFunctionArgs) {
  const order = await loadOwnOrder(args);
  if (!order) return data<OrderAnswer>({notices: []}, {status: 503});
  const {purchase, again} = await readFormFields(args.request);
  const onAutoship = purchase === 'autoship';
  const choice = again === 'all' || again === 'missing' ? again : 'ask';
  const done = await reorder(args.context, order, {onAutoship, choice});
  if ('inCart' in done) return data<OrderAnswer>({question: {...done, onAutoship}});
  const {isAdded, isCartUnavailable, notices} = done;
  if (!isAdded) return data<OrderAnswer>({notices}, {status: isCartUnavailable ? 503 : 422});
  const {session} = args.context.visitor;
  session.update({notices: [...(session.current()?.notices ?? []), ...notices]});
  return redirect(CART_PATH, 303);
}

export default function AccountOrder() {
  const {order, nextDays} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <OrderPage order={order} nextDays={nextDays} answer={answer} />;
}
