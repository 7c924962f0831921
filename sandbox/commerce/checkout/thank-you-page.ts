import type {Context} from 'hono';
import {html} from 'hono/html';
import {renderPage, type Html} from '../../http/page';
import {giftText} from './gift-text';
import {arrivalText} from './order-mails';
import type {Order, OrderAddress} from './order';
import {formatDollars, dueOf, summaryLines, summaryTotals} from './summary';
import {stateByCode} from './us-states';

const CHECK = html`<svg
  class="tick"
  viewBox="0 0 24 24"
  fill="none"
  stroke="currentColor"
  stroke-width="3"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M20 6 9 17l-5-5" />
</svg>`;

/** The order confirmation page: items, addresses and payment (SAND-15). */
export function renderThankYou(c: Context, order: Order, shopUrl: string) {
  return renderPage(c, {
    title: `Order ${order.name} confirmed`,
    section: `Order ${order.name}`,
    home: shopUrl,
    body: html`<div class="confirm">
        ${CHECK}
        <div>
          <h1>Thank you, ${order.shippingAddress.firstName}</h1>
          <p class="lead">
            Order <b>${order.name}</b> is confirmed. We sent the details to ${order.email}.
          </p>
        </div>
      </div>
      <div class="checkout">
        <div>
          ${factsPanel(order)}
          ${
            order.note
              ? html`<div class="panel">
                  <h3>Your note</h3>
                  <p>${order.note}</p>
                </div>`
              : ''
          }
          <p class="update"><a class="btn primary" href="${shopUrl}">Continue shopping</a></p>
        </div>
        <aside class="summary" aria-labelledby="summary-title">
          <h2 id="summary-title">Order Summary</h2>
          ${summaryLines(order.lines)} ${summaryTotals(order)}
        </aside>
      </div>`,
  });
}

function factsPanel(order: Order): Html {
  const {payment, shippingLine} = order;
  const arrival = arrivalText(order);
  const gift = giftText(order);
  return html`<div class="panel">
    <dl class="facts">
      <div>
        <dt>Ships to</dt>
        <dd>${addressLines(order.shippingAddress)}</dd>
      </div>
      <div>
        <dt>Billed to</dt>
        <dd>${addressLines(order.billingAddress)}</dd>
      </div>
      <div>
        <dt>Shipping method</dt>
        <dd>${shippingLine?.title ?? 'Nothing to ship'}</dd>
      </div>
      ${
        arrival
          ? html`<div>
              <dt>Estimated delivery</dt>
              <dd>${arrival}</dd>
            </div>`
          : ''
      }
      <div>
        <dt>Payment</dt>
        <dd>
          ${
            payment
              ? html`${payment.brand} ending in ${payment.last4}, ${formatDollars(dueOf(order))}`
              : order.giftCards.length > 0
                ? 'Paid by gift card'
                : 'Nothing to pay'
          }
        </dd>
      </div>
      ${
        gift === null
          ? ''
          : html`<div>
              <dt>Giving</dt>
              <dd>${gift}</dd>
            </div>`
      }
    </dl>
  </div>`;
}

function addressLines(address: OrderAddress): Html[] {
  const state = stateByCode(address.provinceCode)?.name ?? address.provinceCode;
  return [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    `${address.city}, ${state} ${address.zip}`,
    'United States',
    address.phone,
  ]
    .filter((line) => line !== null && line !== '')
    .map((line) => html`${line}<br />`);
}
