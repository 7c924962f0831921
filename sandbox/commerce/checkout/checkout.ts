import type {Context, Hono} from 'hono';
import type {SandboxContext} from '../../context';
import {createOutbox} from '../../control/outbox';
import {faultGate} from '../../http/fault-gate';
import {requireLoopbackOrigin} from '../../http/loopback';
import {renderNotice} from '../../http/page';
import {createGiftCards} from '../cart/gift-cards';
import type {PricedCart} from '../cart/pricing';
import {createCarts} from '../cart/store';
import type {CartAddress, CartRecord} from '../cart/types';
import type {CatalogStore} from '../catalog/types';
import {renderCheckout, type CheckoutView} from './checkout-page';
import {CHECKOUT_FAULTS} from './faults';
import {parseForm, readFormValues, type FormValues} from './form';
import {charge, type ChargeResult} from './gateway';
import type {Order} from './order';
import type {Orders} from './orders';
import {placeOrder, type PlaceOrderDeps} from './place-order';
import {prefilledValues} from './prefill';
import {quoteCart, type Quote} from './quote';
import {createReturnUrls, type ReturnUrls} from './return-urls';
import {shortageMessages} from './shortages';
import {formatDollars, dueOf} from './summary';
import {renderThankYou} from './thank-you-page';
import {bodyLimit} from '../../http/body-limit';

interface CheckoutDeps {
  context: SandboxContext;
  catalog: CatalogStore;
  orders: Orders;
  /** Prices a cart as the cart API does: with the current catalog, gift cards and rules. */
  price(cart: CartRecord): PricedCart;
  defaultAddress(customerId: string): CartAddress | null;
  /** Called once for a paid order; the card's number is empty if a gift card paid all of it. */
  onPaid(order: Order, cardNumber: string): void;
}

const MAX_BODY_BYTES = 64 * 1024;

const PAYMENT_FAILURES: Record<
  Exclude<ChargeResult['status'], 'approved'>,
  CheckoutView['message']
> = {
  declined: {
    title: 'Your card was declined',
    text: 'Nothing was charged and your cart is safe. Try another card, or ask your bank.',
  },
  error: {
    title: 'We couldn’t process the payment',
    text: 'Something went wrong at our payment provider. Nothing was charged and your cart is safe. Try again in a moment.',
  },
};

/**
 * Mounts the hosted checkout, from a cart's `checkoutUrl` to the order confirmation (CHK-01). Its pages work without
 * JavaScript.
 */
