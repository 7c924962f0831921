import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {publicOrigin} from '~/shell/security/public-origin';

const PRIVATE_PATHS = ['/cart', '/account', '/shelter', '/search', '/api'];

export function loader({request, context}: LoaderFunctionArgs) {
  const rules = context.site.isIndexed
    ? [
        ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${publicOrigin({request, context})}/sitemap.xml`,
      ]
    : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
