import {attempt} from '~/platform/attempt';

/** The inactivity data that all tabs of a browser share. Contains no token and no personal data. */
export interface IdleRecord {
  /** In ms since the epoch; `null` if the session was ended for inactivity. */
  lastActiveAt: number | null;
  /** Guests see a notice about the ended session until their first activity (SESS-20, SESS-22). */
  loggedOutInactive: boolean;
}

export interface IdleMemory {
  read(): IdleRecord | null;
  /** Does nothing if storage is unavailable; each tab then has its own timeout. */
  write(record: IdleRecord): void;
}

export const IDLE_KEY = 'idle';

/** @param open returns the storage; may throw, as accessing `localStorage` does when the browser blocks it */
export function createIdleMemory(
  open: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): IdleMemory {
  return {
    read: () => attempt(() => parse(JSON.parse(open().getItem(IDLE_KEY) ?? 'null'))) ?? null,
    write(record) {
      attempt(() => open().setItem(IDLE_KEY, JSON.stringify(record)));
    },
  };
}

/** Hand-written, because a schema library is ten times the size of this whole feature. */
function parse(read: unknown): IdleRecord | null {
  if (typeof read !== 'object' || read === null) return null;
  const {lastActiveAt, loggedOutInactive} = read as Partial<Record<string, unknown>>;
  if (typeof loggedOutInactive !== 'boolean') return null;
  if (lastActiveAt !== null && (typeof lastActiveAt !== 'number' || lastActiveAt < 0)) return null;
  return {lastActiveAt, loggedOutInactive};
}
