import {data} from '@remix-run/server-runtime';
import {useActionData, useLoaderData} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {StockAlertForm} from '~/domains/catalog/stock-alert-form';
import {postStockAlert, readStockAlertVariant} from '~/domains/catalog/stock-alert.server';
import {readFormFields} from '~/platform/form-body.server';
import {notFound, unavailable} from '~/shell/errors/not-found.server';
import {headTags, pageHead} from '~/shell/page/page-head';
import {TITLES} from '~/shell/page/titles';
import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';

export {formHeaders as headers} from '~/shell/page/form-headers';
export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({request, context}: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const found = await readStockAlertVariant(context, {
    handle: query.get('handle') ?? '',
    sku: query.get('sku') ?? '',
  });
  if (!found.ok) throw unavailable(context);
  if (!found.value) return notFound({request, context});
  return {
    head: pageHead({request, context}, {title: TITLES.backInStock}),
    variant: found.value,
  };
}

export async function action({request, context}: ActionFunctionArgs) {
  const {reply, ...init} = await postStockAlert(context, await readFormFields(request));
  return data(reply, init);
}

export default function BackInStock() {
  const {variant} = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return (
    <div className="page-column flex max-w-form flex-col gap-4 py-6 md:py-9">
      <h1 className="text-heading-l">{TITLES.backInStock}</h1>
      {variant.inStock ? (
        <>
          <p>{variant.name} is in stock.</p>
          <ButtonLink to={variant.path} className="self-start">
            See it
          </ButtonLink>
        </>
      ) : (
        <>
          <p>
            <TextLink to={variant.path}>{variant.name}</TextLink> is sold out right now.
          </p>
          <StockAlertForm variant={variant} posted={posted} />
        </>
      )}
    </div>
  );
}
