import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import type {WorldCustomer} from '../../world/customers';
import {hashPassword} from '../../passwords';
import {createCustomerRecords} from './records';

/** Account age of the seeded customers: older than their first orders. */
const ACCOUNT_AGE_MS = 400 * 24 * 60 * 60 * 1000;

/** Writes the world's customers into empty tables, in one transaction, without sending any mail. */
export function seedCustomers(db: Db, clock: Clock, customers: readonly WorldCustomer[]): void {
  const records = createCustomerRecords(db);
  const joinedAt = new Date(clock.now().getTime() - ACCOUNT_AGE_MS).toISOString();
  const hashes = new Map<string, string>();
  // Hashing is slow by design, and all seeded customers share one password.
  const hashOf = (password: string) => {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
  db.transaction(() => {
    for (const {password, addresses, ...profile} of customers) {
      const customer = records.insert({
        ...profile,
        state: password === null ? 'INVITED' : 'ENABLED',
        defaultAddressId: null,
        multipassIdentifier: null,
        marketingUpdatedAt: profile.acceptsMarketing ? joinedAt : null,
        createdAt: joinedAt,
        updatedAt: joinedAt,
      });
      if (password !== null) records.setPasswordHash(customer.id, hashOf(password));
      const [first] = addresses.map((address) => records.insertAddress(customer.id, address));
      if (first) records.save({...customer, defaultAddressId: first.id});
    }
  })();
}
