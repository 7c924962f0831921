import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ORDER_LINK_SENT_PATH} from '~/domains/account/account-paths';
import {postFindOrder} from '~/domains/account/find-order.server';
import {FindOrderPage, OrderLinkSent} from '~/domains/account/find-order-page';
import {readFormFields} from '~/platform/form-body.server';
import {notFound} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** On the staff site every order belongs to an account. */
export function loader({request, context}: LoaderFunctionArgs) {
  if (context.site.features.membership) return notFound({request, context});
  return {
    head: pageHead({request, context}, {title: TITLES.findOrder}),
    isSent: new URL(request.url).searchParams.get('sent') === '1',
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  if (context.site.features.membership) return notFound({request, context});
  const posted = await postFindOrder(context, await readFormFields(request));
  if (posted.ok) return redirect(ORDER_LINK_SENT_PATH, 303);
  const {answer, ...init} = posted.failure;
  return data(answer, init);
}

export default function FindOrder() {
  const {isSent} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return isSent ? <OrderLinkSent /> : <FindOrderPage answer={answer} />;
}
