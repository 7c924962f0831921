import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./preview-bar');

export const LazyPreviewBar = lazyPart(
  load,
  (module) => module.PreviewBar,
  import.meta.env.SSR ? await load() : null,
);
