import {z} from 'zod';
import type {Db} from '../../context';
import {numberOfGid} from '../catalog/gid';
import {gid, gidType} from '../storefront/gid';
import {
  addressSchema,
  profileSchema,
  type CustomerAddress,
  type CustomerProfile,
  type CustomerRecord,
  type PostalAddress,
} from './types';

const rowSchema = z.object({
  number: z.int(),
  email: z.string(),
  phone: z.string().nullable(),
  profile: z.string(),
});

const addressRowSchema = z.object({number: z.int(), address: z.string()});

type NewCustomer = Omit<CustomerRecord, 'id' | 'addresses'>;

/** Reads and writes whole customers. Callers validate. */
export interface CustomerRecords {
  byId(id: string): CustomerRecord | null;
  byNumber(number: number): CustomerRecord | null;
  /** Oldest first. */
  all(): CustomerRecord[];
  byEmail(email: string): CustomerRecord | null;
  byPhone(phone: string): CustomerRecord | null;
  byMultipassIdentifier(identifier: string): CustomerRecord | null;
  insert(customer: NewCustomer): CustomerRecord;
  /** Saves all fields except addresses. */
  save(customer: CustomerRecord): void;
  insertAddress(customerId: string, address: PostalAddress): CustomerAddress;
  saveAddress(address: CustomerAddress): void;
  removeAddress(id: string): void;
}

export function createCustomerRecords(db: Db): CustomerRecords {
  function findOne(column: string, value: string | number): CustomerRecord | null {
    const row = db.prepare(`SELECT * FROM customers WHERE ${column} = ?`).get(value);
    return row === undefined ? null : toRecord(rowSchema.parse(row));
  }

  const toRecord = (row: z.infer<typeof rowSchema>): CustomerRecord => ({
    id: gid('Customer', row.number),
    email: row.email,
    phone: row.phone,
    ...profileSchema.parse(JSON.parse(row.profile)),
    addresses: addressesOf(row.number),
  });

  const addressesOf = (customer: number): CustomerAddress[] =>
    z
      .array(addressRowSchema)
      .parse(
        db
          .prepare('SELECT * FROM customer_addresses WHERE customer = ? ORDER BY number')
          .all(customer),
      )
      .map(({number, address}) => ({
        id: addressGid(number),
        ...addressSchema.parse(JSON.parse(address)),
      }));

  const byNumber = (number: number) => findOne('number', number);

  return {
    byNumber,
    all: () =>
      z
        .array(rowSchema)
        .parse(db.prepare('SELECT * FROM customers ORDER BY number').all())
        .map(toRecord),
    byId: (id) => byNumber(customerNumber(id)),
    byEmail: (email) => findOne('email', email),
    byPhone: (phone) => findOne('phone', phone),
    byMultipassIdentifier: (identifier) => findOne('multipass_identifier', identifier),
    insert(customer) {
      const {email, phone, multipassIdentifier} = customer;
      const {lastInsertRowid} = db
        .prepare(
          'INSERT INTO customers (email, phone, multipass_identifier, profile) VALUES (?, ?, ?, ?)',
        )
        .run(email, phone, multipassIdentifier, profileText(customer));
      return {...customer, id: gid('Customer', Number(lastInsertRowid)), addresses: []};
    },
    save(customer) {
      const {id, email, phone, multipassIdentifier} = customer;
      db.prepare(
        'UPDATE customers SET email = ?, phone = ?, multipass_identifier = ?, profile = ? WHERE number = ?',
      ).run(email, phone, multipassIdentifier, profileText(customer), customerNumber(id));
    },
    insertAddress(customerId, address) {
      const {lastInsertRowid} = db
        .prepare('INSERT INTO customer_addresses (customer, address) VALUES (?, ?)')
        .run(customerNumber(customerId), JSON.stringify(address));
      return {...address, id: addressGid(Number(lastInsertRowid))};
    },
    saveAddress({id, ...address}) {
      db.prepare('UPDATE customer_addresses SET address = ? WHERE number = ?').run(
        JSON.stringify(address),
        numberIn(id, 'MailingAddress'),
      );
    },
    removeAddress(id) {
      db.prepare('DELETE FROM customer_addresses WHERE number = ?').run(
        numberIn(id, 'MailingAddress'),
      );
    },
  };
}

/** The number in a customer or address id. Returns 0, which no row has, for any other text. */
const numberIn = (id: string, type: 'Customer' | 'MailingAddress'): number =>
  (gidType(id) === type ? numberOfGid(id) : null) ?? 0;

export const customerNumber = (id: string): number => numberIn(id, 'Customer');

const addressGid = (number: number): string =>
  `${gid('MailingAddress', number)}?model_name=CustomerAddress`;

/** Serializes the profile. Parsing drops fields that have their own column or table. */
const profileText = (customer: CustomerProfile): string =>
  JSON.stringify(profileSchema.parse(customer));
