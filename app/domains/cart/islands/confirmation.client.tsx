import {useNavigate} from '@remix-run/react';
import {useEffect, useRef, type ComponentType} from 'react';
import {optionsText} from '~/domains/catalog/product';
import {useSite} from '~/domains/session/site-context';
import {formatCents} from '~/platform/money';
import {useAnnounce} from '~/ui/announcer';
import {Button} from '~/ui/button';
import type {DialogContentProps} from '~/ui/dialog-props';
import {ResponsiveImage} from '~/ui/responsive-image';
import {keyOf, type Cart, type CartLine} from '../cart';
import {useCart, useCartActions, useConfirmation} from '../cart-context';
import {CART_PATH} from '../cart-form';
import {FreeShippingTracker} from '../display/free-shipping-tracker';
import {dispatchItemRemoved} from '../add/item-events';
import {ITEM_ADDED, showPageNotice} from '../messages';
import {Notices} from '../display/notices';
import {cartTotals, itemCount} from '../display/savings';
import {closeAfter} from '../dialog/close-after';
import {stockNotices} from '../display/stock-notices';
import {useCornerBelow} from '../dialog/use-corner-below';

/** UI-09. The dialog's content is visible and usable before the animation. */
const ANIMATION_DELAY_MS = 750;

export interface ConfirmationDialogProps {
  Dialog: ComponentType<DialogContentProps>;
  isOpen: boolean;
  /** The dialog opens below this element. */
  anchorId: string;
  /** Milliseconds until the dialog closes by itself; 0 keeps it open (CART-35, CART-36). */
  autoCloseMs?: number;
}

export default function ConfirmationDialog({
  Dialog,
  isOpen,
  anchorId,
  autoCloseMs = 0,
}: ConfirmationDialogProps) {
  const confirmation = useConfirmation();
  const {confirm} = useCartActions();
  const {cart, isUpdating} = useCart();
  const corner = useCornerBelow(anchorId, isOpen);
  const line = cart?.lineItems.find((item) => keyOf(item) === confirmation?.lineKey);

  useEffect(() => {
    if (isOpen) return closeAfter(autoCloseMs, () => confirm(null));
  }, [autoCloseMs, confirm, isOpen]);

  /* Keeps the content while the closing animation runs. */
  const last = useRef<{cart: Cart; line: CartLine; quantity: number}>();
  if (cart && line && confirmation) last.current = {cart, line, quantity: confirmation.quantity};
  const shown = last.current;

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && confirm(null)}
      title={ITEM_ADDED}
      placement="corner"
      corner={corner}
      nodAfterMs={ANIMATION_DELAY_MS}
    >
      {shown && <Confirmation {...shown} isUpdating={isUpdating} onClose={() => confirm(null)} />}
    </Dialog>
  );
}

interface ConfirmationProps {
  cart: Cart;
  line: CartLine;
  quantity: number;
  isUpdating: boolean;
  onClose(): void;
}

function Confirmation({cart, line, quantity, isUpdating, onClose}: ConfirmationProps) {
  const navigate = useNavigate();
  const {features} = useSite();
  const {ask} = useCartActions();
  const {subtotalCents, planSavingsCents} = cartTotals(cart);
  const announce = useAnnounce();

  function remove() {
    onClose();
    void ask({kind: 'remove', lineKey: keyOf(line)}).then(({ok}) => {
      if (!ok) return;
      announce(`${line.product.title} removed from your cart`);
      dispatchItemRemoved(line);
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        {line.variant.image && (
          <ResponsiveImage
            src={line.variant.image.url}
            alt=""
            width={line.variant.image.width}
            height={line.variant.image.height}
            sizes="80px"
            className="h-20 w-auto shrink-0 rounded-s bg-surface-oat p-1.5"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className="text-title font-strong">{line.product.title}</p>
          <p className="text-small text-ink-soft">
            {quantity} × {optionsText(line.variant)}
            {line.sellingPlanAllocation && ` · ${line.sellingPlanAllocation.sellingPlan.name}`}
          </p>
          <Button
            variant="quiet"
            size="s"
            className="-ml-4"
            onClick={remove}
            aria-label={`Remove ${line.product.title}`}
          >
            Remove
          </Button>
        </div>
      </div>
      <Notices notices={stockNotices(line).map(showPageNotice)} />
      <div className="flex flex-col gap-1 border-t border-line pt-3">
        <p className="flex justify-between font-strong">
          <span>Subtotal ({itemCount(cart)})</span>
          <span>{isUpdating ? 'Updating…' : formatCents(subtotalCents)}</span>
        </p>
        {planSavingsCents > 0 && (
          <p className="flex justify-between text-success">
            <span>Autoship savings</span>
            <span>{formatCents(planSavingsCents)}</span>
          </p>
        )}
      </div>
      <FreeShippingTracker cart={cart} layout={features.quota ? 'text' : 'compact'} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          isFullWidth
          onClick={() => {
            onClose();
            navigate(CART_PATH);
          }}
        >
          Go to Cart
        </Button>
        <Button isFullWidth variant="secondary" onClick={onClose}>
          Continue Shopping
        </Button>
      </div>
    </div>
  );
}
