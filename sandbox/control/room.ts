import type {Context} from 'hono';
import {html} from 'hono/html';
import {cartId} from '../commerce/cart/ids';
import type {CartRecord} from '../commerce/cart/types';
import type {Order} from '../commerce/checkout/order';
import {formatDollars, itemCountText} from '../commerce/checkout/summary';
import {pagesSection} from '../content-system/control';
import type {GivingState} from '../giving/control';
import {INGEST_SCRIPT} from '../http/assets';
import {renderPage, type Html} from '../http/page';
import {privacySection} from '../privacy/control-room';
import type {PrivacySettings} from '../privacy/settings';
import {givingSection} from './giving-section';
import type {Mail} from './outbox';
import {serviceCard, type ServiceView} from './service-card';
import type {StockLevel} from './stock';
import {ingestSection} from '../tags/ingest-section';
import type {IngestedRecord} from '../tags/ingest';
import {table} from './table';

interface RoomView {
  now: Date;
  services: ServiceView[];
  orders: Order[];
  carts: CartRecord[];
  mails: Mail[];
  stock: StockLevel[];
  deliveries: Html;
  staff: Html;
  privacy: PrivacySettings;
  giving: GivingState;
  ingested: IngestedRecord[];
}

/** The page of the control room (SAND-19). Its forms work without JavaScript. */
export function renderRoom(c: Context, view: RoomView) {
  return renderPage(c, {
    title: 'Control room',
    section: 'Control room',
    home: '/',
    script: INGEST_SCRIPT,
    body: html`<div class="room">
      <div>
        <h1>Control room</h1>
        <p class="lead">
          Stand-ins for the shop’s hosted services, all on this machine. Nothing here reaches the
          internet.
        </p>
      </div>
      ${servicesSection(view)} ${clockSection(view.now)} ${view.deliveries} ${view.staff}
      ${ordersSection(view.orders)} ${cartsSection(view.carts)} ${mailsSection(view.mails)}
      ${stockSection(view.stock)} ${privacySection(view.privacy)} ${givingSection(view.giving)}
      ${ingestSection(view.ingested)} ${pagesSection()} ${signingKeysSection()} ${resetSection()}
    </div>`,
  });
}

function servicesSection({services}: RoomView): Html {
  const faulty = services.some(({faults}) => faults.length > 0);
  return html`<section id="services">
    <h2>Services</h2>
    <div class="cards">${services.map(serviceCard)}</div>
    ${
      faulty
        ? html`<form class="update" method="post" action="/__control/faults/clear">
            <button class="btn ghost small">Clear all faults</button>
          </form>`
        : ''
    }
  </section>`;
}

function clockSection(now: Date): Html {
  return html`<section id="clock">
    <h2>Clock</h2>
    <div class="panel">
      <p>It is <b>${when(now.toISOString())}</b> (UTC) in the sandbox, and time keeps running.</p>
      <div class="update inline-form">
        <form class="inline-form" method="post" action="/__control/clock">
          <div class="field">
            <label for="now">Set to (UTC)</label>
            <input id="now" name="now" type="datetime-local" required />
          </div>
          <button class="btn ghost small">Set clock</button>
        </form>
        <form method="post" action="/__control/clock">
          <button class="btn ghost small" name="now" value="machine">
            Use this machine’s time
          </button>
        </form>
      </div>
    </div>
  </section>`;
}

function ordersSection(orders: Order[]): Html {
  return html`<section id="orders">
    <h2>Orders</h2>
    ${
      orders.length === 0
        ? html`<p class="empty">No orders yet. Put something in a cart and check out.</p>`
        : table(
            ['Order', 'When', 'Email', 'Items', 'Payment', 'Total', 'State', 'Change'],
            orders.map(
              (order) =>
                html`<td><a href="/orders/${order.statusToken}">${order.name}</a></td>
                  <td>${when(order.processedAt)}</td>
                  <td>${order.email}</td>
                  <td>${itemCountText(order.lines)}</td>
                  <td>
                    ${order.payment ? `${order.payment.brand} ${order.payment.last4}` : 'Gift card'}
                  </td>
                  <td class="number">${formatDollars(order.total)}</td>
                  <td>${stateOf(order)}</td>
                  <td>
                    ${
                      order.cancellation
                        ? ''
                        : html`<form
                            method="post"
                            action="/__control/orders/${order.number}/cancel"
                          >
                            <button class="btn ghost small" aria-label="Cancel ${order.name}">
                              Cancel
                            </button>
                          </form>`
                    }
                  </td>`,
            ),
          )
    }
  </section>`;
}

