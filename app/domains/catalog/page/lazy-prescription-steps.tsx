import {lazyPart} from '~/ui/lazy-part';

const load = () => import('./prescription-steps').then((module) => module.PrescriptionSteps);

export const LazyPrescriptionSteps = lazyPart(load, import.meta.env.SSR ? await load() : null);
