import type {FormEvent} from 'react';
import {formatCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {CART_PATH} from '../cart-form';

/** The gift that the shopper adds to the order. Its form works without JavaScript. */
export function GiftRow({cents, onRemove}: {cents: number; onRemove: () => void}) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onRemove();
  }
  return (
    <div className="flex items-center justify-between gap-x-3">
      <dt className="flex flex-wrap items-center gap-x-2">
        <span>Your gift</span>
        <form method="post" action={CART_PATH} onSubmit={handleSubmit}>
          <input type="hidden" name="intent" value="gift" />
          <input type="hidden" name="choice" value="none" />
          <Button type="submit" variant="quiet" size="s" aria-label="Remove your gift">
            Remove
          </Button>
        </form>
      </dt>
      <dd className="font-strong">{formatCents(cents)}</dd>
    </div>
  );
}
