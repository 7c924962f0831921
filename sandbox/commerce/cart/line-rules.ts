import type {CatalogStore} from '../catalog/types';
import {gidKey} from '../storefront/gid';
import {refuseUnresolved} from '../storefront/unresolved';
import type {CartLineInput, CartLineUpdateInput} from './inputs';
import type {CartLineRecord, CartUserError} from './types';

export type LineCatalog = Pick<CatalogStore, 'variantById' | 'sellingPlan'>;

export const MAX_LINES = 500;
const QUANTITY_LIMIT = 1_000_000;
const LINE_FIELDS: readonly (keyof CartLineInput)[] = [
  'merchandiseId',
  'quantity',
  'attributes',
  'sellingPlanId',
];
const UPDATE_FIELDS: readonly (keyof CartLineUpdateInput)[] = ['id', ...LINE_FIELDS];

/** `path` is the path of the list, for instance `['lines']`. */
export function lineInputErrors(
  inputs: readonly CartLineInput[],
  path: readonly string[],
  catalog: LineCatalog,
): CartUserError[] {
  return inputs.flatMap((input, index) => {
    refuseUnresolved('CartLineInput', input, LINE_FIELDS);
    const at = [...path, String(index)];
    return (
      quantityError(input.quantity ?? 1, at) ??
      merchandiseErrors(input.merchandiseId, input.sellingPlanId ?? null, at, catalog)
    );
  });
}

export function lineUpdateErrors(
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineUpdateInput[],
  catalog: LineCatalog,
): CartUserError[] {
  return inputs.flatMap((input, index) => {
    refuseUnresolved('CartLineUpdateInput', input, UPDATE_FIELDS);
    const at = ['lines', String(index)];
    const line = findLine(lines, input.id);
    if (!line) {
      return [unknownLineError(input.id, [...at, 'id'])];
    }
    return (
      quantityError(input.quantity ?? line.quantity, at) ??
      merchandiseErrors(
        input.merchandiseId ?? line.merchandiseId,
        planAfterUpdate(line, input),
        at,
        catalog,
      )
    );
  });
}

export function findLine(lines: readonly CartLineRecord[], id: string): CartLineRecord | undefined {
  return lines.find((line) => gidKey(line.id) === gidKey(id));
}

export function unknownLineError(id: string, field: string[]): CartUserError {
  return error(
    'INVALID_MERCHANDISE_LINE',
    field,
    `The merchandise line with id ${gidKey(id)} does not exist.`,
  );
}

/** The selling plan after an update: `null` makes the line one-time; an omitted one is kept. */
export function planAfterUpdate(line: CartLineRecord, input: CartLineUpdateInput): string | null {
  return input.sellingPlanId === undefined ? line.sellingPlanId : input.sellingPlanId;
}

/** Lines with the same key merge: same variant, same plan, and the same attributes in any order. */
export function mergeKey(line: Omit<CartLineRecord, 'id' | 'quantity'>): string {
  const attributes = line.attributes.map(({key, value}) => JSON.stringify([key, value])).sort();
  return JSON.stringify([line.merchandiseId, line.sellingPlanId, attributes]);
}

/** 0 is valid: an add does nothing, and an update removes the line. */
function quantityError(quantity: number, at: string[]): CartUserError[] | null {
  const field = [...at, 'quantity'];
  if (quantity < 0) return [error('INVALID', field, 'The quantity must be 0 or more.')];
  if (quantity >= QUANTITY_LIMIT) {
    return [error('LESS_THAN', field, `The quantity must be less than ${QUANTITY_LIMIT}.`)];
  }
  return null;
}

function merchandiseErrors(
  merchandiseId: string,
  sellingPlanId: string | null,
  at: string[],
  catalog: LineCatalog,
): CartUserError[] {
  const merchandise = catalog.variantById(merchandiseId);
  if (!merchandise) {
    const message = `The merchandise with id ${merchandiseId} does not exist.`;
    return [error('INVALID', [...at, 'merchandiseId'], message)];
  }
  const {sellingPlanGroupIds, requiresSellingPlan} = merchandise.product;
  if (sellingPlanId === null) {
    if (!requiresSellingPlan) return [];
    const message = 'Variant can only be purchased with a selling plan.';
    return [error('VARIANT_REQUIRES_SELLING_PLAN', [...at, 'sellingPlanId'], message)];
  }
  const plan = catalog.sellingPlan(sellingPlanId);
  if (plan && sellingPlanGroupIds.includes(plan.groupId)) return [];
  const message = 'Cannot apply selling plan to variant';
  return [error('SELLING_PLAN_NOT_APPLICABLE', [...at, 'sellingPlanId'], message)];
}

function error(code: string, field: string[], message: string): CartUserError {
  return {code, field, message};
}
