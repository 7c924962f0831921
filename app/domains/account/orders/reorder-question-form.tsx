import {useNavigation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {CART_PATH} from '~/domains/cart/cart-form';
import {CustomerForm} from '~/domains/session/customer-form';
import {Alert} from '~/ui/alert';
import {Button} from '~/ui/button';
import {TextLink} from '~/ui/text-link';
import type {OrderSummary} from '../order';
import {orderPath} from '../account-paths';
import type {ReorderQuestion} from '../reorder.server';

interface ReorderQuestionFormProps extends ReorderQuestion {
  order: Pick<OrderSummary, 'id'>;
  onAutoship: boolean;
}

/** Asks before items that are in the cart already are added a second time. Takes the focus. */
export function ReorderQuestionForm({
  order,
  inCart,
  hasOthers,
  onAutoship,
}: ReorderQuestionFormProps) {
  const {state} = useNavigation();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.focus(), []);
  const isPending = state !== 'idle';
  return (
    <CustomerForm
      formRef={box}
      action={orderPath(order)}
      aria-labelledby="already-in-cart"
      tabIndex={-1}
      className="outline-none print:hidden"
    >
      {onAutoship && <input type="hidden" name="purchase" value="autoship" />}
      <Alert
        tone="warning"
        urgency="off"
        title={<span id="already-in-cart">Already in your cart: {inCart.join(', ')}</span>}
        actions={
          <>
            {hasOthers && (
              <Button type="submit" name="again" value="missing" size="s" isPending={isPending}>
                Add the rest
              </Button>
            )}
            <Button
              type="submit"
              name="again"
              value="all"
              variant="secondary"
              size="s"
              isPending={isPending}
            >
              Add everything again
            </Button>
            <TextLink to={CART_PATH}>Go to your cart</TextLink>
          </>
        }
      >
        We haven’t added anything yet, so you don’t order twice by accident.
      </Alert>
    </CustomerForm>
  );
}
