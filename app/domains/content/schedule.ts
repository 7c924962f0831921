/** ISO 8601; `null` means no limit. */
export interface Schedule {
  startsAt: string | null;
  endsAt: string | null;
}

/** `draft`: visible in previews only. `archived`: never visible (CMS-04). */
export type Status = 'published' | 'draft' | 'archived';

/** Only previews show drafts or another time. */
export interface ContentView {
  withDrafts: boolean;
  now: number;
}

export function isShown(
  {status, startsAt, endsAt}: {status: Status} & Partial<Schedule>,
  {withDrafts, now}: ContentView,
): boolean {
  if (status === 'archived' || (status === 'draft' && !withDrafts)) return false;
  return !(startsAt && Date.parse(startsAt) > now) && !(endsAt && Date.parse(endsAt) <= now);
}
