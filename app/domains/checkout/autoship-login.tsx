import {CART_PATH} from '~/domains/cart/cart-form';
import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';

/** What a guest with autoship in the cart reads instead of checkout: what it needs, and the way on without it. */
export function AutoshipLogin() {
  return (
    <>
      <p>
        Your cart has an autoship item. We bring it again and again, so we have to know who you are:
        you can then change, skip or stop it at any time.
      </p>
      <p className="text-ink-soft">
        Nothing in your cart was lost. You can also buy everything once, at the one-time price.
      </p>
      <form method="post" action={CART_PATH} className="flex flex-col gap-3 pt-2">
        <Button type="submit" name="intent" value="buy-once" isFullWidth>
          Buy once instead
        </Button>
        <ButtonLink to={CART_PATH} variant="secondary" isFullWidth>
          Back to my cart
        </ButtonLink>
      </form>
    </>
  );
}
