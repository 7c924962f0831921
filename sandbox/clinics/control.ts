import type {Hono} from 'hono';
import {html} from 'hono/html';
import {z} from 'zod';
import type {SandboxContext} from '../context';
import {isFormPost, readInput} from '../control/inputs';
import {createPeople, type Person} from '../control/people';
import {table} from '../control/table';
import type {Html} from '../http/page';
import {createAccounts, mergeFields, type Account} from '../identity/accounts';
import {createIdentityTables} from '../identity/tables';
import {CLINICS} from '../world/clinics';
import {createMemberships} from './memberships';

const text = z.string().max(60).nullable();
/** A form can only send text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((sent) => sent === 'true')]);

/** The brand's records of a member, unless the request says otherwise. */
const MEMBER = {group: 'ST10', shipTo: '0010042001', soldTo: '0010042000'};
const NO_MEMBER = {group: null, shipTo: null, soldTo: null};

/** Its requests wait for approval. */
const MANUAL_CLINIC = CLINICS.find(({approval}) => approval === 'manual');

/**
 * `registered` writes or deletes a whole membership. `pending` makes the account wait for a clinic, or accepts its
 * request. `suspended` bars the account. The other fields write single values of the brand's records; `null` deletes.
 */
const personSchema = z.strictObject({
  pending: flag.optional(),
  registered: flag.optional(),
  suspended: flag.optional(),
  group: text.optional(),
  shipTo: text.optional(),
  soldTo: text.optional(),
});

/** Changes accounts the way the brand's back office does. */
export function mountClinicControl(app: Hono, {db, clock}: SandboxContext): void {
  createIdentityTables(db);
  const accounts = createAccounts(db);
  const memberships = createMemberships({accounts, now: clock.now});

  app.post('/__control/people/:email', async (c) => {
    const account = accounts.byLoginId(c.req.param('email'));
    if (!account) return c.json({problems: ['email: No account has this email']}, 404);
    const input = await readInput(c, personSchema);
    if (!input.ok) return c.json({problems: input.problems}, 400);
    const {pending, registered, suspended, ...records} = input.value;
    const requested = requestedClinicOf(account);
    if (pending === false && requested) memberships.accept(account, requested);
    if (pending === true && MANUAL_CLINIC) memberships.ask(account, MANUAL_CLINIC);
    const current = accounts.byUid(account.uid) ?? account;
    const {group, shipTo, soldTo} = {
      ...(registered ? MEMBER : registered === false || pending ? NO_MEMBER : {}),
      ...records,
    };
    const given = {
      SAP_CustomerAccountGroup: group,
      SF_PreferedShipTo: shipTo,
      SF_StoreSoldTo: soldTo,
      pendingClinic: registered ? null : undefined,
    };
    const changes = Object.entries(given).filter(([, value]) => value !== undefined);
    accounts.save({
      ...current,
      isActive: suspended === undefined ? current.isActive : !suspended,
      data: mergeFields(current.data, Object.fromEntries(changes)),
    });
    if (isFormPost(c)) return c.redirect('/#staff', 303);
    return c.json({email: account.email, data: accounts.byUid(account.uid)?.data});
  });
}

/** The control room's section about staff members: their state and quota, and buttons that change them. */
export function staffSection(context: SandboxContext): Html {
  const accounts = createAccounts(context.db);
  const staff = createPeople(context)
    .all()
    .filter(({state}) => state !== null);
  return html`<section id="staff">
    <h2>Staff members</h2>
    ${table(
      ['Staff member', 'State', 'Ordered this month', 'Change'],
      staff.map(
        (person) =>
          html`<td class="wraps">
              ${person.email}
              ${person.purpose === null ? '' : html`<br /><span class="muted">${person.purpose}</span>`}
            </td>
            <td>${stateText(person, accounts.byLoginId(person.email))}</td>
            <td class="number">${person.usedLbs} lb</td>
            <td>${changeForm(person)}</td>`,
      ),
    )}
  </section>`;
}

function stateText({state}: Person, account: Account | null): Html | string {
  const clinic = account && nameSchema.safeParse(account.data.pendingClinic);
  return state === 'pending' && clinic?.success
    ? html`pending: ${clinic.data.name}`
    : (state ?? '');
}

/** The changes that make sense in each state, as fields of `personSchema`. */
function changeForm({email, state}: Person): Html {
  const change = (name: string, value: boolean, label: string) =>
    html`<button
      class="btn ghost small"
      name="${name}"
      value="${value}"
      aria-label="${label}: ${email}"
    >
      ${label}
    </button>`;
  return html`<form class="inline-form" method="post" action="/__control/people/${email}">
    ${state === 'pending' ? change('pending', false, 'Accept request') : ''}
    ${
      state === 'registered' || state === 'eligible'
        ? change('registered', false, 'End membership')
        : change('registered', true, 'Make a member')
    }
    ${
      state === 'suspended'
        ? change('suspended', false, 'Lift suspension')
        : change('suspended', true, 'Suspend')
    }
  </form>`;
}

const nameSchema = z.object({name: z.string()});
const requestSchema = z.object({id: z.string()});

/** The clinic that the account asked to join; `undefined` for one that isn't in the directory. */
function requestedClinicOf({data}: Account) {
  const request = requestSchema.safeParse(data.pendingClinic);
  return request.success ? CLINICS.find(({id}) => id === request.data.id) : undefined;
}
