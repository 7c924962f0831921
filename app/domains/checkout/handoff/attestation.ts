import type {Attribute, Cart} from '~/domains/cart/cart';
import {ATTESTATION_ATTRIBUTE, ATTESTED_PRODUCTS_ATTRIBUTE} from '~/domains/cart/cart-attributes';
import type {Site} from '~/domains/session/site';

/** Whether checkout needs an attestation: for prescription food on the consumer site, never on the staff site. */
export function needsAttestation(
  cart: Pick<Cart, 'lineItems'>,
  {features}: Pick<Site, 'features'>,
): boolean {
  return features.attestation && prescriptionProducts(cart).length > 0;
}

/** Whether the attestation covers every prescription product in the cart; a product added later needs a new one. */
export function isAttested(cart: Pick<Cart, 'lineItems' | 'attributes'>): boolean {
  const valueOf = (wanted: string) => cart.attributes.find(({key}) => key === wanted)?.value;
  if (valueOf(ATTESTATION_ATTRIBUTE) !== 'true') return false;
  const attested = new Set(valueOf(ATTESTED_PRODUCTS_ATTRIBUTE)?.split(','));
  return prescriptionProducts(cart).every((product) => attested.has(product));
}

/** The attributes that record an attestation for the cart's prescription products; empty if none is needed. */
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

/** The numbers in the ids of the cart's prescription products. */
function prescriptionProducts({lineItems}: Pick<Cart, 'lineItems'>): string[] {
  const numbers = lineItems
    .filter(({product}) => product.isPrescription)
    .map(({product}) => product.id.slice(product.id.lastIndexOf('/') + 1));
  return [...new Set(numbers)].sort();
}
