import {Link, NavLink} from '@remix-run/react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import {useCart} from '~/domains/cart/cart-context';
import {CART_PATH} from '~/domains/cart/cart-form';
import {FREE_SHIPPING_THRESHOLD_CENTS} from '~/domains/catalog/card-text';
import {SearchBox} from '~/domains/catalog/search-box';
import {LocationControl} from '~/domains/location/location-control';
import {formatCentsShort} from '~/platform/money';
import {useSite} from '~/domains/session/site-context';
import {Icon} from '~/ui/icon';

const FREE_SHIPPING_OFFER = `Free shipping over ${formatCentsShort(FREE_SHIPPING_THRESHOLD_CENTS)}.`;

const NAVIGATION = [
  {label: 'Dog', to: '/products/dog'},
  {label: 'Cat', to: '/products/cat'},
  {label: 'All products', to: '/products'},
];

export function Header() {
  const {isStaff} = useSite();
  return (
    <header>
      <p className="bg-surface-inverse px-4 py-2 text-center text-small on-inverse">
        {isStaff
          ? 'Pro Staff Feeding: for the people of veterinary schools and clinics.'
          : `Autoship saves an extra 5% on every order. ${FREE_SHIPPING_OFFER}`}
      </p>
      <div className="@container relative z-sticky border-b border-line bg-surface">
        <div className="page-column flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 py-2 sm:gap-x-4 md:min-h-19 md:gap-x-6">
          <Logo />
          <nav
            aria-label="Main"
            className="order-2 flex w-full gap-5 md:order-none md:w-auto md:gap-6"
          >
            {NAVIGATION.map(({label, to}) => (
              <NavLink
                key={to}
                to={to}
                end={to === '/products'}
                className="border-b-2 border-transparent py-1.5 font-strong hover:text-primary aria-[current=page]:border-primary"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <SearchBox className="order-1 w-full lg:order-none lg:w-auto lg:max-w-form lg:flex-1" />
          <LocationControl className="ml-auto" />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function Logo() {
  return (
    <Link
      to="/"
      className="flex flex-col leading-none text-secondary"
      aria-label="Marlowe Pet Nutrition, home"
    >
      <span className="text-heading-m font-strong">Marlowe</span>
      <span
        aria-hidden
        className="text-caption font-strong tracking-eyebrow text-primary uppercase"
      >
        Pet Nutrition
      </span>
    </Link>
  );
}

/** The confirmation of an add opens below it; see `CART_LINK_ID`. */
export const CART_LINK_ID = 'cart-link';

function CartLink() {
  const {cart, isFetching} = useCart();
  /* A cart that is not known has no number: it may hold anything. */
  const count = cart === undefined ? null : (cart?.totalQuantity ?? 0);
  return (
    <Link
      id={CART_LINK_ID}
      to={CART_PATH}
      aria-busy={isFetching || undefined}
      className="flex min-h-11 items-center gap-2 rounded-pill px-1 font-strong hover:text-primary sm:px-2"
    >
      <Icon of={ShoppingCart} />
      {/* On the narrowest phones the picture says it. */}
      <span className="sr-only @drawer:not-sr-only">Cart</span>
      {count !== null && (
        <span className="sr-only">, {count === 1 ? '1 item' : `${count} items`}</span>
      )}
      <span
        aria-hidden
        className={`grid h-5.5 min-w-5.5 place-items-center rounded-pill px-1.5 text-caption ${
          count ? 'bg-primary text-on-primary' : 'bg-surface-soft'
        } ${count === null ? 'invisible' : ''}`}
      >
        {count}
      </span>
    </Link>
  );
}
