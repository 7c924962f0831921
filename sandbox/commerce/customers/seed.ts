import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import type {WorldCustomer} from '../../world/customers';
import {createCustomerRecords} from './records';

/** Account age of the seeded customers: older than their first orders. */
const ACCOUNT_AGE_MS = 400 * 24 * 60 * 60 * 1000;

/** Writes the world's customers into empty tables, in one transaction, without sending any mail. */
export function seedCustomers(db: Db, clock: Clock, customers: readonly WorldCustomer[]): void {
  const records = createCustomerRecords(db);
  const joinedAt = new Date(clock.now().getTime() - ACCOUNT_AGE_MS).toISOString();
  db.transaction(() => {
    for (const {password: _password, addresses, ...profile} of customers) {
      const customer = records.insert({
        ...profile,
        defaultAddressId: null,
        multipassIdentifier: null,
        marketingUpdatedAt: profile.acceptsMarketing ? joinedAt : null,
        createdAt: joinedAt,
        updatedAt: joinedAt,
      });
      const [first] = addresses.map((address) => records.insertAddress(customer.id, address));
      if (first) records.save({...customer, defaultAddressId: first.id});
    }
  })();
}