export function mountCheckout(app: Hono, deps: CheckoutDeps): void {
  const {context, orders} = deps;
  const {db, clock, faults, origin} = context;
  const carts = createCarts(db, clock);
  const returnUrls = createReturnUrls(db, origin);
  const placeOrderDeps: Omit<PlaceOrderDeps, 'onPaid'> = {
    db,
    origin,
    orders,
    carts,
    catalog: deps.catalog,
    giftCards: createGiftCards(db),
    outbox: createOutbox(db, clock),
    now: clock.now,
  };

  for (const path of ['/cart/c/*', '/checkouts/*', '/orders/*']) {
    app.use(path, requireLoopbackOrigin, bodyLimit(MAX_BODY_BYTES));
    app.use(path, faultGate({service: 'checkout', faults, ...CHECKOUT_FAULTS}));
  }

  app.get('/cart/c/:token', (c) => {
    const token = c.req.param('token');
    returnUrls.remember(token, c.req.header('Referer'));
    return c.redirect(checkoutPath(token, c.req.query('key') ?? ''), 302);
  });

  app.get('/checkouts/cn/:token', (c) =>
    withCart(c, (cart) => {
      returnUrls.remember(cart.token, c.req.header('Referer'));
      const typed = prefilledValues(cart, deps.defaultAddress);
      return renderForm(c, quoteCart(deps.price(cart), typed), typed);
    }),
  );

  app.post('/checkouts/cn/:token', async (c) => {
    const form = await c.req.formData().catch(() => new FormData());
    return withCart(c, async (cart) => {
      const typed = readFormValues(form);
      const quote = quoteCart(deps.price(cart), typed);
      if (form.get('intent') === 'update') return renderForm(c, quote, typed);
      return pay(c, quote, typed, form.get('shownTotal'));
    });
  });

  app.get('/checkouts/cn/:token/thank-you', (c) => {
    const cart = readCartFromUrl(c);
    const order = cart && orders.byCart(cart.token);
    return order ? renderThankYou(c, order, shopUrl(order.cartToken)) : notFound(c, returnUrls);
  });

  app.get('/orders/:token', (c) => {
    const order = orders.byStatusToken(c.req.param('token'));
    return order ? renderThankYou(c, order, shopUrl(order.cartToken)) : notFound(c, returnUrls);
  });

  const shopUrl = (cartToken: string) => `${returnUrls.shopOf(cartToken)}/`;

  /** Reads the cart from the URL if its key matches, ordered or not. */
  function readCartFromUrl(c: Context): CartRecord | null {
    const cart = carts.byToken(c.req.param('token') ?? '');
    return cart && cart.key === c.req.query('key') ? cart : null;
  }

  /** Calls `handle` if the cart can still be ordered. If it was ordered already, redirects to the confirmation. */
  function withCart(c: Context, handle: (cart: CartRecord) => Promise<Response>) {
    const cart = readCartFromUrl(c);
    if (cart?.completedAt) return c.redirect(thankYouPath(cart), 303);
    const hasMerchandise = cart?.lines.some(({merchandiseId}) =>
      deps.catalog.variantById(merchandiseId),
    );
    return cart && hasMerchandise ? handle(cart) : notFound(c, returnUrls);
  }

  function pay(c: Context, quote: Quote, typed: FormValues, shownTotal: FormDataEntryValue | null) {
    const parsed = parseForm(typed, {
      now: clock.now(),
      isPaymentDue: dueOf(quote.summary) > 0,
      rates: quote.rates.map(({handle}) => handle),
    });
    if (!parsed.ok) return renderForm(c, quote, typed, {problems: parsed.problems, status: 422});
    const refuse = (message: CheckoutView['message']) =>
      renderForm(c, quote, typed, {message, status: 422});
    const changed = changeSinceShown(quote, shownTotal);
    if (changed) return refuse(changed);
    const {contact, cardNumber} = parsed.submission;
    const chargeResult = cardNumber === null ? null : charge(cardNumber);
    if (chargeResult && chargeResult.status !== 'approved') {
      return refuse(PAYMENT_FAILURES[chargeResult.status]);
    }
    const payment = chargeResult && {brand: chargeResult.brand, last4: chargeResult.last4};
    placeOrder(quote, contact, payment, {
      ...placeOrderDeps,
      onPaid: (order) => deps.onPaid(order, cardNumber ?? ''),
    });
    return c.redirect(thankYouPath(quote.cart), 303);
  }

  /** Nothing is charged for items that have sold out, or at a total that the buyer hasn't seen. */
  function changeSinceShown(
    {summary}: Quote,
    shownTotal: FormDataEntryValue | null,
  ): CheckoutView['message'] {
    const shortageTexts = shortageMessages(summary.lines, deps.catalog);
    if (shortageTexts.length > 0) {
      return {title: 'Some items are no longer available', text: shortageTexts.join(' ')};
    }
    const due = dueOf(summary);
    if (shownTotal === null || shownTotal === String(due)) return null;
    return {
      title: `Your total is now ${formatDollars(due)}`,
      text: 'Shipping and tax were updated for your address. Nothing was charged yet: check the total and pay again.',
    };
  }

  function renderForm(
    c: Context,
    quote: Quote,
    typed: FormValues,
    outcome: Partial<Pick<CheckoutView, 'message' | 'problems' | 'status'>> = {},
  ) {
    const {cart, summary, rates, shippingLine} = quote;
    return renderCheckout(c, {
      action: checkoutPath(cart.token, cart.key),
      cartUrl: `${returnUrls.shopOf(cart.token)}/cart`,
      summary,
      rates,
      typed: {...typed, shipping: shippingLine?.handle ?? ''},
      problems: {},
      message: null,
      status: 200,
      ...outcome,
    });
  }
}

function checkoutPath(token: string, key: string): string {
  return `/checkouts/cn/${encodeURIComponent(token)}?key=${encodeURIComponent(key)}`;
}

function thankYouPath({token, key}: Pick<CartRecord, 'token' | 'key'>): string {
  return `/checkouts/cn/${token}/thank-you?key=${key}`;
}

function notFound(c: Context, returnUrls: ReturnUrls) {
  return renderNotice(c, 'Checkout', {
    title: 'We can’t find this checkout',
    text: 'The cart is empty, or the link is incomplete or no longer valid. Nothing was charged.',
    link: {
      href: `${returnUrls.shopOf(c.req.param('token') ?? '')}/cart`,
      label: 'Back to your cart',
    },
    status: 404,
  });
}
