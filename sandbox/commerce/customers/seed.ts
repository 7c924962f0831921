import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import type {WorldCustomer} from '../../world/customers';
import {hashPassword} from '../../passwords';
import {createCustomerRecords} from './records';

/** The seeded customers have been so for this long: longer than their first orders are ago. */
const MEMBER_FOR_MS = 400 * 24 * 60 * 60 * 1000;

/** Writes the world's customers into empty tables, in one transaction. Nobody gets a mail. */
export function seedCustomers(db: Db, clock: Clock, customers: readonly WorldCustomer[]): void {
  const records = createCustomerRecords(db);
  const joinedAt = new Date(clock.now().getTime() - MEMBER_FOR_MS).toISOString();
  const hashes = new Map<string, string>();
  // Hashing is slow on purpose, and the seed has one password for all.
  const hashOf = (password: string) => {
    const hash = hashes.get(password) ?? hashPassword(password);
    hashes.set(password, hash);
    return hash;
  };
  db.transaction(() => {
    for (const {password, addresses, ...person} of customers) {
      const customer = records.insert({
        ...person,
        state: password === null ? 'INVITED' : 'ENABLED',
        defaultAddressId: null,
        multipassIdentifier: null,
        marketingUpdatedAt: person.acceptsMarketing ? joinedAt : null,
        createdAt: joinedAt,
        updatedAt: joinedAt,
      });
      if (password !== null) records.setPasswordHash(customer.id, hashOf(password));
      const [first] = addresses.map((address) => records.insertAddress(customer.id, address));
      if (first) records.save({...customer, defaultAddressId: first.id});
    }
  })();
}
