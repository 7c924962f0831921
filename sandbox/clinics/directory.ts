import type {Context, Hono} from 'hono';
import {z} from 'zod';
import type {SandboxContext, SandboxService} from '../context';
import {bodyLimit} from '../http/body-limit';
import {faultGate, REFUSALS, type Refusal} from '../http/fault-gate';
import {readJson} from '../http/json-input';
import {createAccounts} from '../identity/accounts';
import {CLINICS, type WorldClinic} from '../world/clinics';
import {createMemberships} from './memberships';

const TOKEN = 'sandbox-clinics-token';
const BASE = '/clinics';
const MAX_BODY_BYTES = 4 * 1024;
const MAX_RESULTS = 20;

const searchSchema = z.object({
  type: z.enum(['name', 'city', 'zip', 'account']),
  term: z.string().trim().min(2).max(60),
});
const joinSchema = z.object({uid: z.string().regex(/^[0-9a-f]{32}$/)});

/**
 * The brand's directory of clinics and schools. Joining one writes the membership to the account at the identity
 * provider: right away, or for clinics that approve each request, once it's accepted in the control room. The directory
 * stores nothing itself.
 */
export function createClinicDirectory(): SandboxService {
  return {mount};
}

function mount(app: Hono, {db, clock, faults}: SandboxContext): void {
  const accounts = createAccounts(db);
  const memberships = createMemberships({accounts, now: clock.now});

  app.use(`${BASE}/*`, bodyLimit(MAX_BODY_BYTES));
  app.use(`${BASE}/*`, faultGate({service: 'clinics', faults, refuse, breakOff}));
  app.use(`${BASE}/*`, async (c, next) =>
    c.req.header('x-api-key') === TOKEN ? next() : c.json({error: 'unauthorized'}, 401),
  );

  app.get(`${BASE}/search`, (c) => {
    const query = searchSchema.safeParse(c.req.query());
    if (!query.success) return c.json({error: 'invalid_query'}, 400);
    const found = CLINICS.filter((clinic) => matches(clinic, query.data));
    return c.json({
      total: found.length,
      clinics: found.slice(0, MAX_RESULTS).map(clinicWire),
    });
  });
  app.get(`${BASE}/:id`, (c) => {
    const clinic = CLINICS.find(({id}) => id === c.req.param('id'));
    return clinic ? c.json(clinicWire(clinic)) : c.json({error: 'not_found'}, 404);
  });
  app.post(`${BASE}/groups/:groupId/members`, async (c) => {
    const clinic = CLINICS.find(({groupId}) => groupId === c.req.param('groupId'));
    const body = joinSchema.safeParse(await readJson(c));
    if (!body.success) return c.json({error: 'invalid_body'}, 400);
    const account = accounts.byUid(body.data.uid);
    if (!clinic || !account) return c.json({error: 'not_found'}, 404);
    return c.json({status: memberships.ask(account, clinic), clinic: clinicWire(clinic)});
  });
}

function matches(clinic: WorldClinic, {type, term}: z.output<typeof searchSchema>): boolean {
  const text = term.toLowerCase();
  switch (type) {
    case 'name':
      return text.split(/\s+/).every((word) => clinic.name.toLowerCase().includes(word));
    case 'city':
      return clinic.city.toLowerCase().startsWith(text);
    case 'zip':
      return clinic.zip.startsWith(text);
    case 'account':
      return clinic.accountNumber.endsWith(text.replace(/\D/g, '') || 'none');
  }
}

function clinicWire(clinic: WorldClinic) {
  const {id, groupId, name, kind, address1, city, state, zip, phone} = clinic;
  return {
    clinicID: id,
    groupID: groupId,
    name,
    kind,
    address: {
      address1,
      address2: null,
      city,
      provinceCode: state,
      zip,
      countryCode: 'US',
      phone,
      SFHomeDeliveryOnly: clinic.isHomeDeliveryOnly,
    },
  };
}

function refuse(c: Context, kind: Refusal): Response {
  return c.json({error: kind}, REFUSALS[kind].status);
}

function breakOff(c: Context): Response {
  return c.body('{"total":3,"clinics":[{"cli', 200, {'Content-Type': 'application/json'});
}
