import {html} from 'hono/html';
import {table} from '../control/table';
import type {Html} from '../http/page';
import type {IngestedRecord} from './ingest';

const SHOWN = 50;

/** The list of what third parties received, newest first. A script updates it while the page is open. */
export function ingestSection(records: readonly IngestedRecord[]): Html {
  return html`<section id="ingest">
    <h2>What third parties received</h2>
    <p class="update muted">
      Events of the tag manager, email marketing, giving and error reporting, with the consent that
      the shop had on record. This list updates itself.
    </p>
    <div id="ingested">
      ${
        records.length === 0
          ? html`<p class="empty">Nothing yet.</p>`
          : table(
              ['Event', 'Received', 'By', 'Consent', 'Payload'],
              records.slice(0, SHOWN).map(
                ({event, at, service, consent, payload}) =>
                  html`<td class="wraps">${event}</td>
                    <td>${at.slice(0, 19).replace('T', ' ')}</td>
                    <td>${service}</td>
                    <td>${consent ?? 'not recorded'}</td>
                    <td class="wraps">${JSON.stringify(payload)}</td>`,
              ),
            )
      }
    </div>
    <form class="update" method="post" action="/__control/ingest/clear">
      <button class="btn ghost small">Clear the list</button>
    </form>
  </section>`;
}
