import type {Db} from '../context';
import type {Clock} from '../control/clock';
import type {WorldAccount} from '../world/accounts';
import {hashPassword} from '../passwords';
import {createAccounts} from './accounts';

/** Writes the world's accounts into empty tables, in one transaction. Nobody gets a mail. */
export function seedAccounts(db: Db, clock: Clock, people: readonly WorldAccount[]): void {
  const accounts = createAccounts(db);
  const hashes = new Map<string, string>();
  const now = clock.now().toISOString();
  /* Hashing takes its time on purpose; the seed's people all have the one password. */
  const hashOf = (password: string) => {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
  db.transaction(() => {
    for (const {email, password, isVerified, profile, data, organizations} of people) {
      accounts.insert({
        email,
        passwordHash: password === null ? null : hashOf(password),
        isRegistered: true,
        isVerified,
        createdAt: now,
        registeredAt: now,
        verifiedAt: isVerified ? now : null,
        lastLoginAt: null,
        updatedAt: now,
        profile,
        data,
        organizations,
      });
    }
  })();
}
