interface LeadOptions {
  /** @default 302 */
  status?: 301 | 302 | 303;
  /** Scripts that asked for data load the document instead. */
  isReload?: boolean;
}

/** An answer of ours that leads elsewhere, and that nobody keeps. */
export function leadTo(location: string, {status = 302, isReload}: LeadOptions = {}): Response {
  return new Response(null, {
    status,
    headers: {
      Location: location,
      'Cache-Control': 'no-store',
      ...(isReload ? {'X-Remix-Reload-Document': 'true'} : {}),
    },
  });
}
