import {html} from 'hono/html';
import type {Html} from '../http/page';
import {FAULT_KINDS, type Fault} from './faults';
import type {ServiceTraffic} from './traffic';

interface ServiceView {
  name: string;
  traffic: ServiceTraffic;
  faults: Fault[];
}

const LABELS: Record<string, string> = {
  commerce: 'Commerce (Storefront API)',
  cdn: 'Image service',
  checkout: 'Hosted checkout',
  'content-system': 'Content system (Directus)',
  inventory: 'Inventory',
  mail: 'Mail',
  identity: 'Identity (Customer Data Cloud)',
  subscriptions: 'Subscriptions (Ordergroove)',
  privacy: 'Privacy manager (TrustArc)',
  reviews: 'Reviews (Bazaarvoice)',
  giving: 'Giving (ShoppingGives)',
  clinics: 'Clinic directory',
  'tag-manager': 'Tag manager (GTM)',
  'email-marketing': 'Email marketing (Klaviyo)',
  'error-reporting': 'Error reporting (Sentry)',
};

/** A service's health, latency, latest requests and fault switches. */
export function serviceCard({name, traffic, faults}: ServiceView): Html {
  return html`<div class="panel">
    <div class="card-head">
      <h3>${LABELS[name] ?? name}</h3>
      ${
        faults.length === 0
          ? html`<span class="status">Healthy</span>`
          : html`<span class="status faulty">${faults.map(faultLabel).join(', ')}</span>`
      }
    </div>
    <dl class="figures">
      ${figure('Requests', String(traffic.requests))} ${figure('Errors', String(traffic.errors))}
      ${figure('Median', milliseconds(traffic.p50))} ${figure('p95', milliseconds(traffic.p95))}
    </dl>
    <form class="inline-form" method="post" action="/__control/faults">
      <input type="hidden" name="service" value="${name}" />
      <div class="field">
        <label for="${name}-kind">Fault</label>
        <select id="${name}-kind" name="kind">
          ${FAULT_KINDS.map((kind) => html`<option>${kind}</option>`)}
        </select>
      </div>
      ${numberField(name, 'delayMs', 'Delay, ms', '60000', '100')}
      ${numberField(name, 'rate', 'Share, 0 to 1', '1', '0.05')}
      <div class="field">
        <label for="${name}-match">Only if it contains</label>
        <input id="${name}-match" name="match" maxlength="200" autocomplete="off" />
      </div>
      <button class="btn ghost small">Set fault</button>
    </form>
    ${traffic.operations.length > 0 ? lastOperations(traffic) : ''}
  </div>`;
}

function lastOperations({operations}: ServiceTraffic): Html {
  return html`<details class="update">
    <summary>Last ${operations.length} requests</summary>
    <ol>
      ${operations.map(
        ({at, operation, status, ms}) =>
          html`<li class="muted">
            ${at.slice(11, 19)} ${status} ${operation}, ${milliseconds(ms)}
          </li>`,
      )}
    </ol>
  </details>`;
}

function figure(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function numberField(
  service: string,
  name: string,
  label: string,
  max: string,
  step: string,
): Html {
  return html`<div class="field">
    <label for="${service}-${name}">${label}</label>
    <input
      id="${service}-${name}"
      name="${name}"
      type="number"
      min="0"
      max="${max}"
      step="${step}"
    />
  </div>`;
}

function faultLabel({kind, delayMs, rate, match}: Fault): string {
  return [
    kind,
    delayMs === undefined ? '' : `${delayMs} ms`,
    rate === undefined ? '' : `${Math.round(rate * 100)} %`,
    match === undefined ? '' : `on “${match}”`,
  ]
    .filter(Boolean)
    .join(' ');
}

function milliseconds(ms: number | null): string {
  return ms === null ? 'None yet' : `${ms} ms`;
}
