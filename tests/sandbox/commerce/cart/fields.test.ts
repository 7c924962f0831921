import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isUnionType,
  type GraphQLField,
} from 'graphql';
import {describe, expect, test} from 'vitest';
import {schemaOf, type ServedVersion} from '~sandbox/commerce/storefront/schemas';
import {BIG_BAG, cartApp, DENVER, PLAN_4, SMALL_BAG} from './cart-app';

/** Types of other families, which are resolved elsewhere. */
const FOREIGN = new Set(['ProductVariant', 'Customer', 'SellingPlan', 'PurchasingCompany']);

const ARGUMENTS: Record<string, string> = {
  attribute: '(key: "k")',
  metafield: '(namespace: "custom", key: "k")',
  metafields: '(identifiers: [{namespace: "custom", key: "k"}])',
  lines: '(first: 5)',
  cartLines: '(first: 5)',
  deliveryGroups: '(first: 5)',
  references: '(first: 5)',
};

/** Every field of a type, down to the types of other families. */
function everything(version: ServedVersion, typeName: string, path: readonly string[]): string {
  const type = schemaOf(version).getType(typeName);
  if (FOREIGN.has(typeName)) return '{ __typename }';
  if (isUnionType(type) || isInterfaceType(type)) {
    const members = schemaOf(version)
      .getPossibleTypes(type)
      .filter(({name}) => name !== 'ComponentizableCartLine')
      .filter(({name}) => !typeName.startsWith('Metafield') || name === 'Cart');
    if (members.every(({name}) => path.includes(name))) return '{ __typename }';
    const parts = members
      .filter(({name}) => !path.includes(name))
      .map(({name}) => `... on ${name} ${everything(version, name, path)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!type || !('getFields' in type)) throw new Error(typeName);
  const fields = Object.values(type.getFields()) as GraphQLField<unknown, unknown>[];
  return `{ ${fields.map((field) => selection(version, typeName, field, path)).join(' ')} }`;
}

function selection(
  version: ServedVersion,
  typeName: string,
  field: GraphQLField<unknown, unknown>,
  path: readonly string[],
): string {
  const inner = getNamedType(field.type);
  const alias = `${typeName}_${field.name}`;
  const written = `${alias}: ${field.name}${ARGUMENTS[field.name] ?? ''}`;
  if (!isCompositeType(inner)) return written;
  if (path.filter((name) => name === inner.name).length > 1) return '';
  return `${written} ${everything(version, inner.name, [...path, inner.name])}`;
}

describe.each(['2026-01', '2026-10'] as const)('with version %s', (version) => {
  test('SAND-10 every field of a cart answers', async () => {
    const app = cartApp();
    const {cart} = await app.create({
      lines: [{merchandiseId: SMALL_BAG}, {merchandiseId: BIG_BAG, sellingPlanId: PLAN_4}],
      attributes: [{key: 'k', value: 'v'}],
      metafields: [{key: 'custom.k', type: 'json', value: '[]'}],
      discountCodes: ['WELCOME10', 'ONETIME10', 'FREESHIP'],
      giftCardCodes: ['MARLOWEGIFT25AB7K'],
      buyerIdentity: {
        customerAccessToken: 'token-ada',
        preferences: {wallet: [], delivery: {deliveryMethod: ['SHIPPING']}},
      },
      delivery: {addresses: [{selected: true, address: {deliveryAddress: DENVER}}]},
    });
    const query = `query ($id: ID!) { cart(id: $id) ${everything(version, 'Cart', ['Cart'])} }`;
    const answer = await app.ask<{cart: Record<string, unknown>}>(query, {id: cart?.id}, version);
    expect(answer.cart).toMatchObject({
      Cart_totalQuantity: 2,
      Cart_cost: {CartCost_totalTaxAmount: null, CartCost_subtotalAmountEstimated: true},
      Cart_estimatedCost: {CartEstimatedCost_checkoutChargeAmount: {MoneyV2_amount: '91.23'}},
    });
  });
});
