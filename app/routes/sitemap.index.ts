import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {sitemapIndexXml} from '~/shell/sitemap-xml';
import {listedSitemaps, sitemapAnswer} from '~/shell/sitemap.server';

/** `/sitemap.xml`: the index of all sitemaps. */
export const loader = ({request, context}: LoaderFunctionArgs) =>
  sitemapAnswer({request, context, load: listedSitemaps, write: sitemapIndexXml});
