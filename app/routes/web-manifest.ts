import {BRAND, BRAND_IN_FULL} from '~/domains/content/brand';
import {DAY_SECONDS} from '~/platform/duration';

const ICONS = [
  {src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any'},
  {src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable'},
  {src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable'},
];

/** For a phone's home screen (SITE-09). A route, because Oxygen serves no files with this ending. */
export function loader(): Response {
  const manifest = {
    name: BRAND_IN_FULL,
    short_name: BRAND,
    start_url: '/',
    display: 'browser',
    icons: ICONS,
  };
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
    },
  });
}
