import type {Expiry} from '~/platform/expiry';

/** When something is visible (ISO 8601); `null` means no limit. */
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
  /** Limited to the next time at which something appears or disappears. */
  expiry?: Pick<Expiry, 'lower'>;
}

export function isShown(
  {status, startsAt, endsAt}: {status: Status} & Partial<Schedule>,
  {withDrafts, now, expiry}: ContentView,
): boolean {
  if (status === 'archived' || (status === 'draft' && !withDrafts)) return false;
  for (const time of [startsAt, endsAt]) {
    const change = time ? Date.parse(time) : NaN;
    if (change > now) expiry?.lower(change);
  }
  return !(startsAt && Date.parse(startsAt) > now) && !(endsAt && Date.parse(endsAt) <= now);
}
