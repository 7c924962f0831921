import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {accountText} from '~/domains/account/account-text.server';
import {DashboardPage} from '~/domains/account/dashboard-page';
import {dashboard} from '~/domains/account/dashboard.server';
import {workplace} from '~/domains/account/workplace.server';
import {accountPerson, shownPart} from '~/shell/account-route.server';
import {headTags, pageHead} from '~/shell/page-head';
import {TITLES} from '~/shell/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const person = accountPerson({request, context});
  const [text, found, place] = await Promise.all([
    accountText(context, 'dashboard'),
    dashboard(context, person),
    workplace(context, person),
  ]);
  const model = shownPart(found, {request, context});
  const head = pageHead({request, ...context}, {title: TITLES.accountDashboard});
  return data({head, text, model, workplace: place}, {status: model ? 200 : 503});
}

export default function AccountDashboard() {
  return <DashboardPage {...useLoaderData<typeof loader>()} />;
}
