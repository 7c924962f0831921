import type {Context, Hono} from 'hono';
import {mountContentControl} from '../content-system/control';
import {mountClinicControl, staffSection} from '../clinics/control';
import {createCarts} from '../commerce/cart/store';
import {createOrders} from '../commerce/checkout/orders';
import type {SandboxContext} from '../context';
import {createGivingControl} from '../giving/control';
import {givingSettingsSchema} from '../giving/settings';
import {requireLoopbackOrigin} from '../http/loopback';
import {renderNotice} from '../http/page';
import {createPrivacySettings, privacySchema} from '../privacy/settings';
import {createSigningKeys} from '../identity/signing-keys';
import {clockSchema, faultSchema, isFormPost, priceSchema, readInput, stockSchema} from './inputs';
import {createOutbox} from './outbox';
import {mountPeople} from './people';
import {renderRoom} from './room';
import {SERVICE_NAMES} from './services';
import {createStock} from './stock';
import {createStockAlerts} from '../mail/stock-alerts';
import type {Traffic} from './traffic';
import {bodyLimit} from '../http/body-limit';
import {deliveriesSection, mountSubscriptionControl} from '../subscriptions/control';
import {createIngest} from '../tags/ingest';
import {createProgram} from '../subscriptions/program';

interface ControlDeps {
  context: SandboxContext;
  traffic: Traffic;
  /** Root of the Git checkout that runs this sandbox. */
  checkout: string;
  reset(): void;
}

const MAX_BODY_BYTES = 64 * 1024;
const LISTED = 50;

/**
 * The control room: a page at `/` for developers, and the same functions over HTTP under `/__control` for tests
 * (SAND-19).
 */
