import {z} from 'zod';
import type {SiteId} from '~/domains/session/site';
import {sign, unsign} from '~/domains/session/signature.server';
import {HOUR_SECONDS} from '~/platform/duration';
import {trimEndOf} from '~/platform/trim-end';
import {PREVIEW_CONSENTS, type PreviewConsent} from './shown-preview';

/** What an editor looks at before others may. */
export interface Preview {
  site: SiteId;
  withDrafts: boolean;
  /** The moment that is looked at, milliseconds since the epoch; `null` is now. */
  at: number | null;
  /** The zip that is looked from; `null` is the visitor's own. */
  zip: string | null;
  /** What the visitor is taken to have agreed to; `null` is their own choice. */
  consent: PreviewConsent | null;
}

/** A preview ends by itself: whoever finds its link later sees nothing. */
const LIFETIME_MS = 8 * HOUR_SECONDS * 1000;
const MAX_TOKEN_LENGTH = 1000;

/** What a field of the form can hold, in every time zone. */
const moment = z.int().min(Date.parse('0001-01-02')).max(Date.parse('9999-12-30'));

const payload = z.object({
  site: z.enum(['DTC', 'HPSF']),
  withDrafts: z.boolean(),
  at: moment.nullable(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .nullable(),
  consent: z.enum(PREVIEW_CONSENTS).nullable(),
  expires: moment,
});

interface TokenKeys {
  /** The editors' key: with another one every preview ends. */
  key: string;
  secret: string;
}

/** A token that says what is previewed, and that nobody else can make or change. Fits into an address and a cookie. */
export function previewToken(
  preview: Preview,
  {key, secret, now}: TokenKeys & {now: number},
): Promise<string> {
  const text = JSON.stringify({...preview, expires: now + LIFETIME_MS} satisfies Payload);
  return sign(toBase64Url(text), signedWith({key, secret}));
}

type Payload = z.output<typeof payload>;

type PreviewVerdict =
  | {kind: 'open'; preview: Preview; expires: number}
  /** It was one of ours, but is over, or of the other site. */
  | {kind: 'expired'}
  | {kind: 'other-site'}
  | {kind: 'forged'};

/** Judges a token that anybody may have written. */
export async function readPreviewToken(
  token: string,
  {key, secret, site, now}: TokenKeys & {site: SiteId; now: number},
): Promise<PreviewVerdict> {
  if (token.length > MAX_TOKEN_LENGTH) return {kind: 'forged'};
  const signed = await unsign(token, signedWith({key, secret}));
  const parsed = signed === null ? null : payload.safeParse(JSON.parse(fromBase64Url(signed)));
  if (!parsed?.success) return {kind: 'forged'};
  const {expires, ...preview} = parsed.data;
  if (expires <= now) return {kind: 'expired'};
  return preview.site === site ? {kind: 'open', preview, expires} : {kind: 'other-site'};
}

const signedWith = ({key, secret}: TokenKeys) => `preview.${secret}.${key}`;

function toBase64Url(text: string): string {
  return trimEndOf(btoa(text).replaceAll('+', '-').replaceAll('/', '_'), '=');
}

function fromBase64Url(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}
