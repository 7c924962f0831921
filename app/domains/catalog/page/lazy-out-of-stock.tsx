import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./out-of-stock');

export const LazyOutOfStock = lazyPart(
  load,
  (module) => module.OutOfStock,
  import.meta.env.SSR ? await load() : null,
  {
    fallback: <div className="h-dvh" />,
  },
);
