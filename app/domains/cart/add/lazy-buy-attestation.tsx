import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./buy-attestation');

export const LazyBuyAttestation = lazyPart(
  load,
  (module) => module.BuyAttestation,
  import.meta.env.SSR ? await load() : null,
);
