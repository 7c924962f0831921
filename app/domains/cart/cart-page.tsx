import {useRevalidator} from '@remix-run/react';
import {useRef, useState, type ReactNode} from 'react';
import {weightOf} from '~/domains/staff-access/quota';
import {LazyQuotaMeter} from '~/domains/staff-access/lazy-quota-meter';
import {useSite} from '~/domains/session/site-context';
import {useStaffAccess} from '~/domains/staff-access/staff-access-context';
import {Alert} from '~/ui/alert';
import {useAnnounce} from '~/ui/announcer';
import {ButtonLink} from '~/ui/button-link';
import {UnavailableNote} from '~/ui/unavailable-note';
import {boughtLines, type GiftChoice} from './extra-gift';
import {keyOf, type Cart, type CartLine, type KnownCart, type PlanChoice} from './cart';
import type {ShownNotice} from './cart-outcome';
import {useCart, useCartActions} from './cart-context';
import {CartLineRow} from './page/cart-line-row';
import {sendersOf} from './display/line-delivery';
import {FreeShippingTracker} from './display/free-shipping-tracker';
import {dispatchItemAdded, dispatchItemRemoved} from './add/item-events';
import {isOverOrderLimit, orderMaximum, orderQuantity} from './limits';
import {toWeighed} from './weigh';
import {CART_EMPTY, CART_UNREADABLE, showPageNotice} from './messages';
import {Notices} from './display/notices';
import {formatSavedItem, isInCart} from './saved/saved-items';
import type {SavedLine} from './saved/saved-line';
import type {CartIntent, LineIntent} from './store/optimistic-cart';
import {OrderSummary} from './page/order-summary';
import {EmptyCartForm} from './page/empty-cart-form';
import {RemovedNotice} from './page/removed-notice';
import {LazySavedSection} from './page/lazy-saved-section';
import {useFocusInCart} from './page/use-focus-in-cart';

interface CartPageProps {
  loaded: KnownCart;
  /** `null` if they couldn't be read. */
  saved: readonly SavedLine[] | null;
  /** Titles of the lines that were removed without scripts. Shown until the next change, like the notices. */
  firstRemoved: readonly string[];
  firstNotices: readonly ShownNotice[];
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
  const {ask} = useCartActions();
  const maximum = orderMaximum(useSite());
  const announce = useAnnounce();
  const [notices, setNotices] = useState(firstNotices);
  const [lastChange, setLastChange] = useState<CartIntent | null>(null);
  const [removedBefore, setRemovedBefore] = useState(firstRemoved);
  const [removedLines, setRemovedLines] = useState<readonly CartLine[]>([]);
  const [forgotten, setForgotten] = useState<SavedLine | null>(null);
  const {revalidate} = useRevalidator();
  const savedHeading = useRef<HTMLHeadingElement>(null);

  const lines = cart ? boughtLines(cart) : [];
  const {heading, list, follow} = useFocusInCart();

  /** Announces `done` only after the server has confirmed the change without notices. */
  async function change(intent: CartIntent, done?: string): Promise<boolean> {
    setNotices([]);
    setLastChange(intent);
    setRemovedBefore([]);
    setForgotten(null);
    const removed = linesRemovedBy(intent, lines);
    if (removed.length === 0) setRemovedLines([]);
    const outcome = await ask(intent);
    /* The header and the cart are still the customer's. */
    if (outcome.reason === 'logged-out') location.reload();
    if (outcome.ok) {
      removed.forEach(dispatchItemRemoved);
      if (!isSave(intent)) setRemovedLines((before) => [...before, ...removed]);
    }
    setNotices(outcome.notices);
    outcome.notices.forEach(({text}) => announce(text));
    if (done !== undefined && outcome.ok && outcome.notices.length === 0) announce(done);
    return outcome.ok;
  }

  function changeLine(intent: LineIntent, index: number) {
    const isRemoved = intent.kind === 'remove';
    follow({...intent, index, isRemoved});
    const title = lines[index]?.product.title ?? '';
    if (intent.kind === 'plan') return void change(intent, switchedText(title, intent.plan));
    if (!isRemoved) return void change(intent);
    const isLast = lines.length === 1;
    const isSaved = isSave(intent);
    const done = `${title} ${isSaved ? 'saved for later' : 'removed from your cart'}.`;
    const changed = change(intent, `${done}${isLast ? ` ${CART_EMPTY}` : ''}`);
    if (isSaved) void changed.then(revalidate);
  }

  async function moveToCart({item, line}: SavedLine & {line: CartLine}) {
    heading.current?.focus();
    const intent = {kind: 'add', line, savedItem: formatSavedItem(item)} as const;
    if (await change(intent, `${line.product.title} moved to your cart.`)) {
      dispatchItemAdded(line, line.quantity);
    }
    revalidate();
  }

  async function changeSaved(kind: 'forget' | 'keep', changed: SavedLine) {
    (savedHeading.current ?? heading.current)?.focus();
    const title = changed.line?.product.title ?? 'The item';
    const done = kind === 'keep' ? 'is saved again' : 'removed from your saved items';
    const isDone = await change({kind, item: formatSavedItem(changed.item)}, `${title} ${done}.`);
    if (isDone && kind === 'forget') setForgotten(changed);
    revalidate();
  }

