import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./saved-section');

export const LazySavedSection = lazyPart(
  load,
  (module) => module.SavedSection,
  import.meta.env.SSR ? await load() : null,
);
