import type {Site} from '~/domains/session/site';
import {numberOfGid} from '~/platform/gid';
import type {Attribute, Cart} from './cart';

/** The shopper's attestation that a veterinarian recommended the prescription food in the cart (CHK-02). */
export const ATTESTATION_ATTRIBUTE = 'is_attestation_checked';
/** Comma-separated numbers of the attested products. */
export const ATTESTED_PRODUCTS_ATTRIBUTE = '_attested_products';

type AttestedCart = Pick<Cart, 'lineItems' | 'attributes'>;

export function needsAttestation(
  cart: Pick<Cart, 'lineItems'>,
  {features}: Pick<Site, 'features'>,
): boolean {
  return features.attestation && prescriptionProducts(cart).length > 0;
}

/** A prescription product that is added later needs its own attestation. */
export function isAttested(cart: AttestedCart): boolean {
  const attested = attestedProducts(cart);
  return prescriptionProducts(cart).every((product) => attested.includes(product));
}

/** Whether the cart already has the attestation for this product, so adding more doesn't need another. */
export function isProductAttested(cart: AttestedCart, productId: string): boolean {
  const product = numberOfGid(productId);
  return attestedProducts(cart).includes(product) && prescriptionProducts(cart).includes(product);
}

export function attestationAttributes(
  cart: Pick<Cart, 'lineItems'>,
  site: Pick<Site, 'features'>,
): Attribute[] {
  return needsAttestation(cart, site) ? toAttributes(prescriptionProducts(cart)) : [];
}

/** The cart's attributes after the shopper has attested for the products of these variants. */
export function withAttested(cart: AttestedCart, merchandiseIds: readonly string[]): Attribute[] {
  const added = cart.lineItems.filter(({variant}) => merchandiseIds.includes(variant.id));
  const newly = prescriptionProducts({lineItems: added});
  if (newly.length === 0) return cart.attributes;
  const kept = attestedProducts(cart).filter((product) =>
    prescriptionProducts(cart).includes(product),
  );
  return [
    ...withoutAttestation(cart.attributes),
    ...toAttributes([...new Set([...kept, ...newly])].sort()),
  ];
}

export function withoutAttestation(attributes: readonly Attribute[]): Attribute[] {
  return attributes.filter(
    ({key}) => key !== ATTESTATION_ATTRIBUTE && key !== ATTESTED_PRODUCTS_ATTRIBUTE,
  );
}

function toAttributes(products: readonly string[]): Attribute[] {
  return [
    {key: ATTESTATION_ATTRIBUTE, value: 'true'},
    {key: ATTESTED_PRODUCTS_ATTRIBUTE, value: products.join(',')},
  ];
}

function attestedProducts({attributes}: Pick<Cart, 'attributes'>): string[] {
  const valueOf = (name: string) => attributes.find(({key}) => key === name)?.value;
  if (valueOf(ATTESTATION_ATTRIBUTE) !== 'true') return [];
  return valueOf(ATTESTED_PRODUCTS_ATTRIBUTE)?.split(',') ?? [];
}

function prescriptionProducts({lineItems}: Pick<Cart, 'lineItems'>): string[] {
  const numbers = lineItems
    .filter(({product}) => product.isPrescription)
    .map(({product}) => numberOfGid(product.id));
  return [...new Set(numbers)].sort();
}
