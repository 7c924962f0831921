import {memo} from 'react';
import {useCart} from '~/domains/cart/cart-context';
import {CartCount} from '~/domains/cart/copied-cart';
import {CART_PATH} from '~/domains/cart/cart-form';
import {SearchBox} from '~/domains/catalog/search-box';
import {BRAND, fullSiteName} from '~/domains/content/brand';
import {LocationControl} from '~/domains/location/location-control';
import {useSite} from '~/domains/session/site-context';
import {Icon} from '~/ui/icon';
import {Link} from '~/ui/link';
import {AccountLink} from './account-link';
import {Announcements} from './announcements';
import {MainNavigation} from './main-navigation';
import {PhoneMenu} from './phone-menu';
import {useReturningHeader} from './use-returning-header';
import {SitewideBanners} from './sitewide-banners';
import {VisitorNotices} from './visitor-notices';

/** Memoized: the layout renders at each step of a navigation. */
export const Header = memo(function Header() {
  const bar = useReturningHeader();
  return (
    <header className="header print:hidden">
      <Announcements />
      <div ref={bar} className="header-bar @container z-sticky border-b border-line bg-surface">
        <div className="page-column flex min-h-16 flex-wrap items-center gap-y-2 py-2 sm:gap-x-4 md:min-h-19 md:gap-x-6">
          <PhoneMenu className="-ml-2.5 lg:hidden" />
          <Logo />
          <MainNavigation className="order-2 hidden w-full lg:block xl:order-none xl:w-auto" />
          <SearchBox className="order-1 w-full lg:order-none lg:w-auto lg:max-w-form lg:flex-1" />
          <LocationControl className="ml-auto" />
          <div className="flex items-center sm:gap-x-1">
            <AccountLink />
            <CartLink />
          </div>
        </div>
      </div>
      <SitewideBanners />
      <VisitorNotices />
    </header>
  );
});

function Logo() {
  const {logoLine} = useSite();
  return (
    <Link
      to="/"
      className="flex flex-col leading-none text-secondary"
      aria-label={`${fullSiteName({logoLine})}, home`}
    >
      <span className="text-heading-m font-strong">{BRAND}</span>
      <span
        aria-hidden
        className="text-caption font-strong tracking-eyebrow text-primary uppercase @max-form:hidden"
      >
        {logoLine}
      </span>
    </Link>
  );
}

export const CART_LINK_ID = 'cart-link';

function CartLink() {
  const {cart, isFetching} = useCart();
  /* The cart is unknown and may hold anything, so no count is shown. */
  const count = cart === undefined ? null : (cart?.totalQuantity ?? 0);
  return (
    <Link
      id={CART_LINK_ID}
      to={CART_PATH}
      aria-busy={isFetching || undefined}
      className="flex min-h-11 items-center gap-1.5 rounded-pill px-1 font-strong hover:text-primary sm:gap-2 sm:px-2"
    >
      <Icon name="shopping-cart" />
      <span className="sr-only @prose:not-sr-only">Cart</span>
      {count === null ? (
        <span aria-hidden className="cart-count invisible" />
      ) : (
        <CartCount count={count} />
      )}
    </Link>
  );
}
