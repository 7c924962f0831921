import {data} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {DashboardPage} from '~/domains/account/dashboard-page';
import {readDashboard} from '~/domains/account/dashboard.server';
import {readGiven} from '~/domains/account/given.server';
import {readWorkplace} from '~/domains/account/workplace.server';
import {useMarketingParameters} from '~/domains/analytics/marketing-store';
import {NextDelivery} from '~/domains/autoship/next-delivery';
import {readNextDelivery, type NextDelivery as Next} from '~/domains/autoship/next-delivery.server';
import {useConsent} from '~/domains/consent/consent-store';
import {AccountGiving} from '~/domains/giving/account-giving';
import {pageStaffAccess} from '~/domains/staff-access/page-staff-access.server';
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
  const giving = context.visitor.givingShown();
  const staffAccess = pageStaffAccess(context);
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
      giving: await giving,
      /* The root's quota is from when the document was loaded, and autoship may have changed it since. */
      quota: (await staffAccess).quota,
    },
    {status: model ? 200 : 503},
  );
}

export default function AccountDashboard() {
  const {next, giving, ...page} = useLoaderData<typeof loader>();
  const consent = useConsent();
  const marketing = useMarketingParameters();
  return (
    <DashboardPage
      {...page}
      nextDelivery={<NextDelivery next={next} />}
      giving={
        giving && (
          <AccountGiving
            cause={page.model?.cause ?? null}
            settings={giving}
            consent={consent}
            marketing={marketing}
          />
        )
      }
    />
  );
}