  /** Adds the lines back one by one. Those that Shopify couldn't take right now can be added again later. */
  async function undoRemoval() {
    const lines = removedLines;
    setRemovedLines([]);
    heading.current?.focus();
    const reasons: ShownNotice[] = [];
    const missing: CartLine[] = [];
    for (const line of lines) {
      const outcome = await ask({kind: 'add', line});
      if (outcome.ok && outcome.added) dispatchItemAdded(line, outcome.added.quantity);
      reasons.push(...outcome.notices);
      const isBack = outcome.cart?.lineItems.some((found) => keyOf(found) === keyOf(line));
      if (outcome.reason === 'unavailable' && !isBack) missing.push(line);
    }
    setRemovedLines(missing);
    setNotices(reasons);
    if (reasons.length === 0) announce('It’s back in your cart.');
    reasons.forEach(({text}) => announce(text));
  }

  function chooseGift(choice: GiftChoice) {
    const done = choice === 'none' ? 'Your gift is removed.' : 'Your gift is added. Thank you!';
    return change({kind: 'gift', choice}, done);
  }

  function empty() {
    follow({index: 0, isRemoved: true});
    void change({kind: 'empty'}, CART_EMPTY);
  }

  const shownSaved = saved && saved.filter(({item}) => !isInCart(item, cart));
  const isDated = sendersOf(lines).size > 1;
  const lineKeys = new Set(lines.map(keyOf));
  const isCodeChange = lastChange?.kind === 'code';
  const cartNotices = notices.filter(({lineKey}) => !lineKey || !lineKeys.has(lineKey));

  const savedSection = shownSaved?.length !== 0 && (
    <LazySavedSection
      saved={shownSaved}
      heading={savedHeading}
      onMove={(moved) => void moveToCart(moved)}
      onForget={(dropped) => void changeSaved('forget', dropped)}
    />
  );

  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <h1 ref={heading} tabIndex={-1} className="text-heading-l outline-none">
        Shopping Cart
      </h1>
      <Notices notices={isCodeChange && lines.length > 0 ? [] : cartNotices} />
      <RemovedNotice titles={removedBefore} />
      <RemovedNotice
        titles={removedLines.map(({product}) => product.title)}
        onUndo={() => void undoRemoval()}
      />
      {forgotten?.line && (
        <RemovedNotice
          titles={[forgotten.line.product.title]}
          onUndo={() => void changeSaved('keep', forgotten)}
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
            <ul ref={list} className="@container">
              {lines.map((line, index) => (
                <CartLineRow
                  key={keyOf(line)}
                  line={line}
                  isDated={isDated}
                  isPending={pendingKeys.has(keyOf(line))}
                  notices={notices.filter(({lineKey}) => lineKey === keyOf(line))}
                  changeElsewhere={isOfLine(lastChange, line) ? null : lastChange}
                  onChange={(intent) => changeLine(intent, index)}
                />
              ))}
            </ul>
            <EmptyCartForm quantity={cart.totalQuantity} onEmpty={empty} />
          </section>
          <div className="flex flex-col gap-5 lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <OrderSummary
              cart={cart}
              isUpdating={isUpdating}
              checkout={checkout(cart)}
              onCode={(intent) => void change(intent, codeText(intent))}
              codeNotices={isCodeChange ? cartNotices : []}
              onRemoveGift={() => void chooseGift('none')}
            />
            {belowSummary?.(cart, chooseGift)}
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

/** How far the cart is from free shipping, or from the month's quota. */
function CartMeter({cart, lines}: {cart: Cart; lines: readonly CartLine[]}) {
  const {features} = useSite();
  const {quota} = useStaffAccess();
  if (features.quota && !quota) return null;
  return (
    <div className="rounded-m border border-line px-5 py-4 empty:hidden">
      {quota ? (
        <LazyQuotaMeter quota={quota} cartLbs={weightOf(lines.map(toWeighed))} />
      ) : (
        <FreeShippingTracker cart={cart} layout="full" />
      )}
    </div>
  );
}

function codeText({code, isApplied}: Extract<CartIntent, {kind: 'code'}>): string {
  return isApplied ? `${code} is applied.` : `${code} is removed.`;
}

function switchedText(title: string, plan: PlanChoice | null): string {
  return plan ? `${title}: autoship, ${plan.name.toLowerCase()}.` : `${title}: one-time purchase.`;
}

function overOrderLimitText(lines: readonly CartLine[], maximum: number): string {
  const total = orderQuantity(lines);
  return showPageNotice({code: 'over-order-limit', tone: 'error', total, maximum}).text;
}

const isOfLine = (intent: CartIntent | null, line: CartLine) =>
  intent !== null && 'lineKey' in intent && intent.lineKey === keyOf(line);

const isSave = (intent: CartIntent) => intent.kind === 'remove' && intent.isSaved === true;

function linesRemovedBy(intent: CartIntent, lines: readonly CartLine[]): readonly CartLine[] {
  if (intent.kind === 'empty') return lines;
  return intent.kind === 'remove' ? lines.filter((line) => keyOf(line) === intent.lineKey) : [];
}

function EmptyCart({loginPath}: {loginPath: string | null}) {
  const {features} = useSite();
  return (
    <div className="flex flex-col items-start gap-4 rounded-l bg-surface-oat px-6 py-12 md:px-12">
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
