interface RedirectOptions {
  /** @default 302 */
  status?: 301 | 302 | 303;
  /** A request for page data makes the browser load the document instead. */
  isReload?: boolean;
}

/** Redirects to a location, uncached. */
export function redirectTo(
  location: string,
  {status = 302, isReload}: RedirectOptions = {},
): Response {
  return new Response(null, {
    status,
    headers: {
      Location: location,
      'Cache-Control': 'no-store',
      ...(isReload ? {'X-Remix-Reload-Document': 'true'} : {}),
    },
  });
}
