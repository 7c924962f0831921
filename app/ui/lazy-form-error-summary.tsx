import {lazyPart} from './lazy-part';

const load = () => import('./form-error-summary');

export const LazyFormErrorSummary = lazyPart(
  load,
  (module) => module.FormErrorSummary,
  import.meta.env.SSR ? await load() : null,
);
