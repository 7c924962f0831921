import {data, redirect} from '@remix-run/server-runtime';
import {Form, useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {LocationFields} from '~/domains/location/location-fields';
import {
  fixedByPreview,
  LOCATION_HEADING,
  type LocationFormResult,
} from '~/domains/location/location-form';
import {postLocation} from '~/domains/location/location-form.server';
import {returnPath} from '~/domains/session/return-path';
import {updateOpenCheckout} from '~/domains/checkout/checkout.server';
import {chooseShipTo} from '~/domains/staff-access/ship-to.server';
import {readFormFields} from '~/platform/form-body.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export function loader({request, context}: LoaderFunctionArgs) {
  return {
    head: pageHead({request, context}, {title: TITLES.location}),
    to: returnPath(new URL(request.url).searchParams.get('to')),
  };
}

/** The dialog sends no `to` and gets the result. */
export async function action({request, context}: ActionFunctionArgs) {
  const previewed = context.visitor.preview?.zip;
  if (previewed) return data<LocationFormResult>({error: fixedByPreview(previewed)}, {status: 409});
  const fields = await chooseShipTo(context, await readFormFields(request));
  if (!fields.ok) return data<LocationFormResult>({error: fields.failure}, {status: 422});
  const {result, goTo} = await postLocation(context, fields.value);
  if ('error' in result) return data(result, {status: 422});
  await updateOpenCheckout(context);
  return goTo === null ? data(result) : redirect(goTo, 303);
}

export default function Location() {
  const {to} = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const refused = result && 'error' in result ? result : undefined;
  return (
    <div className="page-column flex max-w-form flex-col gap-4 py-6 md:py-9">
      <h1 className="text-heading-l">{LOCATION_HEADING}</h1>
      <Form method="post">
        <input type="hidden" name="to" value={to} />
        <LocationFields error={refused?.error} typed={refused?.typed} />
      </Form>
    </div>
  );
}
