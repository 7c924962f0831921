import {Alert} from '~/ui/alert';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {LazyOpen} from '~/ui/lazy-dialog';
import {useCartActions, useConfirmation} from './cart-context';
import {CART_PATH} from './cart-form';
import {loadConfirmation} from './dialog/load-confirmation';
import {ITEM_ADDED} from './messages';

/** Confirms that an item was added (CART-33, CART-34). */
export function ConfirmationDialog({anchorId}: {anchorId: string}) {
  const confirmation = useConfirmation();
  const {confirm} = useCartActions();
  const announce = useAnnounce();
  return (
    <LazyOpen
      load={loadConfirmation}
      props={{isOpen: confirmation !== null, anchorId}}
      onFail={() => announce(ITEM_ADDED)}
      fallback={<PlainConfirmation onClose={() => confirm(null)} />}
    />
  );
}

function PlainConfirmation({onClose}: {onClose: () => void}) {
  return (
    <section
      aria-label="Cart update"
      className="fixed inset-x-4 bottom-4 z-sticky mx-auto max-w-prose"
    >
      <Alert
        tone="success"
        urgency="off"
        title={ITEM_ADDED}
        className="shadow-floating"
        actions={
          <>
            <ButtonLink to={CART_PATH} size="s" onClick={onClose}>
              Go to Cart
            </ButtonLink>
            <Button variant="quiet" size="s" onClick={onClose}>
              Continue Shopping
            </Button>
          </>
        }
      />
    </section>
  );
}
