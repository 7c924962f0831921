import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {menusOf} from '~/domains/content/site-content';
import {MINUTE_SECONDS} from '~/platform/duration';

/** Shared caches must not store the menus: they would serve them past the password gate. */
export async function loader({context}: LoaderFunctionArgs) {
  const {navigation} = await context.request.siteContent();
  return Response.json(menusOf(navigation.main), {
    headers: {'Cache-Control': `private, max-age=${MINUTE_SECONDS}`},
  });
}
