import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import type {WorldCustomer} from '../../world/customers';
import {hashPassword} from './passwords';
import {createCustomerRecords} from './records';

/** Writes the world's customers into empty tables, in one transaction. Nobody gets a mail. */
export function seedCustomers(db: Db, clock: Clock, customers: readonly WorldCustomer[]): void {
  const records = createCustomerRecords(db);
  const now = clock.now().toISOString();
  db.transaction(() => {
    for (const {password, addresses, ...person} of customers) {
      const customer = records.insert({
        ...person,
        state: password === null ? 'INVITED' : 'ENABLED',
        defaultAddressId: null,
        multipassIdentifier: null,
        createdAt: now,
        updatedAt: now,
      });
      if (password !== null) records.setPasswordHash(customer.id, hashPassword(password));
      const [first] = addresses.map((address) => records.insertAddress(customer.id, address));
      if (first) records.save({...customer, defaultAddressId: first.id});
    }
  })();
}
