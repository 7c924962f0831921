import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {BadConfirmationLink, ConfirmEmailScreen} from '~/domains/identity/confirm-email-screen';
import {readConfirmation} from '~/domains/identity/identity-mails.server';
import {postConfirmation} from '~/domains/identity/post-identity.server';
import {confirmedPath} from '~/domains/session/login-paths';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Having the link from the email proves that the shopper owns the address. */
export async function loader({request, context}: LoaderFunctionArgs) {
  const isBadLink = (await readConfirmation(context, readToken(request))) === null;
  const head = pageHead({request, context}, {title: TITLES.confirmEmail});
  return data({head, isBadLink}, {status: isBadLink ? 410 : 200});
}

export async function action({request, context}: ActionFunctionArgs) {
  const confirmed = await postConfirmation(context, readToken(request));
  if (confirmed.ok) return redirect(confirmedPath(confirmed.value.to), 303);
  const {status, answer, headers} = confirmed.failure;
  return data(answer, {status, headers});
}

export default function ConfirmEmail() {
  const {isBadLink} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return isBadLink ? <BadConfirmationLink /> : <ConfirmEmailScreen answer={answer} />;
}
