/** When something is shown: from and until these moments (ISO 8601), open where there is none. */
export interface Schedule {
  startsAt: string | null;
  endsAt: string | null;
}

/** Draft: seen in previews alone. Archived: seen by nobody (CMS-04). */
export type Status = 'published' | 'draft' | 'archived';

/** Who looks, and when: drafts and other moments are for previews. */
export interface ContentView {
  withDrafts: boolean;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Is it to be seen? */
export function isShown(
  {status, startsAt, endsAt}: {status: Status} & Partial<Schedule>,
  {withDrafts, now}: ContentView,
): boolean {
  if (status === 'archived' || (status === 'draft' && !withDrafts)) return false;
  return !(startsAt && Date.parse(startsAt) > now) && !(endsAt && Date.parse(endsAt) <= now);
}
