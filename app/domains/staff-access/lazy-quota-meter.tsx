import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./quota-meter');

export const LazyQuotaMeter = lazyPart(
  load,
  (module) => module.QuotaMeter,
  import.meta.env.SSR ? await load() : null,
);
