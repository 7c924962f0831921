/** What the tabs of a browser share about the session's rest. No token, and nothing about the person. */
export interface IdleRecord {
  /** In ms since the epoch; `null`: the session was ended for want of activity. */
  lastActiveAt: number | null;
  /** Whoever comes next is told so, until they become active (SESS-20, SESS-22). */
  loggedOutInactive: boolean;
}

export interface IdleMemory {
  /** `null` when nothing usable is kept. */
  read(): IdleRecord | null;
  /** Does nothing where the browser keeps nothing: then each tab counts for itself. */
  write(record: IdleRecord): void;
}

/** The key in `localStorage`. */
export const IDLE_KEY = 'idle';

/** @param open gives the storage, or throws: to name `localStorage` does so where it is switched off */
export function createIdleMemory(
  open: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): IdleMemory {
  return {
    read() {
      try {
        return parse(JSON.parse(open().getItem(IDLE_KEY) ?? 'null'));
      } catch {
        return null;
      }
    },
    write(record) {
      try {
        open().setItem(IDLE_KEY, JSON.stringify(record));
      } catch {
        /* Switched off, or full. */
      }
    },
  };
}

/** By hand: a schema library is ten times the size of all that runs here. */
function parse(read: unknown): IdleRecord | null {
  if (typeof read !== 'object' || read === null) return null;
  const {lastActiveAt, loggedOutInactive} = read as Partial<Record<string, unknown>>;
  if (typeof loggedOutInactive !== 'boolean') return null;
  if (lastActiveAt !== null && (typeof lastActiveAt !== 'number' || lastActiveAt < 0)) return null;
  return {lastActiveAt, loggedOutInactive};
}
