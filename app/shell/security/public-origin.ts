import type {Needs} from '~/platform/needs';

interface OriginSource {
  request: Request;
  context: Needs<{settings: 'siteOrigin'}>;
}

/** For search engines and other sites. The client chooses `Host`, so the request's origin is the last resort. */
export function publicOrigin({request, context}: OriginSource): string {
  return context.settings.siteOrigin ?? new URL(request.url).origin;
}
