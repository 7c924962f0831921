import {failure, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import type {WireCustomerUserError} from './account-contract';

/** `REFUSED`: the platform does not take the customer's token (any more). */
export type TokenFailure = UpstreamFailure | 'REFUSED';

export type TokenReply<Value> = Promise<Result<Value, TokenFailure>>;

/** What is wrong with what a customer filled in. */
export interface CustomerUserError {
  /** The name of the field in `CustomerProfile` or `AddressInput`; `null` when it is about no single one. */
  name: string | null;
  /** As the platform says it. */
  field: string[] | null;
  code: string | null;
  message: string;
}

/** What became of a change: `value` is `null` when it was refused for the errors. */
export interface CustomerChange<Value> {
  value: Value | null;
  userErrors: CustomerUserError[];
}

interface WireChange {
  customerUserErrors: WireCustomerUserError[];
}

/** The platform's names where ours differ. */
const NAMES: Record<string, string> = {province: 'provinceCode', country: 'countryCode'};

/** What lies in a field of the input object; an error that is about an id or the whole object has no name. */
const INPUTS = ['customer', 'address'];

/** Reads the payload of a mutation that a customer's token allows. */
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
