import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {DAY_SECONDS} from '~/platform/duration';

const VALID_SECONDS = 180 * DAY_SECONDS;

/** RFC 9116 (SEC-20). */
export async function loader({request, context}: LoaderFunctionArgs) {
  const origin = context.settings.siteOrigin ?? new URL(request.url).origin;
  const {contact} = await context.request.siteContent();
  const today = Math.floor(Date.now() / (DAY_SECONDS * 1000)) * DAY_SECONDS;
  const lines = [
    `Contact: mailto:${contact.email}`,
    `Contact: ${origin}/contact-us`,
    `Expires: ${new Date((today + VALID_SECONDS) * 1000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'},
  });
}
