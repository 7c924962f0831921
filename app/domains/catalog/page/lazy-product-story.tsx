import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./product-story').then((module) => module.ProductStory);

export const LazyProductStory = lazyPart(load, import.meta.env.SSR ? await load() : null);
