import {html} from 'hono/html';
import type {Html} from '../../http/page';
import {isGiftSku} from '../../world/gift-product';
import type {Order, OrderLine} from './order';

export type Summary = Pick<Order, 'lines' | 'subtotal' | 'savings' | 'total' | 'giftCards'> & {
  /** `null` until the destination is known. */
  shipping: number | null;
  tax: number | null;
};

/** Formats cents: `$1,204.50`. */
export function formatDollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}

const DOLLARS = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});

export function itemCountText(lines: readonly OrderLine[]): string {
  const count = sumOf(boughtLines(lines), ({quantity}) => quantity);
  return count === 1 ? '1 item' : `${count} items`;
}

/** The lines without the shopper's own gift, which the totals show. */
const boughtLines = (lines: readonly OrderLine[]) => lines.filter(({sku}) => !isGiftSku(sku));

const sumOf = (lines: readonly OrderLine[], amountOf: (line: OrderLine) => number) =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);

export function summaryLines(lines: readonly OrderLine[]): Html {
  return html`<ul>
    ${lines.map(summaryLine)}
  </ul>`;
}

function summaryLine(line: OrderLine): Html {
  const listTotal = line.listPrice * line.quantity;
  const planSaving = line.sellingPlan ? (line.price - line.unitPrice) * line.quantity : 0;
  return html`<li class="line">
    ${
      line.image
        ? html`<img
            src="${line.image.path}?width=144&amp;height=144&amp;format=webp"
            alt=""
            width="72"
            height="72"
          />`
        : html`<span></span>`
    }
    <div>
      <h3>${line.title}</h3>
      ${hasVariantTitle(line) ? html`<p>${line.variantTitle}</p>` : ''}
      <p>Quantity ${line.quantity}</p>
      ${line.sellingPlan ? html`<p class="plan">${planLabel(line.sellingPlan.name)}</p>` : ''}
      ${planSaving > 0 ? html`<p class="save">Autoship saves ${formatDollars(planSaving)}</p>` : ''}
      ${line.discounts.map(
        ({code, amount}) => html`<p class="save">${code} (−${formatDollars(amount)})</p>`,
      )}
    </div>
    <p class="end">
      ${listTotal > line.total ? html`<s>${formatDollars(listTotal)}</s>` : ''}
      <b>${formatDollars(line.total)}</b>
    </p>
  </li>`;
}

/** Shopify gives a product's only variant this title; shoppers shouldn't see it. */
const hasVariantTitle = (line: OrderLine) => line.variantTitle !== 'Default Title';

/** Shortens plan names: `Delivery every 4 weeks` becomes `Every 4 weeks`. */
function planLabel(name: string): string {
  return /every .*/i.exec(name)?.[0].replace(/^e/, 'E') ?? name;
}

/** The same totals as in the shop's cart. The subtotal uses sale prices; all other savings have rows of their own. */
export function summaryTotals(summary: Summary): Html {
  const {lines, shipping, tax, total, savings} = summary;
  const amountText = (cents: number | null, free: string) =>
    cents === null ? 'Enter your address' : cents === 0 ? free : formatDollars(cents);
  const bought = boughtLines(lines);
  const subtotal = sumOf(bought, ({price, quantity}) => price * quantity);
  const afterPlans = sumOf(bought, ({unitPrice, quantity}) => unitPrice * quantity);
  const gift = sumOf(lines, (line) => line.total) - sumOf(bought, (line) => line.total);
  return html`<dl class="totals">
    <div>
      <dt>Subtotal (${itemCountText(lines)})</dt>
      <dd>${formatDollars(subtotal)}</dd>
    </div>
    ${deduction('Autoship savings', subtotal - afterPlans)}
    ${deduction('Discount codes', afterPlans - (summary.subtotal - gift))}
    ${
      gift > 0
        ? html`<div>
            <dt>Your gift</dt>
            <dd>${formatDollars(gift)}</dd>
          </div>`
        : ''
    }
    <div>
      <dt>Shipping</dt>
      <dd>${amountText(shipping, 'Free')}</dd>
    </div>
    <div>
      <dt>Estimated tax</dt>
      <dd>${amountText(tax, formatDollars(0))}</dd>
    </div>
    <div class="total">
      <dt>Total</dt>
      <dd>${formatDollars(total)}</dd>
    </div>
    ${giftCardRows(summary)}
    ${
      savings > 0
        ? html`<div class="save">
            <dt>Total Savings</dt>
            <dd>${formatDollars(savings)}</dd>
          </div>`
        : ''
    }
  </dl>`;
}

function deduction(label: string, cents: number): Html | string {
  if (cents === 0) return '';
  return html`<div class="save">
    <dt>${label}</dt>
    <dd>−${formatDollars(cents)}</dd>
  </div>`;
}

function giftCardRows(summary: Summary): Html | string {
  if (summary.giftCards.length === 0) return '';
  return html`${summary.giftCards.map(
      ({lastCharacters, amount}) =>
        html`<div>
          <dt>Gift card ending in ${lastCharacters}</dt>
          <dd>−${formatDollars(amount)}</dd>
        </div>`,
    )}
    <div>
      <dt>To pay</dt>
      <dd>${formatDollars(dueOf(summary))}</dd>
    </div>`;
}

/** The amount to charge after gift cards, in cents. */
export function dueOf({total, giftCards}: Pick<Summary, 'total' | 'giftCards'>): number {
  return giftCards.reduce((left, {amount}) => left - amount, total);
}
