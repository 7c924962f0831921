import {z} from 'zod';
import {
  defineOperation,
  ECOM_PATH,
  type Operation,
  type OperationFailure,
} from '~/platform/api-operation.server';
import type {ApiCaller} from '~/domains/session/api-caller';
import {fail, ok, type Result} from '~/platform/result';
import {
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  type AddressBookContext,
  type AddressFailure,
} from '../address-book.server';
import {ADDRESS_NOT_FOUND, ADDRESS_REFUSED, BOOK_FULL, refusal} from './operation-errors.server';
import {address, addressId, toAddressInputFor} from './operation-input.server';

type Context = AddressBookContext & ApiCaller;

const addressAnswer = z.object({id: z.string()});

/** The operations of the address book (API-15 to API-18). */
export const addressBookOperations: readonly Operation<Context>[] = [
  defineBookOperation({
    name: 'update-customer-default-address',
    summary: 'Makes one of the caller’s addresses the default.',
    input: z.object({addressId}),
    run: (context, input) => setDefaultAddress(context, context.customer, input.addressId),
  }),
  defineBookOperation({
    name: 'customer-address-create',
    summary: 'Adds an address to the caller’s address book, which holds at most 20.',
    input: z.object({address}),
    run: (context, input) =>
      addAddress(context, context.customer, {
        address: toAddressInputFor(context.customer, input.address),
        isDefault: false,
      }),
  }),
  defineBookOperation({
    name: 'customer-address-update',
    summary: 'Replaces one of the caller’s addresses.',
    input: z.object({address, id: addressId}),
    run: (context, input) =>
      updateAddress(context, context.customer, {
        id: input.id,
        address: toAddressInputFor(context.customer, input.address),
        isDefault: false,
      }),
  }),
  defineBookOperation({
    name: 'customer-address-delete',
    summary: 'Deletes one of the caller’s addresses.',
    input: z.object({id: addressId}),
    run: (context, input) => deleteAddress(context, context.customer, input.id),
  }),
];

interface BookOperation<Input> {
  name: string;
  summary: string;
  input: z.ZodType<Input>;
  run(context: Context, input: Input): Promise<Result<string, AddressFailure>>;
}

function defineBookOperation<Input>({
  name,
  summary,
  input,
  run,
}: BookOperation<Input>): Operation<Context> {
  return defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/${name}`,
    summary,
    caller: 'session',
    isWrite: true,
    errors: [ADDRESS_NOT_FOUND, ADDRESS_REFUSED, BOOK_FULL],
    input,
    output: addressAnswer,
    async handler(context: Context, parsedInput): Promise<Result<{id: string}, OperationFailure>> {
      const changed = await run(context, parsedInput);
      if (changed.ok) return ok({id: changed.value});
      const {failure} = changed;
      if (failure === 'NOT_FOUND') return fail(ADDRESS_NOT_FOUND);
      if (failure === 'FULL') return fail(BOOK_FULL);
      if (failure !== 'REFUSED' && failure.kind === 'invalid') return fail(ADDRESS_REFUSED);
      return refusal(failure);
    },
  });
}
