import {
  applyPreferredAddress,
  writeStaffProfile,
  type StaffProfileContext,
} from '~/domains/staff-access/load-staff-profile.server';
import {isRoleCode} from '~/domains/staff-access/roles';
import type {Session} from '~/domains/session/session';
import {staffFacts} from '~/domains/session/staff-account';
import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {CLINIC_SEARCH_TYPES, type ClinicSearchType} from '~/services/clinics/clinics.server';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {postedStep} from './steps/posted-step';
import {
  graduationYears,
  isLongEnough,
  isRoleDone,
  nextStep,
  stepPath,
  type ClinicSearch,
  type FoundClinics,
  type Registration,
} from './steps/registration';

export type JoinContext = StaffProfileContext &
  Needs<{
    request: 'siteContent';
    services: 'identity' | 'clinics' | 'mail' | 'customers';
    visitor: 'session' | 'secondsToWait';
    settings: 'pdGroups' | 'contactEmailTo';
  }>;

export interface StepAnswer {
  problem: string;
  /** As posted, to fill the form again. */
  values: Record<string, string>;
}

export interface StepRefusal {
  status: 404 | 422 | 429 | 503;
  answer: StepAnswer;
}

/** Requests to add a clinic, which a person answers. */
const REQUEST_LIMIT = {burst: 3, perSecond: 1 / 600};
const requestLimit = createRateLimit(REQUEST_LIMIT);
/** Searches and joins of one client. */
const SEARCH_LIMIT = {burst: 30, perSecond: 1};
export const searchLimit = createRateLimit(SEARCH_LIMIT);

/** `registered`: the account has a clinic by now, and the session knows it. */
export async function readRegistration(
  context: JoinContext,
  customer: Session,
  query: URLSearchParams,
): Promise<Registration | 'registered'> {
  const account = await context.services.identity.accountInfo(customer.uid);
  if (!account.ok) return {step: 'unavailable'};
  if (!account.value.isActive) return {step: 'suspended'};
  if (await acceptIfRegistered(context, customer, account.value)) return 'registered';
  const {roleCode, graduationYear, hasAcknowledgedFtc, pendingClinic} = account.value;
  const asked = query.get('step');
  const next = nextStep(account.value);
  if (next === 'role' || asked === 'role') {
    return {
      step: 'role',
      roleCode: isRoleCode(roleCode) ? roleCode : null,
      graduationYear,
      hasAcknowledged: hasAcknowledgedFtc,
    };
  }
  const chosen = query.get('clinic');
  if (chosen !== null && isRoleCode(roleCode)) {
    const clinic = await context.services.clinics.clinic(chosen.slice(0, 100));
    if (!clinic.ok) return {step: 'unavailable'};
    if (clinic.value) return {step: 'review', clinic: clinic.value, roleCode, graduationYear};
  }
  if (pendingClinic !== null && asked !== 'clinic') return {step: 'waiting', clinic: pendingClinic};
  const search = readSearch(query);
  return {
    step: 'clinic',
    search,
    found: await findClinics(context, search),
    waitingFor: pendingClinic,
  };
}

function readSearch(query: URLSearchParams): ClinicSearch {
  const type = query.get('by');
  const isType = (text: string | null): text is ClinicSearchType =>
    CLINIC_SEARCH_TYPES.some((one) => one === text);
  return {
    type: isType(type) ? type : 'name',
    term: (query.get('term') ?? '').replace(/\s+/g, ' ').trim(),
  };
}

async function findClinics(
  {services: {clinics}, visitor}: JoinContext,
  search: ClinicSearch,
): Promise<FoundClinics> {
  if (search.term === '') return {state: 'unasked'};
  if (!isLongEnough(search)) return {state: 'too-short'};
  if (visitor.secondsToWait(searchLimit) !== null) return {state: 'unavailable'};
  const found = await clinics.search(search.type, search.term);
  return found.ok ? {state: 'found', ...found.value} : {state: 'unavailable'};
}

