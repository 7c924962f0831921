import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./done-change');

export const LazyDoneChange = lazyPart(
  load,
  (module) => module.DoneChange,
  import.meta.env.SSR ? await load() : null,
);
