import {loadDialog} from '~/ui/lazy-dialog';
import {createLoader} from '~/ui/module-loader';
import type {ConfirmationDialogProps} from '../islands/confirmation.client';

const loadContent = createLoader(() => import('../islands/confirmation.client'));

/**
 * Prefetch it as soon as something is being added. Loads the content and the dialog separately: when a file fails, a
 * retry can't reach the files that it imports.
 */
export async function loadConfirmation() {
  const [{default: Confirmation}, {default: Dialog}] = await Promise.all([
    loadContent(),
    loadDialog(),
  ]);
  return {
    default: (props: Omit<ConfirmationDialogProps, 'Dialog'>) => (
      <Confirmation {...props} Dialog={Dialog} />
    ),
  };
}