export function mountControl(app: Hono, deps: ControlDeps): void {
  const {context, traffic} = deps;
  const {db, clock, faults} = context;
  const orders = createOrders(db, clock);
  const carts = createCarts(db, clock);
  const outbox = createOutbox(db, clock);
  const stock = createStock(db);
  const stockAlerts = createStockAlerts(db, outbox, context.origin);
  const signingKeys = createSigningKeys(db, clock);
  const program = createProgram(context);
  const privacy = createPrivacySettings(db);
  const giving = createGivingControl(context);
  const ingest = createIngest(db, clock);
  const trafficByService = () =>
    Object.fromEntries(SERVICE_NAMES.map((service) => [service, traffic.of(service)]));

  app.use('/__control/*', requireLoopbackOrigin, bodyLimit(MAX_BODY_BYTES));

  app.get('/', (c) =>
    renderRoom(c, {
      now: clock.now(),
      services: SERVICE_NAMES.map((name) => ({
        name,
        traffic: traffic.of(name),
        faults: faults.list().filter(({service}) => service === name),
      })),
      orders: orders.latest(LISTED),
      carts: carts.latest(LISTED),
      mails: outbox.list(),
      stock: stock.lowest(10),
      deliveries: deliveriesSection(program),
      staff: staffSection(context),
      privacy: privacy.read(),
      giving: giving.state(),
      ingested: ingest.list(),
    }),
  );

  app.get('/__control/health', (c) =>
    c.json({
      ok: true,
      checkout: deps.checkout,
      dataDir: context.dataDir,
      pid: process.pid,
      services: SERVICE_NAMES,
    }),
  );
  app.post('/__control/reset', (c) => {
    deps.reset();
    return sendResult(c, {ok: true}, 'services');
  });

  app.get('/__control/orders', (c) => c.json(orders.latest(LISTED)));
  app.get('/__control/orders/:number', (c) => {
    const order = orders.byNumber(Number(c.req.param('number')));
    return order ? c.json(order) : sendNotFound(c, 'No order has this number.');
  });
  app.post('/__control/orders/:number/cancel', (c) => {
    const order = orders.cancel(Number(c.req.param('number')), 'OTHER');
    return order ? sendResult(c, order, 'orders') : sendNotFound(c, 'No order has this number.');
  });
  app.get('/__control/carts', (c) => c.json(carts.latest(LISTED)));
  app.get('/__control/carts/:id', (c) => {
    const cart = carts.byToken(tokenOf(c.req.param('id')));
    return cart ? c.json(cart) : sendNotFound(c, 'No cart has this token.');
  });
  app.get('/__control/mails', (c) => c.json(outbox.list()));
  app.get('/__control/traffic', (c) => c.json(trafficByService()));

  app.get('/__control/faults', (c) => c.json(faults.list()));
  app.post('/__control/faults', async (c) => {
    const input = await readInput(c, faultSchema);
    if (!input.ok) return sendProblems(c, input.problems);
    faults.add(input.value);
    return sendResult(c, faults.list(), 'services');
  });
  const clearFaults = (c: Context) => {
    faults.clear();
    return sendResult(c, [], 'services');
  };
  app.delete('/__control/faults', clearFaults);
  app.post('/__control/faults/clear', clearFaults);

  const currentTime = () => ({now: clock.now().toISOString()});
  app.get('/__control/clock', (c) => c.json(currentTime()));
  app.post('/__control/clock', async (c) => {
    const input = await readInput(c, clockSchema);
    if (!input.ok) return sendProblems(c, input.problems);
    const {value} = input;
    const target = 'now' in value ? value.now : program.timeline.nextDelivery();
    if (target === null && 'to' in value) return sendProblems(c, ['to: No delivery is planned']);
    clock.set(target);
    program.timeline.bringUpToDate();
    return sendResult(c, currentTime(), 'clock');
  });

  app.post('/__control/signing-keys/rotate', (c) => {
    signingKeys.rotate();
    return sendResult(c, {ok: true}, 'signing-keys');
  });
  app.post('/__control/signing-keys/forget', (c) => {
    signingKeys.forgetRetired();
    return sendResult(c, {ok: true}, 'signing-keys');
  });

  app.get('/__control/privacy', (c) => c.json(privacy.read()));
  app.post('/__control/privacy', async (c) => {
    const input = await readInput(c, privacySchema);
    if (!input.ok) return sendProblems(c, input.problems);
    privacy.write(input.value);
    return sendResult(c, privacy.read(), 'privacy');
  });

  app.get('/__control/giving', (c) => c.json(giving.state()));
  app.post('/__control/giving', async (c) => {
    const input = await readInput(c, givingSettingsSchema);
    if (!input.ok) return sendProblems(c, input.problems);
    return sendResult(c, giving.set(input.value), 'giving');
  });

  app.get('/__control/ingest', (c) => c.json(ingest.list()));
  const clearIngest = (c: Context) => {
    ingest.clear();
    return sendResult(c, [], 'ingest');
  };
  app.delete('/__control/ingest', clearIngest);
  app.post('/__control/ingest/clear', clearIngest);

  app.post('/__control/stock', async (c) => {
    const input = await readInput(c, stockSchema);
    if (!input.ok) return sendProblems(c, input.problems);
    const {sku, quantity} = input.value;
    if (!stock.set(sku, quantity)) return sendProblems(c, [`sku: No variant has the SKU ${sku}`]);
    if (quantity > 0) stockAlerts.sendFor(sku);
    return sendResult(c, {sku, quantity}, 'stock');
  });
  app.post('/__control/price', async (c) => {
    const input = await readInput(c, priceSchema);
    if (!input.ok) return sendProblems(c, input.problems);
    const {sku, cents} = input.value;
    if (!stock.setPrice(sku, cents)) return sendProblems(c, [`sku: No variant has the SKU ${sku}`]);
    return sendResult(c, {sku, cents}, 'stock');
  });

  mountSubscriptionControl(app, context, program);
  mountClinicControl(app, context);
  mountContentControl(app, context);
  mountPeople(app, context);
}

/** JSON for tests; the page's own forms redirect back to the section that they changed. */
function sendResult(c: Context, result: object, section: string) {
  return isFormPost(c) ? c.redirect(`/#${section}`, 303) : c.json(result);
}

function sendProblems(c: Context, problems: string[]) {
  if (!isFormPost(c)) return c.json({problems}, 400);
  return renderNotice(c, 'Control room', {
    title: 'That didn’t work',
    text: problems.join('. '),
    link: {href: '/', label: 'Back to the control room'},
    status: 400,
  });
}

function sendNotFound(c: Context, problem: string) {
  return c.json({problems: [problem]}, 404);
}

/** The cart token from a token or a gid; the `key` parameter is dropped. */
function tokenOf(id: string): string {
  return id.replace(/^gid:\/\/shopify\/Cart\//, '').split('?', 1)[0] ?? '';
}
