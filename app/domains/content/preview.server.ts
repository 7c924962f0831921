import {z} from 'zod';
import type {SiteId} from '~/domains/session/site';
import {sign, unsign} from '~/domains/session/signature.server';
import {fromBase64Url, toBase64Url} from '~/platform/base64-url';
import {HOUR_SECONDS} from '~/platform/duration';
import {SITE_IDS} from '~/platform/site-id';
import {PREVIEW_CONSENTS, type PreviewConsent} from './shown-preview';

export interface Preview {
  site: SiteId;
  withDrafts: boolean;
  /** Milliseconds since the epoch; `null` means now. */
  at: number | null;
  /** `null` means the shopper's own zip. */
  zip: string | null;
  /** `null` means the shopper's own choice. */
  consent: PreviewConsent | null;
}

const LIFETIME_MS = 8 * HOUR_SECONDS * 1000;
const MAX_TOKEN_LENGTH = 1000;

/** The range of a `datetime-local` field, in every time zone. */
const moment = z.int().min(Date.parse('0001-01-02')).max(Date.parse('9999-12-30'));

const payload = z.object({
  site: z.enum(SITE_IDS),
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
  /** A new key invalidates every preview. */
  key: string;
  secret: string;
}

export function previewToken(
  preview: Preview,
  {key, secret, now}: TokenKeys & {now: number},
): Promise<string> {
  const text = JSON.stringify({...preview, expires: now + LIFETIME_MS} satisfies Payload);
  return sign(toBase64Url(new TextEncoder().encode(text)), signingKey({key, secret}));
}

type Payload = z.output<typeof payload>;

type PreviewVerdict =
  | {kind: 'open'; preview: Preview; expires: number}
  /** Validly signed, but expired. */
  | {kind: 'expired'}
  | {kind: 'other-site'}
  | {kind: 'forged'};

export async function readPreviewToken(
  token: string,
  {key, secret, site, now}: TokenKeys & {site: SiteId; now: number},
): Promise<PreviewVerdict> {
  if (token.length > MAX_TOKEN_LENGTH) return {kind: 'forged'};
  const signed = await unsign(token, signingKey({key, secret}));
  const parsed =
    signed === null
      ? null
      : payload.safeParse(JSON.parse(new TextDecoder().decode(fromBase64Url(signed))));
  if (!parsed?.success) return {kind: 'forged'};
  const {expires, ...preview} = parsed.data;
  if (expires <= now) return {kind: 'expired'};
  return preview.site === site ? {kind: 'open', preview, expires} : {kind: 'other-site'};
}

const signingKey = ({key, secret}: TokenKeys) => `preview.${secret}.${key}`;
