import type {Context, Hono} from 'hono';
import type {SandboxContext, SandboxService} from '../context';
import {createOutbox} from '../control/outbox';
import {bodyLimit} from '../http/body-limit';
import {faultGate, type Refusal} from '../http/fault-gate';
import {ACCOUNTS} from '../world/accounts';
import {createAccounts} from './accounts';
import {authenticate, type Identity, type Method} from './call';
import {send} from './envelope';
import {refused} from './errors';
import {createLockout} from './lockout';
import {getAccountInfo, setAccountInfo} from './methods/account-info';
import {getJWT, getJWTPublicKey} from './methods/jwt';
import {login, logout} from './methods/login';
import {resetPassword} from './methods/password-reset';
import {finalizeRegistration, initRegistration, register} from './methods/registration';
import {mountSingleSignOn} from './single-sign-on';
import {seedAccounts} from './seed';
import {createSigningKeys} from './signing-keys';
import {createIdentityTables} from './tables';
import {createTokens} from './tokens';

const MAX_BODY_BYTES = 64 * 1024;

const METHODS = new Map<string, Method>(
  Object.entries({
    login,
    logout,
    initRegistration,
    register,
    finalizeRegistration,
    getAccountInfo,
    setAccountInfo,
    getJWT,
    getJWTPublicKey,
    resetPassword,
  }),
);

/**
 * The identity provider, SAP Customer Data Cloud (Gigya): `/gigya/accounts.<method>`, form-encoded, by POST or GET.
 * Responses are HTTP 200 with an `errorCode`, unless the call sets `httpStatusCodes=true`.
 */
export function createIdentity(): SandboxService {
  return {
    prepare({db, clock}) {
      createIdentityTables(db);
      if (db.prepare('SELECT 1 FROM identity_accounts LIMIT 1').get() === undefined) {
        seedAccounts(db, clock, ACCOUNTS);
      }
    },
    mount: mountIdentity,
  };
}

function mountIdentity(app: Hono, {db, clock, faults}: SandboxContext): void {
  const identity: Identity = {
    accounts: createAccounts(db),
    tokens: createTokens(db, clock),
    lockout: createLockout(db, clock),
    keys: createSigningKeys(db, clock),
    outbox: createOutbox(db, clock),
    clock,
  };

  function refuse(c: Context, kind: Refusal): Response {
    if (kind === 'down') return c.text('Service Unavailable', 503);
    return send(c, refused(kind === 'throttle' ? 'RATE_LIMIT' : 'SERVER_ERROR'), clock);
  }

  app.use('/gigya/*', bodyLimit(MAX_BODY_BYTES));
  app.use('/gigya/*', faultGate({service: 'identity', faults, refuse, breakOff}));

  app.on(['GET', 'POST'], '/gigya/:call{accounts\\.\\w+}', async (c) => {
    const params = await paramsOf(c);
    const method = METHODS.get(c.req.param('call').slice('accounts.'.length));
    if (!method) return send(c, refused('UNKNOWN_METHOD'), clock, params);
    const caller = authenticate(params);
    if (!('isServer' in caller)) return send(c, caller, clock, params);
    return send(c, await method({params, ...caller}, identity), clock, params);
  });

  mountSingleSignOn(app, identity);
}

/** The parameters of the query and, for POST, the form. Empty ones are left out. */
async function paramsOf(c: Context): Promise<Record<string, string>> {
  const form = c.req.method === 'POST' ? await c.req.text() : '';
  return Object.fromEntries(
    [...new URL(c.req.url).searchParams, ...new URLSearchParams(form)].filter(
      ([, value]) => value !== '',
    ),
  );
}

function breakOff(c: Context): Response {
  return c.body('{"callId":"3f', 200, {'Content-Type': 'application/json'});
}
