import {data, redirect} from '@remix-run/server-runtime';
import {useLoaderData} from '@remix-run/react';
import type {LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {ConfirmEmailProblem} from '~/domains/identity/confirm-email-problem';
import {confirmedPath} from '~/domains/session/sign-in-paths';
import {confirmEmail} from '~/domains/identity/register.server';
import {headTags, pageHead} from '~/shell/page-head';
import {TITLES} from '~/shell/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

/** The link of the mail: to have it is to have the address. It may be followed more than once. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const confirmed = await confirmEmail(context, token);
  if (confirmed.ok) return redirect(confirmedPath(confirmed.value.to));
  const isBadLink = confirmed.failure === 'bad-link';
  const head = pageHead({request, ...context}, {title: TITLES.confirmEmail});
  return data({head, isBadLink}, {status: isBadLink ? 410 : 503});
}

export default function ConfirmEmail() {
  return <ConfirmEmailProblem isBadLink={useLoaderData<typeof loader>().isBadLink} />;
}
