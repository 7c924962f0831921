import {retireCart} from '~/domains/cart/retire-cart.server';
import type {Session} from '~/domains/session/session';
import {METAFIELDS, type MetafieldName} from '~/domains/session/customer-metafields';
import {savedCartOf, type SavedCart} from '~/domains/session/saved-cart';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import type {CustomerUpdate} from '~/services/commerce/customer.server';
import {updateProfile, type UpdateProfileContext} from './update-profile.server';

export type UpdateCustomerContext = UpdateProfileContext &
  Needs<{request: 'log'; services: 'cart'; visitor: 'cart'}>;

interface MetafieldInput {
  id: string | null;
  name: MetafieldName;
  value: string;
}

export interface UserError {
  field: string[] | null;
  message: string;
}

const NOT_SAVED = 'This value was not saved.';

type Change<Value> = Promise<Result<Value, TokenFailure | 'NOT_FOUND'>>;

/**
 * Changes a customer's data, then creates or updates their metafields. Changes returned as errors are not saved and
 * must not be recorded as saved (ERR-10). Fails with `NOT_FOUND` if an id isn't that of the customer's metafield.
 */
export async function updateCustomer(
  context: UpdateCustomerContext,
  customer: Session,
  {metafields, ...update}: CustomerUpdate & {metafields: readonly MetafieldInput[]},
): Change<UserError[]> {
  const {customers} = context.services;
  const profile = await customers.profile(customer.customerToken);
  if (!profile.ok) return profile;
  const known = profile.value.metafields;
  if (metafields.some(({id, name}) => id !== null && id !== known[name]?.id)) {
    return fail('NOT_FOUND');
  }
  const errors: UserError[] = [];
  if (Object.keys(update).length > 0) {
    const updated = await updateProfile(context, customer, update);
    if (!updated.ok) {
      const {failure} = updated;
      if (failure === 'REFUSED') return fail(failure);
      if (failure.kind === 'unavailable') return fail(failure.cause);
      errors.push(...failure.userErrors.map(({field}) => ({field, message: NOT_SAVED})));
    }
  }
  if (metafields.length === 0) return ok(errors);
  const written = await customers.writeMetafields(
    customer.customerId,
    metafields.map(({name, value}) => {
      const existing = known[name];
      return existing ? {id: existing.id, value} : {...METAFIELDS[name], value};
    }),
  );
  if (!written.ok) return written;
  errors.push(...written.value.userErrors.map(({field}) => ({field, message: NOT_SAVED})));
  const savedId = metafields.find(({name}) => name === 'persistedCart')?.value;
  if (savedId !== undefined && written.value.userErrors.length === 0) {
    await retireOthers(context, customer, {
      saved: savedCartOf(known.persistedCart),
      keptId: savedId,
    });
  }
  return ok(errors);
}

/** The customer's earlier carts, whose checkouts may be open: the saved one, and this browser's. */
async function retireOthers(
  context: UpdateCustomerContext,
  customer: Session,
  {saved, keptId}: {saved: SavedCart | null; keptId: string | null},
): Promise<void> {
  const {visitor} = context;
  const own = isSessionOf(visitor, customer) ? visitor.cart.get() : null;
  const ids = [saved?.cartId ?? null, own].filter((id) => id !== null);
  const others = new Set(ids.filter((id) => id !== keptId));
  await Promise.all([...others].map((id) => retireCart(context, id)));
}

function isSessionOf({session}: UpdateCustomerContext['visitor'], {customerId}: Session): boolean {
  return session.current()?.customerId === customerId;
}

/**
 * Deletes a metafield that customers may write themselves. Deleting the saved cart also clears it from the session and
 * its cookie: otherwise the browser's copy would be saved again.
 */
export async function deleteMetafield(
  context: UpdateCustomerContext,
  customer: Session,
  {metafieldId, isWritable}: {metafieldId: string; isWritable: (key: MetafieldKey) => boolean},
): Change<'deleted' | 'not-deleted'> {
  const {services, visitor} = context;
  const owner = await services.customers.metafieldOwner(metafieldId);
  if (!owner.ok) return owner;
  if (owner.value?.customerId !== customer.customerId || !isWritable(owner.value)) {
    return fail('NOT_FOUND');
  }
  const {namespace, key} = owner.value;
  const {persistedCart} = METAFIELDS;
  const isSavedCart = namespace === persistedCart.namespace && key === persistedCart.key;
  const profile = isSavedCart ? await services.customers.profile(customer.customerToken) : null;
  if (profile && !profile.ok) return profile;
  const deleted = await services.customers.deleteMetafields(customer.customerId, [
    {namespace, key},
  ]);
  if (!deleted.ok) return deleted;
  if (deleted.value.userErrors.length > 0) return ok('not-deleted');
  if (profile) {
    const saved = savedCartOf(profile.value.metafields.persistedCart);
    await retireOthers(context, customer, {saved, keptId: null});
    if (isSessionOf(visitor, customer)) visitor.cart.adopt(null);
  }
  return ok('deleted');
}

interface MetafieldKey {
  namespace: string;
  key: string;
}
