import {CART_PATH} from '~/domains/cart/cart-form';
import {LOGIN_PATH, REGISTER_PATH} from '~/domains/session/login-paths';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {useSite} from '~/domains/session/site-context';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {CHECKOUT_PATH} from './handoff/checkout-path';

export interface AutoshipItem {
  title: string;
  details: string;
  quantity: number;
  /** Sold on autoship only. */
  isAutoshipOnly: boolean;
}

export function AutoshipLogin({items}: {items: readonly AutoshipItem[]}) {
  const {features} = useSite();
  const hasAutoshipOnly = items.some(({isAutoshipOnly}) => isAutoshipOnly);
  const canBuyOnce = !features.membership && !hasAutoshipOnly;
  return (
    <>
      <p>
        {items.length === 1 ? 'This item is on autoship' : 'These items are on autoship'}, so you
        need an account to check out. With it you can change or cancel deliveries anytime.
      </p>
      <ul className="flex flex-col gap-1">
        {items.map(({title, details, quantity, isAutoshipOnly}) => (
          <li key={`${title} ${details}`}>
            {quantity} × <b>{title}</b>{' '}
            <span className="text-ink-soft">
              {isAutoshipOnly ? `${details} · autoship only` : details}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        Your cart is saved.
        {canBuyOnce && ' You can also buy everything once, at the one-time price.'}
        {!features.membership && hasAutoshipOnly && ' Autoship-only items can’t be bought once.'}
      </p>
      <div className="flex flex-col gap-3 pt-2">
        <ButtonLink to={`${LOGIN_PATH}?redirect=${encodeRedirect(CHECKOUT_PATH)}`} isFullWidth>
          Log in and check out
        </ButtonLink>
        <ButtonLink
          to={`${REGISTER_PATH}?redirect=${encodeRedirect(CHECKOUT_PATH)}`}
          variant="secondary"
          isFullWidth
        >
          Create an account
        </ButtonLink>
      </div>
      <form
        method="post"
        action={CART_PATH}
        className="flex flex-col gap-3 border-t border-line pt-4"
      >
        {canBuyOnce && (
          <Button type="submit" name="intent" value="buy-once" variant="secondary" isFullWidth>
            Buy once instead
          </Button>
        )}
        <ButtonLink to={CART_PATH} variant="secondary" isFullWidth>
          Back to my cart
        </ButtonLink>
      </form>
    </>
  );
}
