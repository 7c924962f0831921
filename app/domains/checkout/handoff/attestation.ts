import type {Attribute, Cart} from '~/domains/cart/cart';
import {ATTESTATION_ATTRIBUTE, ATTESTED_PRODUCTS_ATTRIBUTE} from '~/domains/cart/cart-attributes';
import type {Site} from '~/domains/session/site';

export function needsAttestation(
  cart: Pick<Cart, 'lineItems'>,
  {features}: Pick<Site, 'features'>,
): boolean {
  return features.attestation && prescriptionProducts(cart).length > 0;
}

/** A prescription product that is added later needs a new attestation. */
export function isAttested(cart: Pick<Cart, 'lineItems' | 'attributes'>): boolean {
  const valueOf = (wanted: string) => cart.attributes.find(({key}) => key === wanted)?.value;
  if (valueOf(ATTESTATION_ATTRIBUTE) !== 'true') return false;
  const attested = new Set(valueOf(ATTESTED_PRODUCTS_ATTRIBUTE)?.split(','));
  return prescriptionProducts(cart).every((product) => attested.has(product));
}

export function attestationAttributes(
  cart: Pick<Cart, 'lineItems'>,
  site: Pick<Site, 'features'>,
): Attribute[] {
  if (!needsAttestation(cart, site)) return [];
  return [
    {key: ATTESTATION_ATTRIBUTE, value: 'true'},
    {key: ATTESTED_PRODUCTS_ATTRIBUTE, value: prescriptionProducts(cart).join(',')},
  ];
}

function prescriptionProducts({lineItems}: Pick<Cart, 'lineItems'>): string[] {
  const numbers = lineItems
    .filter(({product}) => product.isPrescription)
    .map(({product}) => product.id.slice(product.id.lastIndexOf('/') + 1));
  return [...new Set(numbers)].sort();
}
