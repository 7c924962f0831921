import {html} from 'hono/html';
import type {GivingState} from '../giving/control';
import type {Html} from '../http/page';
import {PROFILES} from '../world/giving/stores';
import {table} from './table';

const SHOWN = 20;

/** The shop's giving store, its trackings with their donations, and the latest clickstream events. */
export function givingSection({store, trackings, events}: GivingState): Html {
  return html`<section id="giving">
    <h2>Giving</h2>
    <form class="inline-form" method="post" action="/__control/giving">
      <div class="field">
        <label for="giving-profile">The store</label>
        <select id="giving-profile" name="profile">
          ${PROFILES.map(
            (name) => html`<option ${name === store?.profile ? 'selected' : ''}>${name}</option>`,
          )}
        </select>
      </div>
      <button class="btn ghost small">Change store</button>
    </form>
    ${
      trackings.length === 0
        ? html`<p class="empty update">No donations tracked yet.</p>`
        : table(
            ['Tracking', 'Started', 'Cause', 'Given'],
            trackings.slice(0, SHOWN).map(
              ({trackingId, createdAt, causeId, causeName, confirmation}) =>
                html`<td>${trackingId.slice(0, 8)}…</td>
                  <td>${createdAt.slice(0, 16).replace('T', ' ')}</td>
                  <td class="wraps">${causeId === '0' ? 'The store’s default' : causeName}</td>
                  <td class="number">
                    ${confirmation ? `$${confirmation.totalDonationAmount}` : 'Nothing yet'}
                  </td>`,
            ),
          )
    }
    ${
      events.length === 0
        ? ''
        : table(
            ['Event', 'When', 'Tracking', 'Payload'],
            events.slice(0, SHOWN).map(
              ({event, receivedAt, tracking_id: trackingId}) =>
                html`<td>${event.event_type}</td>
                  <td>${receivedAt.slice(0, 19).replace('T', ' ')}</td>
                  <td>${trackingId.slice(0, 8)}…</td>
                  <td class="wraps">${JSON.stringify(event.payload)}</td>`,
            ),
          )
    }
  </section>`;
}
