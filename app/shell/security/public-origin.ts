interface OriginSource {
  /** `null` only on a local machine. */
  siteOrigin: string | null;
  request: Request;
}

/** For search engines and other sites. The client chooses `Host`, so the request's origin is the last resort. */
export function publicOrigin({siteOrigin, request}: OriginSource): string {
  return siteOrigin ?? new URL(request.url).origin;
}
