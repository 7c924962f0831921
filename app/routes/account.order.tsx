import {data, redirect, redirectDocument} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {orderPath} from '~/domains/account/account-paths';
import {cancelOrder, NOT_CANCELED} from '~/domains/account/cancel-order.server';
import type {OrderDetail} from '~/domains/account/order';
import {orderChanges, readOrderDone} from '~/domains/account/order-changes';
import {OrderPage, type OrderAnswer} from '~/domains/account/order-page';
import {readArrival, readOrder} from '~/domains/account/orders.server';
import {reorder} from '~/domains/account/reorder.server';
import {requestReturn} from '~/domains/account/return-order.server';
import {readNextTimes} from '~/domains/autoship/next-delivery.server';
import {CART_PATH} from '~/domains/cart/cart-form';
import {addNotices} from '~/domains/session/add-notices';
import type {Session} from '~/domains/session/session';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {deferSafe} from '~/platform/deferred.server';
import {
  readCustomerForm,
  requireAccountSession,
  unwrapAccountResult,
} from '~/shell/session/account-route.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {orderTitle} from '~/shell/page/titles';

/** The notes on lines are left out if the subscription provider takes longer. */
const NEXT_TIMES_BUDGET_MS = 600;

export {formHeaders as headers} from '~/shell/page/form-headers';
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
  const nextTimes = deferSafe(readNextTimes(args.context), {}, NEXT_TIMES_BUDGET_MS);
  const order = await loadOwnOrder(args);
  const head = pageHead(args, {title: orderTitle(order?.name ?? null)});
  return data(
    {
      head,
      order,
      changes: order && orderChanges(order, Date.now()),
      arrival: order && (await readArrival(args.context, order)),
      done: readOrderDone(new URL(args.request.url).searchParams),
      nextTimes: await nextTimes,
    },
    {status: order ? 200 : 503},
  );
}

export async function action(args: ActionFunctionArgs) {
  const {customer, fields} = await readCustomerForm(args);
  const order = await loadOwnOrder(args);
  if (!order) return data<OrderAnswer>({notices: []}, {status: 503});
  switch (fields.intent) {
    case 'cancel':
      return cancel(args, customer, order);
    case 'return':
      return askForReturn(args, customer, order, fields);
    default:
      return orderAgain(args, order, fields);
  }
}

async function cancel({context}: ActionFunctionArgs, customer: Session, order: OrderDetail) {
  const canceled = await cancelOrder(context, customer, order);
  if (canceled.ok) {
    /* The quota, which gets the pounds back, is in the root's data, which is never revalidated. */
    const leadTo = context.site.features.quota ? redirectDocument : redirect;
    return leadTo(`${orderPath(order)}?${DONE_PARAMETER}=${canceled.value}`, 303);
  }
  const status = canceled.failure === 'too-late' ? 422 : 503;
  return data<OrderAnswer>({notCanceled: NOT_CANCELED[canceled.failure]}, {status});
}

async function askForReturn(
  {context}: ActionFunctionArgs,
  customer: Session,
  order: OrderDetail,
  fields: Record<string, string>,
) {
  const result = await requestReturn(context, customer, order, fields);
  if (result.ok) return redirect(`${orderPath(order)}?${DONE_PARAMETER}=return-requested`, 303);
  const {answer, ...init} = result.failure;
  return data<OrderAnswer>({returns: answer}, init);
}

async function orderAgain(
  {context}: ActionFunctionArgs,
  order: OrderDetail,
  {purchase, again}: Record<string, string>,
) {
  const onAutoship = purchase === 'autoship';
  const choice = again === 'all' || again === 'missing' ? again : 'ask';
  const done = await reorder(context, order, {onAutoship, choice});
  if ('inCart' in done) return data<OrderAnswer>({question: {...done, onAutoship}});
  const {isAdded, isCartUnavailable, notices} = done;
  if (!isAdded) return data<OrderAnswer>({notices}, {status: isCartUnavailable ? 503 : 422});
  addNotices(context.visitor.session, notices);
  return redirect(CART_PATH, 303);
}

/** Also after a refused form, as on the autoship page: the order may be on its way or canceled by now. */
export const shouldRevalidate = () => true;

export default function AccountOrder() {
  return <OrderPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
