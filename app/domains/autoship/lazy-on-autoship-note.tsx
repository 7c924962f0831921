import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./parts/on-autoship-note').then((module) => module.OnAutoshipNote);

export const LazyOnAutoshipNote = lazyPart(load, import.meta.env.SSR ? await load() : null);
