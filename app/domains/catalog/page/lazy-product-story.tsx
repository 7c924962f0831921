import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./product-story');

export const LazyProductStory = lazyPart(
  load,
  (module) => module.ProductStory,
  import.meta.env.SSR ? await load() : null,
);
