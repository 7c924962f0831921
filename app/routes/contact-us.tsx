import {data, redirect} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {postContact} from '~/domains/contact/contact-form.server';
import {CONTACT_SENT_PATH} from '~/domains/contact/contact-message';
import {ContactSection} from '~/domains/contact/contact-section';
import {ContactSent} from '~/domains/contact/contact-sent';
import {readFormFields} from '~/platform/form-body.server';
import {ContentPageBody} from '~/shell/content/content-page';
import {contentRoute} from '~/shell/content/content-route.server';
import {headTags} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const [page, {contact}] = await Promise.all([
    contentRoute({request, context, slug: 'contact-us', head: {title: TITLES.contactUs}}),
    context.request.siteContent(),
  ]);
  const isSent = new URL(request.url).searchParams.get('sent') === '1';
  return {...page, isSent, topics: contact.topics};
}

export async function action({request, context}: ActionFunctionArgs) {
  const posted = await postContact(context, await readFormFields(request));
  if (posted.ok) return redirect(CONTACT_SENT_PATH, 303);
  const {answer, ...init} = posted.failure;
  return data(answer, init);
}

export default function ContactUs() {
  const {view, isSent, topics} = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (isSent) return <ContactSent />;
  return (
    <>
      <ContentPageBody view={view} />
      <ContactSection topics={topics} answer={answer} />
    </>
  );
}
