import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {publicOrigin} from '~/shell/public-origin';

/** Of the shop, what belongs to one visitor and what is endless is nobody's search result; of the staff site nothing is. */
const PRIVATE_PATHS = ['/cart', '/account', '/shelter', '/search', '/api'];

export function loader({request, context}: LoaderFunctionArgs) {
  const rules = context.site.isIndexed
    ? [
        ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${publicOrigin({request, ...context})}/sitemap.xml`,
      ]
    : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
