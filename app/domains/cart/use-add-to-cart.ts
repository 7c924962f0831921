import {useState} from 'react';
import {useAnnounce} from '~/ui/announcer';
import type {CartLine, CartNotice, CartOutcome} from './cart';
import {useCartActions, useConfirmation} from './cart-context';
import {tellItemAdded} from './item-events';

interface AddToCartState {
  isPending: boolean;
  /** What did not go as asked, for the place where it was asked. */
  notices: readonly CartNotice[];
  add(line: CartLine): Promise<CartOutcome>;
}

/** Adds a line, and confirms it in the dialog unless one is open (CART-29, CART-31). */
export function useAddToCart(): AddToCartState {
  const {ask} = useCartActions();
  const {confirm} = useConfirmation();
  const announce = useAnnounce();
  const [pendingAdds, setPendingAdds] = useState(0);
  const [notices, setNotices] = useState<readonly CartNotice[]>([]);

  async function add(line: CartLine): Promise<CartOutcome> {
    setPendingAdds((count) => count + 1);
    const outcome = await ask({kind: 'add', line});
    setPendingAdds((count) => count - 1);
    setNotices(outcome.notices);
    outcome.notices.forEach(({text}) => announce(text));
    const {added} = outcome;
    if (outcome.ok && added) {
      /* What is open now counts, not what was open when this was asked for. */
      confirm((open) => open ?? added);
      tellItemAdded(line, added.quantity);
    }
    return outcome;
  }

  return {isPending: pendingAdds > 0, notices, add};
}
