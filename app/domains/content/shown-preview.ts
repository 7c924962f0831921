import {SHOP_TIME_ZONE} from '~/platform/shop-time-zone';

/** `over`: the browser still has a preview cookie that is no longer valid. */
export type ShownPreview =
  | {kind: 'over'}
  | {
      kind: 'open';
      withDrafts: boolean;
      /** Milliseconds since the epoch; `null` means now. */
      at: number | null;
      zip: string | null;
      consent: PreviewConsent | null;
      token: string;
      expires: number;
    };

export const PREVIEW_CONSENTS = ['none', 'functional', 'all'] as const;
export type PreviewConsent = (typeof PREVIEW_CONSENTS)[number];

export const PREVIEW_PATH = '/preview';

export const CONSENT_LABELS: Record<PreviewConsent, string> = {
  none: 'no optional cookies',
  functional: 'functional cookies allowed',
  all: 'all cookies allowed',
};

/** `Jan 5, 2027, 9:00 AM Mountain Time`. Editors enter times in the shop's time zone. */
export function formatMoment(at: number): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  })
    .format(at)
    .concat(' Mountain Time');
}

/**
 * Parses the value of a `datetime-local` field as Mountain Time. Returns milliseconds since the epoch, or `null` if
 * it's invalid.
 */
export function parseMoment(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  /* `Date.parse` reads a day past the end of a month as one of the next month. */
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(text)) return null;
  /* On days of a clock change, the offset at the moment itself differs from the one at the same clock time in UTC. */
  const withEarlierOffset = asUtc - zoneOffsetMs(asUtc);
  const at = asUtc - zoneOffsetMs(withEarlierOffset);
  /* In spring the clock skips an hour: 2:30 is read as 3:30, as calendars do. */
  return at + zoneOffsetMs(at) === asUtc ? at : withEarlierOffset;
}

export function momentField(at: number): string {
  return new Date(at + zoneOffsetMs(at)).toISOString().replace(/(:00)?\.\d{3}Z$/, '');
}

function zoneOffsetMs(at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: SHOP_TIME_ZONE,
    timeZoneName: 'longOffset',
  })
    .formatToParts(at)
    .find(({type}) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(parts ?? '') ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ms : ms;
}
