import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./buy-attestation').then((module) => module.BuyAttestation);

export const LazyBuyAttestation = lazyPart(load, import.meta.env.SSR ? await load() : null);
