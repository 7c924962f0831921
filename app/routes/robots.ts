import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** The staff site is nobody's search result; of the shop, what belongs to one visitor is not. */
export function loader({context}: LoaderFunctionArgs) {
  const rules = context.site.isIndexed
    ? ['Disallow: /cart', 'Disallow: /account', 'Disallow: /shelter', 'Disallow: /api']
    : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
