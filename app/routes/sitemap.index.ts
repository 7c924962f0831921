import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {sitemapIndexXml} from '~/shell/sitemap/sitemap-xml';
import {listedSitemaps, sitemapAnswer} from '~/shell/sitemap/sitemap.server';

export const loader = ({request, context}: LoaderFunctionArgs) =>
  sitemapAnswer({request, context, load: listedSitemaps, write: sitemapIndexXml});