/** Makes one step, and returns the path of the next page. `to` is where registration leads in the end. */
export async function postStep(
  context: JoinContext,
  customer: Session,
  fields: Record<string, string>,
  to: string,
): Promise<Result<string, StepRefusal>> {
  const refuse = (status: StepRefusal['status'], problem: string) =>
    fail<StepRefusal>({status, answer: {problem, values: fields}});
  const parsed = postedStep.safeParse(fields);
  if (!parsed.success) return refuse(422, parsed.error.issues[0]?.message ?? UNCLEAR);
  const step = parsed.data;
  switch (step.intent) {
    case 'role': {
      const isStudent = step.roleCode === 'STUDENT';
      const year = Number(step.graduationYear);
      if (isStudent && !graduationYears().includes(year)) return refuse(422, YEAR_MISSING);
      const stored = await context.services.identity.setData(customer.uid, {
        roleCode: step.roleCode,
        graduationYear: isStudent ? year : null,
        ftcAcknowledged: true,
      });
      return stored.ok ? ok(stepPath(to)) : refuse(503, NOT_SAVED);
    }
    case 'join': {
      const account = await context.services.identity.accountInfo(customer.uid);
      if (!account.ok) return refuse(503, NOT_SAVED);
      if (!isRoleDone(account.value)) return ok(stepPath(to, {step: 'role'}));
      const joined = await joinClinic(context, customer, step.groupId);
      if (joined === 'unavailable') return refuse(503, NOT_SAVED);
      if (joined === 'unknown') return refuse(404, CLINIC_GONE);
      return ok(joined === 'active' ? to : stepPath(to));
    }
    case 'request': {
      if (context.visitor.secondsToWait(requestLimit) !== null) return refuse(429, TOO_MANY);
      const sent = await sendRequest(context, customer, step);
      return sent ? ok(stepPath(to)) : refuse(503, NOT_SAVED);
    }
  }
}

const UNCLEAR = 'We didn’t understand that. Nothing changed.';
const YEAR_MISSING = 'Choose the year in which you graduate.';
const NOT_SAVED = 'We couldn’t save that. Nothing was lost. Try again in a moment.';
const CLINIC_GONE = 'We can’t find that clinic anymore. Search for it again.';
const TOO_MANY = 'You’ve sent several requests in a short time. Try again in a few minutes.';

/** Joins as the session's own account. An active membership is in the session at once. */
export async function joinClinic(
  context: JoinContext,
  customer: Session,
  groupId: string,
): Promise<'active' | 'pending' | 'unknown' | 'unavailable'> {
  const {clinics, identity} = context.services;
  const joined = await clinics.join(customer.uid, groupId);
  if (!joined.ok) return 'unavailable';
  if (!joined.value) return 'unknown';
  if (joined.value.status === 'pending') return 'pending';
  const account = await identity.accountInfo(customer.uid);
  if (!account.ok) return 'unavailable';
  return (await acceptIfRegistered(context, customer, account.value)) ? 'active' : 'pending';
}

async function acceptIfRegistered(
  context: JoinContext,
  customer: Session,
  account: IdentityAccount,
): Promise<boolean> {
  const facts = staffFacts(account, context.settings.pdGroups);
  if (!facts.isRegistered) return false;
  const {session} = context.visitor;
  /* An API call may be for another session than the cookie's. */
  if (session.current() !== customer) return true;
  const {customerId, customerToken} = customer;
  session.update(facts);
  const profile = await context.services.customers.profile(customerToken);
  if (profile.ok) {
    const {metafields} = profile.value;
    await writeStaffProfile(context, {customerId, account, metafields});
    await applyPreferredAddress(context, {account, metafields});
  }
  return true;
}

/** A person adds the clinic and answers by mail; until then the account waits for it. */
async function sendRequest(
  {
    request: {siteContent},
    services: {mail, identity},
    site,
    settings: {contactEmailTo},
  }: JoinContext,
  {uid, firstName, lastName, email}: Session,
  {name, city, state}: {name: string; city: string; state: string},
): Promise<boolean> {
  const {contact} = await siteContent();
  const sent = await mail.send({
    from: contact.email,
    to: contactEmailTo ?? contact.email,
    replyTo: email,
    subject: `${site.name}: please add ${name}`,
    text: `${firstName} ${lastName} (${email}) works or studies at a place that isn’t in the directory:\n\n${name}\n${city}, ${state}\n`,
  });
  if (!sent.ok) return false;
  return (await identity.setData(uid, {pendingClinic: {name}})).ok;
}
