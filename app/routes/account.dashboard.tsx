import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {DashboardPage} from '~/domains/account/dashboard-page';
import {readDashboard} from '~/domains/account/dashboard.server';
import {readWorkplace} from '~/domains/account/workplace.server';
import {requireAccountSession, unwrapAccountResult} from '~/shell/session/account-route.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const [text, found, place] = await Promise.all([
    readAccountText(context, 'dashboard'),
    readDashboard(context, customer),
    readWorkplace(context, customer),
  ]);
  const model = unwrapAccountResult(found, {request, context});
  const head = pageHead({request, context}, {title: TITLES.accountDashboard});
  return data({head, text, model, workplace: place}, {status: model ? 200 : 503});
}

export default function AccountDashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
