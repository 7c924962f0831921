import type {Context, Hono} from 'hono';
import type {SandboxContext, SandboxService} from '../context';
import {bodyLimit} from '../http/body-limit';
import {faultGate, type Refusal as FaultRefusal} from '../http/fault-gate';
import {addCustomerRoutes} from './customer-routes';
import {addDeliveryRoutes} from './delivery-routes';
import {addItemRoutes} from './item-routes';
import {createProgram} from './program';
import {BASE, createRoutes} from './routes';
import {seedSubscriptions} from './seed';
import {addSubscriptionRoutes} from './subscription-routes';
import {createTables} from './tables';

const MAX_BODY_BYTES = 16 * 1024;

/** The subscription provider (Ordergroove's REST API). Prepare it after commerce, whose orders start subscriptions. */
export function createSubscriptions(): SandboxService {
  return {
    prepare(context) {
      createTables(context.db);
      seedSubscriptions(context);
    },
    mount: mountSubscriptions,
  };
}

function mountSubscriptions(app: Hono, context: SandboxContext): void {
  const {clock, faults, origin} = context;
  app.use(
    `${BASE}/*`,
    bodyLimit(MAX_BODY_BYTES, (c) => c.json({detail: 'The body is too large.'}, 413)),
  );
  app.use(`${BASE}/*`, faultGate({service: 'subscriptions', faults, refuse, breakOff}));

  const routes = createRoutes(app, {program: createProgram(context), origin, now: clock.now});
  addSubscriptionRoutes(routes);
  addDeliveryRoutes(routes);
  addItemRoutes(routes);
  addCustomerRoutes(routes);

  app.all(`${BASE}/*`, (c) => c.json({detail: 'Not found.'}, 404));
}

const REFUSALS: Record<FaultRefusal, {status: 429 | 500 | 503; detail: string}> = {
  down: {status: 503, detail: 'Service unavailable.'},
  error: {status: 500, detail: 'Internal server error.'},
  throttle: {
    status: 429,
    detail: 'Request was throttled. Expected available in 5 seconds.',
  },
};

function refuse(c: Context, kind: FaultRefusal): Response {
  const {status, detail} = REFUSALS[kind];
  return c.json({detail}, status);
}

function breakOff(c: Context): Response {
  return c.body('{"count":3,"next":nu', 200, {'Content-Type': 'application/json'});
}
