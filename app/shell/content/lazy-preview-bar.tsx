import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./preview-bar').then((module) => module.PreviewBar);

export const LazyPreviewBar = lazyPart(load, import.meta.env.SSR ? await load() : null);
