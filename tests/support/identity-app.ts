import {Hono} from 'hono';
import Database from 'libsql';
import type {SandboxContext} from '~sandbox/context';
import {createFaultBoard} from '~sandbox/control/faults';
import {createOutbox} from '~sandbox/control/outbox';
import {SITE} from '~sandbox/identity/call';
import {createIdentity} from '~sandbox/identity/identity';
import {createSigningKeys} from '~sandbox/identity/signing-keys';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {standingClock} from '~tests/support/standing-clock';

export const ADA = {loginID: 'ada.whitfield@example.com', password: SEED_PASSWORD};
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

type Params = Record<string, string>;
export type Answer = Record<string, unknown> & {errorCode: number};

/** The identity provider alone, with the seed's accounts. */
export function identityApp() {
  const db = new Database(':memory:');
  const clock = standingClock('2026-06-01T12:00:00Z');
  const context: SandboxContext = {
    db,
    clock,
    faults: createFaultBoard(),
    origin: 'http://localhost:4000',
    dataDir: '/nowhere',
  };
  const service = createIdentity();
  service.prepare?.(context, {});
  const app = new Hono();
  service.mount(app, context);

  const send = (method: string, params: Params) =>
    app.request(`/gigya/accounts.${method}`, {method: 'POST', body: new URLSearchParams(params)});
  const answerOf = async (method: string, params: Params) =>
    (await send(method, params)).json<Answer>();

  /** Calls a method as the site's own server. */
  const call = (method: string, params: Params = {}) => answerOf(method, {...SITE, ...params});
  /** Calls a method with the public API key only. */
  const callAsAnybody = (method: string, params: Params = {}) =>
    answerOf(method, {apiKey: SITE.apiKey, ...params});

  return {
    app,
    context,
    send,
    call,
    callAsAnybody,
    keys: createSigningKeys(db, context.clock),
    mails: createOutbox(db, context.clock).list,
    /** Advances the clock. */
    pass: clock.advance,
    async uidOf(loginID: string) {
      const {UID} = await call('login', {loginID, password: SEED_PASSWORD});
      return text(UID);
    },
    async register(fields: Params = {}) {
      const {regToken} = await call('initRegistration');
      return call('register', {
        regToken: text(regToken),
        email: 'new@example.com',
        password: 'long enough',
        profile: JSON.stringify({firstName: 'Noa', lastName: 'Berg'}),
        finalizeRegistration: 'true',
        ...fields,
      });
    },
  };
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`expected text, got ${JSON.stringify(value)}`);
  return value;
}
