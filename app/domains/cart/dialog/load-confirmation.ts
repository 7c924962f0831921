import {createLoader} from '~/ui/module-loader';

/** Prefetch it as soon as something is being added. */
export const loadConfirmation = createLoader(() => import('../islands/confirmation.client'));