function stateOf(order: Order): string {
  if (order.cancellation) return 'Canceled';
  const place = fulfillmentState(order);
  return order.financialStatus === 'PAID' ? place : `${place}, partly refunded`;
}

function fulfillmentState({fulfillmentStatus, fulfillments: [parcel]}: Order): string {
  if (parcel) return parcel.deliveredAt === null ? 'On its way' : 'Delivered';
  return fulfillmentStatus === 'FULFILLED' ? 'Nothing to ship' : 'Being packed';
}

function cartsSection(carts: CartRecord[]): Html {
  return html`<section id="carts">
    <h2>Carts</h2>
    ${
      carts.length === 0
        ? html`<p class="empty">No carts yet. Open the shop and add something.</p>`
        : table(
            ['Cart', 'Last changed', 'Items', 'Codes', 'State', 'Checkout'],
            carts.map(
              (cart) =>
                html`<td>
                    <a href="/__control/carts/${encodeURIComponent(cartId(cart))}"
                      >${cart.token.slice(0, 8)}…</a
                    >
                  </td>
                  <td>${when(cart.updatedAt)}</td>
                  <td class="number">
                    ${cart.lines.reduce((sum, line) => sum + line.quantity, 0)}
                  </td>
                  <td>${cart.discountCodes.join(', ') || 'None'}</td>
                  <td>${cart.completedAt ? 'Ordered' : 'Open'}</td>
                  <td><a href="/cart/c/${cart.token}?key=${cart.key}">Open</a></td>`,
            ),
          )
    }
  </section>`;
}

function mailsSection(mails: Mail[]): Html {
  return html`<section id="mails">
    <h2>Emails</h2>
    ${
      mails.length === 0
        ? html`<p class="empty">
            No emails yet. Order confirmations, password resets and contact messages appear here.
          </p>`
        : mails.map(
            (mail) =>
              html`<details class="panel">
                <summary><b>${mail.subject}</b> to ${mail.to}, ${when(mail.sentAt)}</summary>
                ${mail.replyTo === null ? '' : html`<p class="muted">Replies go to ${mail.replyTo}.</p>`}
                <p class="mail">${linkify(mail.text)}</p>
              </details>`,
          )
    }
  </section>`;
}

function stockSection(stock: StockLevel[]): Html {
  return html`<section id="stock">
    <h2>Stock</h2>
    <form class="inline-form" method="post" action="/__control/stock">
      <div class="field">
        <label for="sku">SKU</label>
        <input id="sku" name="sku" required maxlength="64" autocomplete="off" />
      </div>
      <div class="field">
        <label for="quantity">Units left</label>
        <input id="quantity" name="quantity" type="number" min="0" max="1000000" required />
      </div>
      <button class="btn ghost small">Set stock</button>
    </form>
    <p class="update muted">Fewest units left:</p>
    ${table(
      ['SKU', 'Product', 'Units left'],
      stock.map(
        ({sku, title, quantity}) =>
          html`<td>${sku}</td>
            <td class="wraps">${title}</td>
            <td class="number">${quantity}</td>`,
      ),
    )}
  </section>`;
}

function signingKeysSection(): Html {
  return html`<section id="signing-keys">
    <h2>Signing keys of the identity provider</h2>
    <div class="panel">
      <p>After a change, the previous key stays published for a day or until you forget it.</p>
      <div class="update inline-form">
        <form method="post" action="/__control/signing-keys/rotate">
          <button class="btn ghost small">Sign with a new key</button>
        </form>
        <form method="post" action="/__control/signing-keys/forget">
          <button class="btn ghost small">Forget previous keys</button>
        </form>
      </div>
    </div>
  </section>`;
}

function resetSection(): Html {
  return html`<section id="reset">
    <h2>Start over</h2>
    <form class="panel" method="post" action="/__control/reset">
      <p>Deletes every cart, order, customer and email, and restocks the shop.</p>
      <p class="update"><button class="btn ghost small">Reset to the seed</button></p>
    </form>
  </section>`;
}

/** ISO 8601 -> `2026-11-21 12:04`. */
function when(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

/** The text of a mail, with its URLs as links. */
function linkify(text: string): (Html | string)[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}
