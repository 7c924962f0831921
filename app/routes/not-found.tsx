import {data} from '@remix-run/server-runtime';
import {useLoaderData, useLocation} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs, MetaFunction} from '@shopify/remix-oxygen';
import {NotFoundPage} from '~/shell/error-page';
import {errorPageData, notFound} from '~/shell/not-found.server';
import {headTags} from '~/shell/page-head';

export const meta: MetaFunction<typeof loader> = ({data: page}) => headTags(page?.head);

export async function loader({context}: LoaderFunctionArgs) {
  return data(await errorPageData(context), {status: 404});
}

export async function action({context}: ActionFunctionArgs): Promise<never> {
  throw await notFound(context);
}

export default function NotFound() {
  const {cards} = useLoaderData<typeof loader>();
  return <NotFoundPage path={useLocation().pathname} cards={cards} />;
}
