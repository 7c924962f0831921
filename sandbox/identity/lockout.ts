import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from '../control/clock';
import {readLoginId} from './accounts';

/** So many wrong passwords for one login id ... */
export const WRONG_PASSWORDS = 10;
/** ... within this lock it ... */
const WINDOW_MS = 15 * 60 * 1000;
/** ... for this long. */
export const LOCKOUT_MS = 15 * 60 * 1000;

const untilSchema = z.object({until: z.string()});
const countSchema = z.object({count: z.int()});

/** Counts wrong passwords by login id, of accounts and of ids that nobody has alike, so that nobody learns which are. */
export interface Lockout {
  isLocked(loginId: string): boolean;
  countWrong(loginId: string): void;
  clear(loginId: string): void;
}

export function createLockout(db: Db, clock: Clock): Lockout {
  const at = (offsetMs: number) => new Date(clock.now().getTime() + offsetMs).toISOString();

  function clear(loginId: string): void {
    const id = readLoginId(loginId);
    db.prepare('DELETE FROM identity_wrong_passwords WHERE login_id = ?').run(id);
    db.prepare('DELETE FROM identity_lockouts WHERE login_id = ?').run(id);
  }

  return {
    clear,
    isLocked(loginId) {
      const row = db
        .prepare('SELECT until FROM identity_lockouts WHERE login_id = ?')
        .get(readLoginId(loginId));
      return row !== undefined && untilSchema.parse(row).until > at(0);
    },
    countWrong(loginId) {
      const id = readLoginId(loginId);
      db.prepare('DELETE FROM identity_wrong_passwords WHERE at <= ?').run(at(-WINDOW_MS));
      db.prepare('INSERT INTO identity_wrong_passwords (login_id, at) VALUES (?, ?)').run(
        id,
        at(0),
      );
      const {count} = countSchema.parse(
        db
          .prepare('SELECT COUNT(*) AS count FROM identity_wrong_passwords WHERE login_id = ?')
          .get(id),
      );
      if (count < WRONG_PASSWORDS) return;
      clear(id);
      db.prepare('INSERT INTO identity_lockouts (login_id, until) VALUES (?, ?)').run(
        id,
        at(LOCKOUT_MS),
      );
    },
  };
}
