import {getNamedType, isAbstractType, isLeafType, isObjectType} from 'graphql';
import {describe, expect, test} from 'vitest';
import {schemaOf, type ServedVersion} from '~sandbox/commerce/storefront/schemas';
import {BIG_BAG, cartApp, DENVER, PLAN_4, SMALL_BAG} from './cart-app';

/** Types that other resolver families cover, or that would cause cycles. */
const SKIPPED_TYPES = new Set([
  'CartLineParentRelationship',
  'ComponentizableCartLine',
  'Customer',
  'MetafieldParentResource',
  'MetafieldReference',
  'MetafieldReferenceConnection',
  'ProductVariant',
  'PurchasingCompany',
  'SellingPlan',
]);

const ARGUMENTS: Record<string, string> = {
  attribute: '(key: "k")',
  metafield: '(namespace: "custom", key: "k")',
  metafields: '(identifiers: [{namespace: "custom", key: "k"}])',
  lines: '(first: 5)',
  cartLines: '(first: 5)',
  deliveryGroups: '(first: 5)',
  references: '(first: 5)',
};

/** Creates one fragment per type reachable from a cart, each with all fields of its type. */
function fragmentsFrom(version: ServedVersion, root: string): string {
  const schema = schemaOf(version);
  const fragments = new Map<string, string>();

  function spread(name: string): string {
    const type = schema.getType(name);
    if (SKIPPED_TYPES.has(name)) return '__typename';
    if (isAbstractType(type)) {
      return ['__typename', ...schema.getPossibleTypes(type).map((one) => spread(one.name))]
        .filter((part, index) => index === 0 || part !== '__typename')
        .join(' ');
    }
    if (!isObjectType(type)) throw new Error(`${name} has no fields`);
    if (!fragments.has(name)) {
      fragments.set(name, '');
      const fields = Object.values(type.getFields()).map((field) => {
        const inner = getNamedType(field.type);
        const selected = isLeafType(inner) ? '' : `{ ${spread(inner.name)} }`;
        // Fields with the same name can have different types across a union, so each gets an alias.
        return `${name}_${field.name}: ${field.name}${ARGUMENTS[field.name] ?? ''} ${selected}`;
      });
      fragments.set(name, `fragment Every${name} on ${name} { ${fields.join(' ')} }`);
    }
    return `...Every${name}`;
  }

  spread(root);
  return [...fragments.values()].join('\n');
}

describe.each(['2026-01', '2026-10'] as const)('cart fields in version %s', (version) => {
  test('all resolve', async () => {
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
    const query = `query ($id: ID!) { cart(id: $id) { ...EveryCart } } ${fragmentsFrom(version, 'Cart')}`;
    const answer = await app.ask<{cart: Record<string, unknown>}>(query, {id: cart?.id}, version);
    expect(answer.cart).toMatchObject({
      Cart_totalQuantity: 2,
      Cart_cost: {CartCost_totalTaxAmount: null, CartCost_subtotalAmountEstimated: true},
      Cart_estimatedCost: {CartEstimatedCost_checkoutChargeAmount: {MoneyV2_amount: '91.23'}},
    });
  });
});
