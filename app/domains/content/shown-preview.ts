/** What the preview bar says. `over`: the browser still has a preview that does not count any more. */
export type ShownPreview =
  | {kind: 'over'}
  | {
      kind: 'open';
      withDrafts: boolean;
      /** Milliseconds since the epoch; `null` is now. */
      at: number | null;
      zip: string | null;
      consent: PreviewConsent | null;
      token: string;
      expires: number;
    };

export const PREVIEW_CONSENTS = ['none', 'functional', 'all'] as const;
export type PreviewConsent = (typeof PREVIEW_CONSENTS)[number];

/** Where previews are made, opened and left. */
export const PREVIEW_PATH = '/preview';

export const CONSENT_LABELS: Record<PreviewConsent, string> = {
  none: 'nothing agreed to',
  functional: 'functional cookies agreed to',
  all: 'all cookies agreed to',
};

/** Editors think in the time of the shop's home. */
const TIME_ZONE = 'America/Denver';

/** `Jan 5, 2027, 9:00 AM MST`. */
export function formatMoment(at: number): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  })
    .format(at)
    .concat(' Mountain Time');
}

/** The moment that a `datetime-local` field means, read as Mountain Time; `null` when it is none. */
export function parseMoment(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const asUtc = Date.parse(`${text}Z`);
  /* A day that its month does not have is read as one of the next. */
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(text)) return null;
  /* The offset is that of the moment itself, which a day's change of clocks parts from that of the same hour in UTC. */
  return asUtc - zoneOffsetMs(asUtc - zoneOffsetMs(asUtc));
}

/** The same moment as the field has it. */
export function momentField(at: number): string {
  return new Date(at + zoneOffsetMs(at)).toISOString().replace(/(:00)?\.\d{3}Z$/, '');
}

/** How far the time zone is ahead of UTC at that moment. */
function zoneOffsetMs(at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {timeZone: TIME_ZONE, timeZoneName: 'longOffset'})
    .formatToParts(at)
    .find(({type}) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(parts ?? '') ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ms : ms;
}
