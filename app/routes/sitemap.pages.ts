import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {sitemapXml} from '~/shell/sitemap/sitemap-xml';
import {listedPages, sitemapAnswer} from '~/shell/sitemap/sitemap.server';

export const loader = ({request, context, params: {list, file}}: LoaderFunctionArgs) =>
  sitemapAnswer({
    request,
    context,
    load: () => listedPages(context, list, file),
    write: sitemapXml,
  });
