import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./parts/on-autoship-note');

export const LazyOnAutoshipNote = lazyPart(
  load,
  (module) => module.OnAutoshipNote,
  import.meta.env.SSR ? await load() : null,
);
