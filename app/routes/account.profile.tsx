import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {readAccountText} from '~/domains/account/account-text.server';
import {submitProfileForm, PROFILE_CHANGES} from '~/domains/account/profile-form.server';
import {ProfilePage} from '~/domains/account/profile-page';
import {readProfilePage} from '~/domains/account/profile.server';
import {readWorkplace} from '~/domains/account/workplace.server';
import {DONE_PARAMETER} from '~/platform/done-parameter';
import {
  readCustomerForm,
  requireAccountSession,
  unwrapAccountResult,
} from '~/shell/session/account-route.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {endRefusedSession} from '~/shell/session/logged-out.server';
import {TITLES} from '~/shell/page/titles';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const customer = requireAccountSession({request, context});
  const [text, found, place] = await Promise.all([
    readAccountText(context, 'profile'),
    readProfilePage(context, customer),
    readWorkplace(context, customer),
  ]);
  const shown = unwrapAccountResult(found, {request, context});
  const done = new URL(request.url).searchParams.get(DONE_PARAMETER);
  return data(
    {
      head: pageHead({request, context}, {title: TITLES.accountProfile}),
      text,
      profile: shown?.profile ?? null,
      consentDate: shown?.consentDate ?? null,
      workplace: place,
      done: PROFILE_CHANGES.find((change) => change === done) ?? null,
    },
    {status: shown ? 200 : 503},
  );
}

export async function action({request, context}: ActionFunctionArgs) {
  const {customer, fields} = await readCustomerForm({request, context});
  const posted = await submitProfileForm(context, customer, fields);
  if (posted.ok)
    return redirect(`${new URL(request.url).pathname}?${DONE_PARAMETER}=${posted.value}`, 303);
  if (posted.failure === 'REFUSED') throw endRefusedSession({request, context});
  const {answer, ...init} = posted.failure;
  return data(answer, init);
}

export default function AccountProfile() {
  const model = useLoaderData<typeof loader>();
  return <ProfilePage {...model} answer={useActionData<typeof action>()} />;
}
