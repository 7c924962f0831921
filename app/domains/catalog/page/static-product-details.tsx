import {staticPart} from '~/ui/static-part';

const load = () => import('./product-details');

export const StaticProductDetails = staticPart(
  load,
  (module) => module.ProductDetails,
  import.meta.env.SSR ? await load() : null,
  {
    fallback: <div className="h-dvh" />,
  },
);
