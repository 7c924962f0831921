import type {Db} from '../context';
import type {Clock} from '../control/clock';
import type {WorldAccount} from '../world/accounts';
import {hashPassword} from '../passwords';
import {createAccounts} from './accounts';

/** Inserts the world's accounts into empty tables in one transaction. Sends no mail. */
export function seedAccounts(db: Db, clock: Clock, people: readonly WorldAccount[]): void {
  const accounts = createAccounts(db);
  const hashes = new Map<string, string>();
  const now = clock.now().toISOString();
  /* Hashing is slow on purpose. The seed's accounts share one password, so it is hashed once. */
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
