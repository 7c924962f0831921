import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import {readMailingAddress} from '../cart/addresses';
import {
  decodeMultipass,
  SANDBOX_MULTIPASS_SECRET,
  type MultipassAddress,
  type MultipassPayload,
} from './multipass';
import {digestOf} from '../../passwords';
import type {CustomerRecords} from './records';
import {success, failure, type CustomerRecord, type Outcome, type PostalAddress} from './types';

const MAX_AGE_MS = 15 * 60 * 1000;
/** Allowed clock difference for tokens from the future, in milliseconds. */
const MAX_AHEAD_MS = 60 * 1000;

export interface MultipassLogin {
  customer: CustomerRecord;
  returnTo: string | null;
}

interface Deps {
  db: Db;
  clock: Clock;
  records: CustomerRecords;
}

/**
 * Logs in a customer with a Multipass token, which works once (SAND-11). Creates unknown customers. If the token has a
 * `remote_ip`, it must be the buyer's.
 */
export function createMultipassLogin({db, clock, records}: Deps) {
  return (token: string, buyerIp: string | null): Outcome<MultipassLogin> => {
    const payload = decodeMultipass(token, SANDBOX_MULTIPASS_SECRET);
    if (
      payload === null ||
      !isFresh(payload) ||
      !isFromBuyer(buyerIp, payload) ||
      !isFirstUse(token)
    ) {
      const message = 'Invalid Multipass request';
      return failure({code: 'INVALID_MULTIPASS_REQUEST', field: ['multipassToken'], message});
    }
    const customer = findOrCreate(payload);
    if (customer === null) {
      const message = 'The email address belongs to a customer with another identifier';
      return failure({code: 'UNIDENTIFIED_CUSTOMER', field: ['multipassToken'], message});
    }
    return success({customer, returnTo: payload.return_to ?? null});
  };

  function isFresh(payload: MultipassPayload): boolean {
    const age = clock.now().getTime() - new Date(payload.created_at).getTime();
    return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS;
  }

  /** Compares decoded bytes, so different padding doesn't make a used token look new. */
  function isFirstUse(token: string): boolean {
    const digest = digestOf(Buffer.from(token, 'base64url').toString('hex'));
    return (
      db.prepare('INSERT OR IGNORE INTO used_multipass_tokens (digest) VALUES (?)').run(digest)
        .changes > 0
    );
  }

  /** Returns `null` if the customer has another Multipass identifier. */
  function findOrCreate(payload: MultipassPayload): CustomerRecord | null {
    const {identifier = null, email} = payload;
    const customerWithEmail = records.byEmail(email);
    const existing =
      (identifier === null ? null : records.byMultipassIdentifier(identifier)) ?? customerWithEmail;
    if (existing === null) return createCustomer(payload);
    const isOther =
      identifier !== null && (existing.multipassIdentifier ?? identifier) !== identifier;
    if (isOther) return null;
    const customer: CustomerRecord = {
      ...existing,
      ...namesOf(payload, existing),
      /* The email of the token wins unless it belongs to another customer. */
      email: customerWithEmail ? existing.email : email,
      multipassIdentifier: identifier ?? existing.multipassIdentifier,
      updatedAt: clock.now().toISOString(),
    };
    records.save(customer);
    return customer;
  }

  function createCustomer(payload: MultipassPayload): CustomerRecord {
    const now = clock.now().toISOString();
    const customer = records.insert({
      ...namesOf(payload, {firstName: null, lastName: null, tags: []}),
      email: payload.email,
      phone: null,
      acceptsMarketing: false,
      marketingUpdatedAt: null,
      metafields: [],
      defaultAddressId: null,
      multipassIdentifier: payload.identifier ?? null,
      createdAt: now,
      updatedAt: now,
    });
    const addresses = (payload.addresses ?? []).map((address) => ({
      isDefault: address.default ?? false,
      kept: records.insertAddress(customer.id, postalAddressOf(address)),
    }));
    const first = addresses.find(({isDefault}) => isDefault) ?? addresses[0];
    const complete = {
      ...customer,
      defaultAddressId: first?.kept.id ?? null,
      addresses: addresses.map(({kept: stored}) => stored),
    };
    records.save(complete);
    return complete;
  }
}

const isFromBuyer = (buyerIp: string | null, {remote_ip: remoteIp}: MultipassPayload): boolean =>
  remoteIp === undefined || buyerIp === null || remoteIp === buyerIp;

type Names = Pick<CustomerRecord, 'firstName' | 'lastName' | 'tags'>;

function namesOf(payload: MultipassPayload, known: Names): Names {
  const tags = payload.tag_string?.split(',').map((tag) => tag.trim());
  return {
    firstName: payload.first_name ?? known.firstName,
    lastName: payload.last_name ?? known.lastName,
    tags: tags ? tags.filter(Boolean) : known.tags,
  };
}

function postalAddressOf(address: MultipassAddress): PostalAddress {
  return readMailingAddress({
    ...address,
    firstName: address.first_name,
    lastName: address.last_name,
    province: address.province_code ?? address.province,
    country: address.country_code ?? address.country ?? 'US',
  });
}
