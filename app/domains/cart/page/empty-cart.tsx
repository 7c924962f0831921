import {useSite} from '~/domains/session/site-context';
import {ButtonLink} from '~/ui/button-link';
import {CART_EMPTY} from '../messages';

interface EmptyCartProps {
  /** The login page, if a customer's cart was here before a logout; otherwise `null`. */
  loginPath: string | null;
}

export function EmptyCart({loginPath}: EmptyCartProps) {
  const {features} = useSite();
  return (
    <div className="flex flex-col items-start gap-4 rounded-l bg-surface-oat px-box-l py-12 md:px-12">
      {loginPath === null ? (
        <>
          <p className="text-lead">{CART_EMPTY}</p>
          <p className="text-ink-soft">
            Find the recipe for their age, size and needs.
            {features.offers && ' With autoship it arrives before the bag runs out.'}
          </p>
          <ButtonLink to="/products">Shop all pet food</ButtonLink>
        </>
      ) : (
        <>
          <p className="text-lead">You’re logged out.</p>
          <p className="text-ink-soft">Whatever you left in your cart is saved in your account.</p>
          <ButtonLink to={loginPath}>Log in to see your cart</ButtonLink>
        </>
      )}
    </div>
  );
}
