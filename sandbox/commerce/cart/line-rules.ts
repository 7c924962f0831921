import type {CatalogStore} from '../catalog/types';
import {gidKey} from '../storefront/gid';
import {viewKeyOf} from './ids';
import type {CartLineInput, CartLineUpdateInput} from './inputs';
import type {CartLineRecord, CartUserError} from './types';

export type LineCatalog = Pick<CatalogStore, 'variantById' | 'sellingPlan'>;

export const MAX_LINES = 500;
const QUANTITY_LIMIT = 1_000_000;

/** `path` is the path of the list, for instance `['lines']`. */
export function lineInputErrors(
  inputs: readonly CartLineInput[],
  path: readonly string[],
  catalog: LineCatalog,
): CartUserError[] {
  return inputs.flatMap((input, index) => {
    const at = [...path, String(index)];
    if (input.parent) {
      return [
        error('PARENT_LINE_INVALID_REFERENCE', [...at, 'parent'], 'Nested lines are not offered.'),
      ];
    }
    return (
      quantityError(input.quantity ?? 1, at) ??
      merchandiseErrors(input.merchandiseId, input.sellingPlanId ?? null, at, catalog)
    );
  });
}

/** An update refers to its line by id or, since 2026-07, by view key. */
export function lineUpdateErrors(
  lines: readonly CartLineRecord[],
  inputs: readonly CartLineUpdateInput[],
  catalog: LineCatalog,
): CartUserError[] {
  return inputs.flatMap((input, index) => {
    const at = ['lines', String(index)];
    const line = findLine(lines, input);
    if (!line) {
      const field = input.id == null ? 'viewKey' : 'id';
      return [unknownLineError(gidKey(input.id ?? input.viewKey ?? ''), [...at, field])];
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

export function findLine(
  lines: readonly CartLineRecord[],
  {id, viewKey}: Pick<CartLineUpdateInput, 'id' | 'viewKey'>,
): CartLineRecord | undefined {
  return lines.find((line) =>
    id == null ? viewKeyOf(line) === viewKey : gidKey(line.id) === gidKey(id),
  );
}

export function unknownLineError(uuid: string, field: string[]): CartUserError {
  return error(
    'INVALID_MERCHANDISE_LINE',
    field,
    `The merchandise line with id ${uuid} does not exist.`,
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

/** 0 is valid: it adds nothing, and it removes an existing line. */
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
