import {html} from 'hono/html';
import type {Html} from '../http/page';

/** A table of the control room, named after its first column. */
export function table(heads: string[], rows: Html[]): Html {
  return html`<div class="scroller" tabindex="0" role="region" aria-label="${heads[0]} table">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
