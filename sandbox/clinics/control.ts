import type {Hono} from 'hono';
import {html} from 'hono/html';
import {z} from 'zod';
import type {SandboxContext} from '../context';
import {readInput, isFormPost} from '../control/inputs';
import type {Html} from '../http/page';
import {createAccounts, mergeFields, type Account} from '../identity/accounts';
import {createIdentityTables} from '../identity/tables';
import {CLINICS} from '../world/clinics';
import {createMemberships} from './memberships';

const text = z.string().max(60).nullable();

/** What the brand's records say of a member whom no more is said about. */
const MEMBER = {group: 'ST10', shipTo: '0010042001', soldTo: '0010042000'};
const NOBODY = {group: null, shipTo: null, soldTo: null};

/**
 * `pending: false` accepts the person's request, `registered` writes or takes away all that membership takes, and
 * `suspended` bars the account. The others write what the brand's records say.
 */
const personSchema = z.strictObject({
  pending: z
    .union([z.literal(false), z.literal('false')])
    .transform(() => false as const)
    .optional(),
  registered: z.boolean().optional(),
  suspended: z.boolean().optional(),
  group: text.optional(),
  shipTo: text.optional(),
  soldTo: text.optional(),
});

/** The control room's view of who belongs to which clinic. */
export function mountClinicControl(app: Hono, {db, clock}: SandboxContext): void {
  createIdentityTables(db);
  const accounts = createAccounts(db);
  const memberships = createMemberships({accounts, now: clock.now});

  app.post('/__control/people/:email', async (c) => {
    const account = accounts.byLoginId(c.req.param('email'));
    if (!account) return c.json({problems: ['email: Nobody has this email']}, 404);
    const input = await readInput(c, personSchema);
    if (!input.ok) return c.json({problems: input.problems}, 400);
    const {pending, registered, suspended, ...records} = input.value;
    const wanted = pendingClinicOf(account);
    if (pending === false && wanted) memberships.accept(account, wanted);
    const current = accounts.byUid(account.uid) ?? account;
    const {group, shipTo, soldTo} = {
      ...(registered === undefined ? {} : registered ? MEMBER : NOBODY),
      ...records,
    };
    const given = {
      SAP_CustomerAccountGroup: group,
      SF_PreferedShipTo: shipTo,
      SF_StoreSoldTo: soldTo,
    };
    const changes = Object.entries(given).filter(([, value]) => value !== undefined);
    accounts.save({
      ...current,
      isActive: suspended === undefined ? current.isActive : !suspended,
      data: mergeFields(current.data, Object.fromEntries(changes)),
    });
    if (isFormPost(c)) return c.redirect('/#clinics', 303);
    return c.json({email: account.email, data: accounts.byUid(account.uid)?.data});
  });
}

/** The section of the control room's page: requests that a person has to answer. */
export function clinicsSection({db}: Pick<SandboxContext, 'db'>): Html {
  const waiting = createAccounts(db)
    .all()
    .flatMap((account) => {
      const clinic = pendingClinicOf(account);
      return clinic ? [{account, clinic}] : [];
    });
  return html`<section id="clinics">
    <h2>Requests to join a clinic</h2>
    ${waiting.length === 0 ? html`<p class="empty">Nobody waits.</p>` : ''}
    ${waiting.map(
      ({account: {email}, clinic}) =>
        html`<form class="panel inline-form" method="post" action="/__control/people/${email}">
          <p>${email} asked to join ${clinic.name}.</p>
          <button class="btn ghost small" name="pending" value="false">Accept</button>
        </form>`,
    )}
  </section>`;
}

const pendingSchema = z.object({id: z.string()});

function pendingClinicOf({data}: Account) {
  const pending = pendingSchema.safeParse(data.pendingClinic);
  return pending.success ? CLINICS.find(({id}) => id === pending.data.id) : undefined;
}
