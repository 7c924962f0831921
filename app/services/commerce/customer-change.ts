import type {UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import type {WireCustomerUserError} from './account-contract';
import type {CommerceClient} from './client.server';

/** `REFUSED`: Shopify rejects the customer's token, for example because it has expired. */
export type TokenFailure = UpstreamFailure | 'REFUSED';

export type TokenReply<Value> = Promise<Result<Value, TokenFailure>>;

export interface CustomerUserError {
  /** Our name of the field; `null` if the error belongs to no single field. */
  name: string | null;
  field: string[] | null;
  code: string | null;
  message: string;
}

/** `value` is `null` if the change was rejected with errors. */
export interface CustomerChange<Value> {
  value: Value | null;
  userErrors: CustomerUserError[];
}

interface WireChange {
  customerUserErrors: WireCustomerUserError[];
}

/** Our names of fields that Shopify names differently. */
const NAMES: Record<string, string> = {province: 'provinceCode', country: 'countryCode'};

const INPUTS = ['customer', 'address'];

export function readChange<Payload extends WireChange, Value>(
  client: Pick<CommerceClient, 'refuse'>,
  operation: string,
  sent: Result<{change: Payload | null}, UpstreamFailure>,
  readValue: (payload: Payload) => Value | null,
): Result<CustomerChange<Value>, TokenFailure> {
  if (!sent.ok) return sent;
  const {change} = sent.value;
  if (!change) return client.refuse(operation, 'no payload');
  const errors = change.customerUserErrors;
  if (errors.some(isAboutToken)) return fail('REFUSED');
  const value = readValue(change);
  if (value === null && errors.length === 0) {
    return client.refuse(operation, 'neither value nor error');
  }
  return ok({
    value: errors.length > 0 ? null : value,
    userErrors: errors.map((error) => ({...error, name: toFieldName(error.field)})),
  });
}

function isAboutToken({code, field}: WireCustomerUserError): boolean {
  return code === 'TOKEN_INVALID' || field?.[0] === 'customerAccessToken';
}

function toFieldName(field: string[] | null): string | null {
  const [input, name] = field ?? [];
  if (input === undefined || name === undefined || !INPUTS.includes(input)) return null;
  return NAMES[name] ?? name;
}
