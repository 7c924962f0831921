import type {CookieJar} from '~/domains/session/cookie-jar.server';
import type {SiteId} from '~/domains/session/site';
import type {Needs} from '~/platform/needs';
import {readPreviewToken, type Preview} from './preview.server';
import type {ShownPreview} from './shown-preview';

export interface OpenPreview extends Preview {
  token: string;
  /** Milliseconds since the epoch. */
  expires: number;
}

interface PreviewParts {
  cookies: CookieJar;
  site: SiteId;
  key: string | null;
  secret: string;
  now: number;
}

export async function currentPreview({
  cookies,
  key,
  ...parts
}: PreviewParts): Promise<OpenPreview | null> {
  const token = cookies.get('preview');
  if (key === null || token === null) return null;
  const verdict = await readPreviewToken(token, {key, ...parts});
  return verdict.kind === 'open' ? {...verdict.preview, token, expires: verdict.expires} : null;
}

export function shownPreview({
  visitor: {preview, cookies},
}: Needs<{visitor: 'preview' | 'cookies'}>): ShownPreview | null {
  if (!preview) return cookies.has('preview') ? {kind: 'over'} : null;
  const {site: _, ...shown} = preview;
  return {kind: 'open', ...shown};
}
