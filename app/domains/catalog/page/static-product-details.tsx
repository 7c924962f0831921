import {staticPart} from '~/ui/static-part';

const load = () => import('./product-details').then((module) => module.ProductDetails);

export const StaticProductDetails = staticPart(load, import.meta.env.SSR ? await load() : null, {
  fallback: <div className="h-dvh" />,
});
