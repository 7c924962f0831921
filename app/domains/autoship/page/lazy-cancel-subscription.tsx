import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./cancel-subscription');

export const LazyCancelSubscription = lazyPart(
  load,
  (module) => module.CancelSubscription,
  import.meta.env.SSR ? await load() : null,
);
