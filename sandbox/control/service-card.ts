import {html} from 'hono/html';
import type {Html} from '../http/page';
import {FAULT_KINDS, type Fault} from './faults';
import {SERVICES, type ServiceName} from './services';
import type {ServiceTraffic} from './traffic';

export interface ServiceView {
  name: ServiceName;
  traffic: ServiceTraffic;
  faults: Fault[];
}

/** A service's health, latency, latest requests and fault switches. */
export function serviceCard({name, traffic, faults}: ServiceView): Html {
  return html`<div class="panel">
    <div class="card-head">
      <h3>${SERVICES[name].label}</h3>
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
