import type {ReactNode} from 'react';
import {useSite} from '~/domains/session/site-context';
import {Alert} from '~/ui/alert';
import {UnavailableNote} from '~/ui/unavailable-note';
import {keyOf, type Cart, type CartLine, type KnownCart} from './cart';
import {useCart} from './cart-context';
import {Notices} from './display/notices';
import {sendersOf} from './display/line-delivery';
import {boughtLines, type GiftChoice} from './extra-gift';
import {isOverOrderLimit, orderMaximum, orderQuantity} from './limits';
import {CART_UNREADABLE, showPageNotice} from './messages';
import {CartLineRow} from './page/cart-line-row';
import {CartMeter} from './page/cart-meter';
import {EmptyCart} from './page/empty-cart';
import {EmptyCartForm} from './page/empty-cart-form';
import {LazySavedSection} from './page/lazy-saved-section';
import {OrderSummary} from './page/order-summary';
import {RemovedNotice} from './page/removed-notice';
import {useCartChanges, type FirstMessages} from './page/use-cart-changes';
import {isInCart} from './saved/saved-items';
import type {SavedLine} from './saved/saved-line';
import type {CartIntent} from './store/optimistic-cart';

interface CartPageProps extends FirstMessages {
  loaded: KnownCart;
  /** `null` if they couldn't be read. */
  saved: readonly SavedLine[] | null;
  /** The login page, if a customer's cart was here before a logout; otherwise `null`. */
  loginPath: string | null;
  checkout: (cart: Cart) => ReactNode;
  /** `onGift` resolves to whether the gift is in the cart. */
  belowSummary?: (cart: Cart, onGift: (choice: GiftChoice) => Promise<boolean>) => ReactNode;
  /** Below a cart that has lines. */
  children?: ReactNode;
}

export function CartPage({
  loaded,
  saved,
  firstRemoved,
  firstNotices,
  loginPath,
  checkout,
  belowSummary,
  children,
}: CartPageProps) {
  const {cart = loaded, isUnreadable, isUpdating, pendingKeys} = useCart();
  const maximum = orderMaximum(useSite());
  const lines = cart ? boughtLines(cart) : [];
  const changes = useCartChanges(lines, {firstRemoved, firstNotices});
  const {notices, lastChange, forgotten} = changes;
  const shownSaved = saved && saved.filter(({item}) => !isInCart(item, cart));
  const isDated = sendersOf(lines).size > 1;
  const lineKeys = new Set(lines.map(keyOf));
  const isCodeChange = lastChange?.kind === 'code';
  const cartNotices = notices.filter(({lineKey}) => !lineKey || !lineKeys.has(lineKey));

  const savedSection = shownSaved?.length !== 0 && (
    <LazySavedSection
      saved={shownSaved}
      heading={changes.savedHeading}
      onMove={(moved) => void changes.moveToCart(moved)}
      onForget={(dropped) => void changes.changeSaved('forget', dropped)}
    />
  );

  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <h1 ref={changes.heading} tabIndex={-1} className="text-heading-l outline-none">
        Shopping Cart
      </h1>
      <Notices notices={isCodeChange && lines.length > 0 ? [] : cartNotices} />
      <RemovedNotice titles={changes.removedBefore} />
      <RemovedNotice
        titles={changes.removedLines.map(({product}) => product.title)}
        onUndo={() => void changes.undoRemoval()}
      />
      {forgotten?.line && (
        <RemovedNotice
          titles={[forgotten.line.product.title]}
          onUndo={() => void changes.changeSaved('keep', forgotten)}
        />
      )}
      {loaded === undefined && (isUnreadable || cart === undefined) && (
        <UnavailableNote>{CART_UNREADABLE}</UnavailableNote>
      )}
      {cart && lines.length > 0 ? (
        <div className="grid items-start gap-8 pb-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-0">
          <section aria-label="Items in your cart" className="min-w-0">
            <CartMeter cart={cart} lines={lines} />
            {isOverOrderLimit(cart, maximum) && (
              <Alert tone="error" urgency="off" className="mt-4">
                {overOrderLimitText(lines, maximum)}
              </Alert>
            )}
            <ul ref={changes.list} className="@container">
              {lines.map((line, index) => (
                <CartLineRow
                  key={keyOf(line)}
                  line={line}
                  isDated={isDated}
                  isPending={pendingKeys.has(keyOf(line))}
                  notices={notices.filter(({lineKey}) => lineKey === keyOf(line))}
                  changeElsewhere={isOfLine(lastChange, line) ? null : lastChange}
                  onChange={(intent) => changes.changeLine(intent, index)}
                />
              ))}
            </ul>
            <EmptyCartForm quantity={cart.totalQuantity} onEmpty={changes.empty} />
          </section>
          <div className="flex flex-col gap-5 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <OrderSummary
              cart={cart}
              isUpdating={isUpdating}
              checkout={checkout(cart)}
              onCode={changes.changeCode}
              codeNotices={isCodeChange ? cartNotices : []}
              onRemoveGift={() => void changes.chooseGift('none')}
            />
            {belowSummary?.(cart, changes.chooseGift)}
          </div>
          {savedSection && <div className="min-w-0 lg:pt-10">{savedSection}</div>}
        </div>
      ) : (
        <>
          {cart !== undefined && <EmptyCart loginPath={loginPath} />}
          {savedSection}
        </>
      )}
      {lines.length > 0 && children}
    </div>
  );
}

function overOrderLimitText(lines: readonly CartLine[], maximum: number): string {
  const total = orderQuantity(lines);
  return showPageNotice({code: 'over-order-limit', tone: 'error', total, maximum}).text;
}

const isOfLine = (intent: CartIntent | null, line: CartLine) =>
  intent !== null && 'lineKey' in intent && intent.lineKey === keyOf(line);
