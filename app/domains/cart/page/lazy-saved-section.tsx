import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./saved-section').then((module) => module.SavedSection);

export const LazySavedSection = lazyPart(load, import.meta.env.SSR ? await load() : null);
