import {useSite} from '~/domains/session/site-context';
import type {ProductModel} from '~/domains/catalog/product-model';
import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./attestation-check');

const AttestationCheck = lazyPart(
  load,
  (module) => module.AttestationCheck,
  import.meta.env.SSR ? await load() : null,
);

/**
 * Asks for the veterinarian's recommendation where prescription food is added, once per product in the cart (CHK-22a).
 */
export function BuyAttestation({product}: {product: ProductModel}) {
  const {features} = useSite();
  if (!features.attestation || !product.isPrescription) return null;
  return <AttestationCheck productId={product.id} />;
}
