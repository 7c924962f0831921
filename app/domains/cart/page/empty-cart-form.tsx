import {useSearchParams} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {CART_PATH, CONFIRM_PARAMETER} from '../cart-form';

const EMPTY = 'empty';

interface EmptyCartFormProps {
  quantity: number;
  onEmpty(): void;
}

/**
 * Asks for confirmation, because Undo restores the lines but not the codes. Without JavaScript the question is its own
 * page.
 */
export function EmptyCartForm({quantity, onEmpty}: EmptyCartFormProps) {
  const [query] = useSearchParams();
  const isAskedByUrl = query.get(CONFIRM_PARAMETER) === EMPTY;
  const [isAsking, setAsking] = useState(isAskedByUrl);
  const form = useRef<HTMLFormElement>(null);
  const wasAsking = useRef(isAsking);

  /* Moves the focus, because the pressed button is no longer rendered. */
  useEffect(() => {
    if (wasAsking.current === isAsking) return;
    wasAsking.current = isAsking;
    (isAsking ? form.current : form.current?.querySelector('button'))?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <form
        key="opener"
        ref={form}
        action={CART_PATH}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
        className="-ms-4 pt-3"
      >
        <Button type="submit" name={CONFIRM_PARAMETER} value={EMPTY} variant="quiet" size="s">
          Empty cart
        </Button>
      </form>
    );
  }
  return (
    <form
      key="question"
      ref={form}
      method="post"
      action={CART_PATH}
      aria-labelledby="empty-cart"
      tabIndex={-1}
      onSubmit={(event) => {
        event.preventDefault();
        onEmpty();
      }}
      className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-m bg-surface-oat px-5 py-4"
    >
      <p id="empty-cart" className="flex-1 font-strong">
        Empty your cart?
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="empty" variant="danger" size="m">
          {quantity === 1 ? 'Yes, remove 1 item' : `Yes, remove all ${quantity} items`}
        </Button>
        <ButtonLink
          to={CART_PATH}
          replace
          preventScrollReset
          variant="secondary"
          size="m"
          onClick={(event) => {
            if (!isAskedByUrl) event.preventDefault();
            setAsking(false);
          }}
        >
          Keep my items
        </ButtonLink>
      </div>
    </form>
  );
}
