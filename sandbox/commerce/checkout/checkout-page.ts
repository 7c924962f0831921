import {autoshipTerms} from './autoship-terms';
import type {Context} from 'hono';
import {html} from 'hono/html';
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import {CHECKOUT_SCRIPT} from '../../http/assets';
import {renderPage, type Html} from '../../http/page';
import {
  CARD_FIELDS,
  CONTACT_FIELDS,
  NAME_FIELDS,
  PLACE_FIELDS,
  problemText,
  stateField,
  textFields,
} from './fields';
import type {ShippingRate} from '../cart/delivery';
import {FIELDS, type Problems, type FormValues} from './form';
import {
  formatDollars,
  dueOf,
  itemCountText,
  summaryLines,
  summaryTotals,
  type Summary,
} from './summary';

export interface CheckoutView {
  /** URL that the form posts to: this page. */
  action: string;
  cartUrl: string;
  summary: Summary;
  /** Empty if nothing ships. */
  rates: ShippingRate[];
  typed: FormValues;
  problems: Problems;
  /** A problem with the whole form: a declined card or a changed total. */
  message: {title: string; text: string} | null;
  status: ContentfulStatusCode;
}

/** Renders the one-page checkout (SAND-13): a single form that works without JavaScript. */
export function renderCheckout(c: Context, view: CheckoutView) {
  const {summary} = view;
  const due = dueOf(summary);
  return renderPage(c, {
    title: 'Checkout',
    section: 'Checkout',
    home: view.cartUrl,
    status: view.status,
    script: CHECKOUT_SCRIPT,
    body: html`<h1>Checkout</h1>
      ${errorSummary(view)}
      <p class="glance">
        <a href="#summary">${itemCountText(summary.lines)} in your order</a>
        <b data-total>${formatDollars(due)}</b>
      </p>
      <form
        id="checkout"
        class="checkout"
        method="post"
        action="${view.action}"
        autocomplete="on"
        novalidate
      >
        <div>
          ${contactSection(view)} ${deliverySection(view)}
          ${view.rates.length > 0 ? shippingSection(view) : ''}
          ${due > 0 ? paymentSection(view) : ''}
        </div>
        ${summaryPanel(view)}
      </form>`,
  });
}

function errorSummary({message, problems}: CheckoutView): Html | string {
  const fieldProblems = FIELDS.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{field, problem}] : [];
  });
  if (!message && fieldProblems.length === 0) return '';
  const count = fieldProblems.length === 1 ? 'one field' : `${fieldProblems.length} fields`;
  return html`<div class="alert" role="alert" tabindex="-1" autofocus>
    <h2>${message?.title ?? `Please check ${count}`}</h2>
    ${message ? html`<p>${message.text}</p>` : html`<p>Your cart is safe and nothing was charged.</p>`}
    ${
      fieldProblems.length > 0
        ? html`<ul>
            ${fieldProblems.map(({field, problem}) => html`<li><a href="#${field}">${problem}</a></li>`)}
          </ul>`
        : ''
    }
  </div>`;
}

function contactSection({typed, problems}: CheckoutView): Html {
  return html`<section>
    <h2>Contact</h2>
    <div class="fields">
      ${textFields(CONTACT_FIELDS, typed, problems)}
      <label class="check">
        <input type="checkbox" name="marketing" ${typed.marketing === 'on' ? 'checked' : ''} />
        Email me with news and offers
      </label>
    </div>
  </section>`;
}

function deliverySection({typed, problems}: CheckoutView): Html {
  return html`<section>
    <h2>Shipping address</h2>
    <div class="fields two">
      ${textFields(NAME_FIELDS, typed, problems)} ${stateField(typed, problems)}
      ${textFields(PLACE_FIELDS, typed, problems)}
    </div>
    <p class="muted update">Country: United States. We ship to the 50 states and DC.</p>
  </section>`;
}

function shippingSection({rates, typed, problems}: CheckoutView): Html {
  return html`<section>
    <fieldset id="shipping" tabindex="-1">
      <legend><h2>Shipping method</h2></legend>
      <div class="choices" id="rates">
        ${rates.map(
          (rate) =>
            html`<label class="choice">
              <input
                type="radio"
                name="shipping"
                value="${rate.handle}"
                ${rate.handle === typed.shipping ? 'checked' : ''}
              />
              <span><b>${rate.title}</b><span class="muted">${rate.description}</span></span>
              <b>${rate.cents === 0 ? 'Free' : formatDollars(rate.cents)}</b>
            </label>`,
        )}
      </div>
      ${problemText('shipping', problems)}
    </fieldset>
    <p class="update">
      <button class="btn ghost small" name="intent" value="update">Update totals</button>
      <span class="muted"
        >Shipping and tax depend on your state. Alaska and Hawaii are $4 more.</span
      >
    </p>
  </section>`;
}

function paymentSection({typed, problems}: CheckoutView): Html {
  return html`<section>
    <h2>Payment</h2>
    <div class="hint">
      <p>
        <b>Test payments.</b> <code>1</code> or <code>4242 4242 4242 4242</code> is approved,
        <code>2</code> or <code>4000 0000 0000 0002</code> is declined, <code>3</code> fails. No
        card is ever charged.
      </p>
    </div>
    <div class="fields two">${textFields(CARD_FIELDS, typed, problems)}</div>
  </section>`;
}

function summaryPanel({summary, cartUrl}: CheckoutView): Html {
  const terms = autoshipTerms(summary.lines);
  return html`<aside class="summary" id="summary" aria-labelledby="summary-title" tabindex="-1">
    <h2 id="summary-title">Order Summary</h2>
    ${summaryLines(summary.lines)}
    <div id="totals" aria-live="polite">
      ${summaryTotals(summary)}
      <input type="hidden" name="shownTotal" value="${dueOf(summary)}" />
    </div>
    <button class="btn primary wide" name="intent" value="pay">
      ${dueOf(summary) > 0 ? 'Pay now' : 'Place order'}
    </button>
    ${terms === null ? '' : html`<p class="muted">${terms}</p>`}
    <p><a href="${cartUrl}">Return to cart</a></p>
  </aside>`;
}
