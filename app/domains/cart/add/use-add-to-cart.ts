import {useState} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {prefetch} from '~/ui/module-loader';
import type {CartLine} from '../cart';
import type {ShownNotice, ShownOutcome} from '../cart-outcome';
import {useCartActions} from '../cart-context';
import {loadConfirmation} from '../dialog/load-confirmation';
import {dispatchItemAdded} from './item-events';

interface AddToCartState {
  isPending: boolean;
  notices: readonly ShownNotice[];
  /** `isAttested`: the shopper attests that a veterinarian recommended it. */
  add(line: CartLine, options?: {isAttested: boolean}): Promise<ShownOutcome>;
}

/** Adds a line, and confirms it in the dialog unless the dialog is already open (CART-29, CART-31). */
export function useAddToCart(): AddToCartState {
  const {ask, confirm} = useCartActions();
  const announce = useAnnounce();
  const [pendingAdds, setPendingAdds] = useState(0);
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);

  async function add(line: CartLine, options?: {isAttested: boolean}): Promise<ShownOutcome> {
    prefetch(loadConfirmation);
    setPendingAdds((count) => count + 1);
    const outcome = await ask({kind: 'add', line, ...options});
    setPendingAdds((count) => count - 1);
    setNotices(outcome.notices);
    outcome.notices.forEach(({text}) => announce(text));
    const {added} = outcome;
    if (outcome.ok && added) {
      /* An updater, because the dialog may have opened or closed since the add was sent. */
      confirm((open) => open ?? added);
      dispatchItemAdded(line, added.quantity);
    }
    return outcome;
  }

  return {isPending: pendingAdds > 0, notices, add};
}
