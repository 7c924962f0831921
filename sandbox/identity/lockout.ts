import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from '../control/clock';
import {readLoginId} from './accounts';

/**
 * This many wrong passwords for a login id from one client IP lock that pair, and no other. The real provider's risk
 * rules can lock by account, by IP, or by both. The shop needs them configured like this, with a threshold above its
 * own limits.
 */
export const WRONG_PASSWORDS = 40;
/** Wrong passwords count for this long. */
const WINDOW_MS = 15 * 60 * 1000;
/** Duration of a lock. */
export const LOCKOUT_MS = 15 * 60 * 1000;

const untilSchema = z.object({until: z.string()});
const countSchema = z.object({count: z.int()});

/**
 * Counts wrong passwords by login id and client IP. It also counts ids without an account, so that a lock doesn't
 * reveal which ids exist.
 */
export interface Lockout {
  isLocked(loginId: string, clientIp: string): boolean;
  /** Whether the login id is locked for any IP. */
  isLockedAnywhere(loginId: string): boolean;
  countWrong(loginId: string, clientIp: string): void;
  /** Call after a successful login. */
  clear(loginId: string, clientIp: string): void;
  /** Call after the password was changed. */
  clearEverywhere(loginId: string): void;
}

export function createLockout(db: Db, clock: Clock): Lockout {
  const at = (offsetMs: number) => new Date(clock.now().getTime() + offsetMs).toISOString();
  const isOpen = (row: unknown) => row === undefined || untilSchema.parse(row).until <= at(0);

  function clear(loginId: string, clientIp: string): void {
    const id = readLoginId(loginId);
    for (const table of ['identity_wrong_tries', 'identity_locks']) {
      db.prepare(`DELETE FROM ${table} WHERE login_id = ? AND client_ip = ?`).run(id, clientIp);
    }
  }

  return {
    clear,
    clearEverywhere(loginId) {
      const id = readLoginId(loginId);
      for (const table of ['identity_wrong_tries', 'identity_locks']) {
        db.prepare(`DELETE FROM ${table} WHERE login_id = ?`).run(id);
      }
    },
    isLocked: (loginId, clientIp) =>
      !isOpen(
        db
          .prepare('SELECT until FROM identity_locks WHERE login_id = ? AND client_ip = ?')
          .get(readLoginId(loginId), clientIp),
      ),
    isLockedAnywhere: (loginId) =>
      !isOpen(
        db
          .prepare('SELECT until FROM identity_locks WHERE login_id = ? ORDER BY until DESC')
          .get(readLoginId(loginId)),
      ),
    countWrong(loginId, clientIp) {
      const id = readLoginId(loginId);
      db.prepare('DELETE FROM identity_wrong_tries WHERE at <= ?').run(at(-WINDOW_MS));
      db.prepare('INSERT INTO identity_wrong_tries (login_id, client_ip, at) VALUES (?, ?, ?)').run(
        id,
        clientIp,
        at(0),
      );
      const {count} = countSchema.parse(
        db
          .prepare(
            'SELECT COUNT(*) AS count FROM identity_wrong_tries WHERE login_id = ? AND client_ip = ?',
          )
          .get(id, clientIp),
      );
      if (count < WRONG_PASSWORDS) return;
      clear(id, clientIp);
      db.prepare('INSERT INTO identity_locks (login_id, client_ip, until) VALUES (?, ?, ?)').run(
        id,
        clientIp,
        at(LOCKOUT_MS),
      );
    },
  };
}
