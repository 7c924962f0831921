interface RedirectOptions {
  status?: 301 | 302 | 303;
  /** Makes the browser load the document if it requested page data. */
  isReload?: boolean;
}

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
