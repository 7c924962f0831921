interface OriginSource {
  /** The configured origin of the site; on this machine alone it may be none. */
  siteOrigin: string | null;
  request: Request;
}

/** The origin that search engines and other sites are told. `Host` is the sender's to choose, so it is a last resort. */
export function publicOrigin({siteOrigin, request}: OriginSource): string {
  return siteOrigin ?? new URL(request.url).origin;
}
