import {failure, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import type {WireCustomerUserError} from './account-contract';

/** `REFUSED`: the platform rejects the customer's token, for example because it has expired. */
export type TokenFailure = UpstreamFailure | 'REFUSED';

export type TokenReply<Value> = Promise<Result<Value, TokenFailure>>;

export interface CustomerUserError {
  /** Name of the field in `CustomerProfile` or `AddressInput`; `null` if the error belongs to no single field. */
  name: string | null;
  /** The field's path as the platform reports it. */
  field: string[] | null;
  code: string | null;
  message: string;
}

/** Result of a change. `value` is `null` if the change was rejected with errors. */
export interface CustomerChange<Value> {
  value: Value | null;
  userErrors: CustomerUserError[];
}

interface WireChange {
  customerUserErrors: WireCustomerUserError[];
}

/** Our names of fields that the platform names differently. */
const NAMES: Record<string, string> = {province: 'provinceCode', country: 'countryCode'};

/** Input objects whose fields have a name. Errors about an id or a whole object have none. */
const INPUTS = ['customer', 'address'];

/** Reads the payload of a mutation that was sent with a customer's token. */
export function readChange<Payload extends WireChange, Value>(
  operation: string,
  sent: Result<{change: Payload | null}, UpstreamFailure>,
  valueOf: (payload: Payload) => Value | null,
): Result<CustomerChange<Value>, TokenFailure> {
  if (!sent.ok) return sent;
  const {change} = sent.value;
  if (!change) return fail(failure({service: 'commerce', operation}, 'malformed', 'no payload'));
  const errors = change.customerUserErrors;
  if (errors.some(isAboutToken)) return fail('REFUSED');
  const value = valueOf(change);
  if (value === null && errors.length === 0) {
    return fail(failure({service: 'commerce', operation}, 'malformed', 'neither value nor error'));
  }
  return ok({
    value: errors.length > 0 ? null : value,
    userErrors: errors.map((error) => ({...error, name: nameOf(error.field)})),
  });
}

function isAboutToken({code, field}: WireCustomerUserError): boolean {
  return code === 'TOKEN_INVALID' || field?.[0] === 'customerAccessToken';
}

function nameOf(field: string[] | null): string | null {
  const [input, name] = field ?? [];
  if (input === undefined || name === undefined || !INPUTS.includes(input)) return null;
  return NAMES[name] ?? name;
}
