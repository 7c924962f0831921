import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./prescription-steps');

export const LazyPrescriptionSteps = lazyPart(
  load,
  (module) => module.PrescriptionSteps,
  import.meta.env.SSR ? await load() : null,
);
