import {staticPart} from '~/ui/static-part';

const load = () => import('./product-story');

export const StaticProductStory = staticPart(
  load,
  (module) => module.ProductStory,
  import.meta.env.SSR ? await load() : null,
  {fallback: null},
);
