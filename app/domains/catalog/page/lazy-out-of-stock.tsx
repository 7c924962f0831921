import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./out-of-stock').then((module) => module.OutOfStock);

export const LazyOutOfStock = lazyPart(load, import.meta.env.SSR ? await load() : null, {
  fallback: <div className="h-dvh" />,
});
