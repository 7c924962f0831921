import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {DashboardPage} from '~/domains/account/dashboard-page';
import {readDashboard} from '~/domains/account/dashboard.server';
import {readGiven} from '~/domains/account/given.server';
import {readWorkplace} from '~/domains/account/workplace.server';
import {NextDelivery} from '~/domains/autoship/next-delivery';
import {readNextDelivery, type NextDelivery as Next} from '~/domains/autoship/next-delivery.server';
import {deferSafe, settleWithin} from '~/platform/deferred.server';
import {requireAccountSession, unwrapAccountResult} from '~/shell/session/account-route.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

/** The delivery is part of the initial HTML if it arrives within this time after the rest. */
const NEXT_BUDGET_MS = 200;

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const next = deferSafe<Next>(readNextDelivery(context, customer), {kind: 'unavailable'});
  const given = deferSafe(readGiven(context, customer), null);
  const [text, found, place] = await Promise.all([
    readAccountText(context, 'dashboard'),
    readDashboard(context, customer),
    readWorkplace(context, customer),
  ]);
  const model = unwrapAccountResult(found, {request, context});
  const head = pageHead({request, context}, {title: TITLES.accountDashboard});
  const [{value}, gifts] = await Promise.all([
    settleWithin(next, NEXT_BUDGET_MS),
    settleWithin(given, NEXT_BUDGET_MS),
  ]);
  return data(
    {
      head,
      text,
      model,
      workplace: place,
      next: value,
      given: gifts.value instanceof Promise ? null : gifts.value,
    },
    {status: model ? 200 : 503},
  );
}

export default function AccountDashboard() {
  const {next, ...page} = useLoaderData<typeof loader>();
  return <DashboardPage {...page} nextDelivery={<NextDelivery next={next} />} />;
}
