import type {Hono} from 'hono';
import {html} from 'hono/html';
import {formatDollars} from '../commerce/checkout/summary';
import {createCustomerRecords} from '../commerce/customers/records';
import type {SandboxContext} from '../context';
import type {Html} from '../http/page';
import type {Program} from './program';
import {gidNumber, rejectionOf, type Delivery} from './records';

/** The control room's view of the subscription provider, for developers and tests. */
export function mountSubscriptionControl(app: Hono, {db}: SandboxContext, program: Program): void {
  const {tables, planner} = program;
  const customers = createCustomerRecords(db);
  const numberOfEmail = (email: string | undefined) => {
    const customer = email === undefined ? null : customers.byEmail(email.toLowerCase());
    return customer ? gidNumber(customer.id) : '';
  };

  app.get('/__control/subscriptions', (c) => {
    program.timeline.bringUpToDate();
    return c.json(tables.subscriptions.ofCustomer(numberOfEmail(c.req.query('email'))));
  });
  app.get('/__control/deliveries', (c) => {
    program.timeline.bringUpToDate();
    return c.json(
      tables.deliveries.ofCustomer(numberOfEmail(c.req.query('email'))).map((delivery) => ({
        ...delivery,
        amounts: program.amountsOf(delivery),
        items: planner.itemsOf(delivery),
      })),
    );
  });
}

const SHOWN = 20;

/** The section of the control room's page. */
export function deliveriesSection(program: Program): Html {
  const {tables, timeline} = program;
  const deliveries = tables.deliveries
    .all()
    .filter(({status}) => status === 'unsent' || status === 'retrying')
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, SHOWN);
  const next = timeline.nextDelivery();
  return html`<section id="deliveries">
    <h2>Deliveries</h2>
    ${
      next
        ? html`<form class="panel inline-form" method="post" action="/__control/clock">
            <p>The next one is due on ${next.toISOString().slice(0, 10)}.</p>
            <button class="btn ghost small" name="to" value="next-delivery">
              Go to the next delivery
            </button>
          </form>`
        : html`<p class="empty">Nothing is planned.</p>`
    }
    <ul>
      ${deliveries.map((delivery) => deliveryItem(delivery, program))}
    </ul>
  </section>`;
}

function deliveryItem(delivery: Delivery, {planner, mails, amountsOf}: Program): Html {
  const itemText = planner.itemsOf(delivery).map(mails.lineOf).join('; ');
  const rejection = rejectionOf(delivery);
  return html`<li>
    ${delivery.day}: ${itemText}, ${formatDollars(amountsOf(delivery).total)} (customer
    ${delivery.customer}${rejection === null ? '' : `: ${rejection}`})
  </li>`;
}
