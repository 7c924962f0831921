import {data, redirect, redirectDocument} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {readAddresses} from '~/domains/account/address-book.server';
import {AUTOSHIPS_PATH, donePath, readAutoshipPageView} from '~/domains/autoship/autoship-paths';
import {submitAutoshipForm} from '~/domains/autoship/autoship-form.server';
import {AutoshipsPage} from '~/domains/autoship/autoships-page';
import {addNotices} from '~/domains/session/add-notices';
import {readOnceChoices} from '~/domains/autoship/once-choices.server';
import {
  notePriceChanges,
  readAutoships,
  readPastDeliveries,
} from '~/domains/autoship/read-autoships.server';
import {deferSafe, settleWithin} from '~/platform/deferred.server';
import {
  readCustomerForm,
  requireAccountSession,
  unwrapAccountResult,
} from '~/shell/session/account-route.server';
import {headTags, pageHead} from '~/shell/page/page-head';

/** The ledger is part of the first HTML if it arrives within this time after the rest. */
const PAST_BUDGET_MS = 200;

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const past = deferSafe(readPastDeliveries(context, customer), null);
  const [text, autoships, addresses, onceChoices] = await Promise.all([
    readAccountText(context, 'autoships'),
    readAutoships(context, customer),
    readAddresses(context, customer),
    readOnceChoices(context),
  ]);
  const book = unwrapAccountResult(addresses, {request, context});
  const {value: ledger} = await settleWithin(past, PAST_BUDGET_MS);
  return data(
    {
      head: pageHead({request, context}, {title: context.site.autoshipsTitle}),
      text,
      view: readAutoshipPageView(new URL(request.url).searchParams),
      autoships:
        autoships && Array.isArray(ledger) ? notePriceChanges(autoships, ledger) : autoships,
      past: ledger,
      book,
      onceChoices,
    },
    {status: autoships ? 200 : 503},
  );
}

export async function action({request, context}: ActionFunctionArgs) {
  const {customer, fields} = await readCustomerForm({request, context});
  const made = await submitAutoshipForm(context, customer, fields);
  /* The quota, which counts planned deliveries, is in the root's data, which is never revalidated. */
  const needsDocument = context.site.features.quota;
  if (made.ok) return (needsDocument ? redirectDocument : redirect)(donePath(made.value), 303);
  const {answer, status, isUncertain} = made.failure;
  if (isUncertain && needsDocument) {
    const notice = `${answer.title}. ${answer.problem}`;
    addNotices(context.visitor.session, [notice]);
    return redirectDocument(AUTOSHIPS_PATH, 303);
  }
  return data(answer, {status});
}

/**
 * By default Remix doesn't load the page again after a refused form. But the reason for most refusals is a change made
 * elsewhere, which the page doesn't show yet.
 */
export const shouldRevalidate = () => true;

export default function AccountAutoships() {
  const model = useLoaderData<typeof loader>();
  return <AutoshipsPage {...model} answer={useActionData<typeof action>()} />;
}
