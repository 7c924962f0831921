import {isRoleCode} from '~/domains/staff-access/roles';
import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {createRateLimit, retryAfterInit, type RefusalInit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {FormAnswer} from '~/ui/form-answer';
import {findClinics, readSearch} from './steps/find-clinics.server';
import {acceptIfRegistered, joinClinic, type JoinContext} from './steps/join-clinic.server';
import {graduationYears, postedStep, stepErrors} from './steps/posted-step';
import type {StepField} from './steps/step-fields';
import {nextStep, stepPath, type Registration} from './steps/registration';

type RegistrationContext = JoinContext &
  Needs<{
    request: 'siteContent';
    services: 'mail';
    visitor: 'secondsToWait';
    settings: 'contactEmailTo';
  }>;

export type StepAnswer = FormAnswer<StepField> & {intent: string | undefined};

type StepInit = RefusalInit<404 | 422 | 503>;
export type StepRefusal = StepInit & {answer: StepAnswer};

/** Requests to add a clinic. Each one is an email that a person answers. */
const REQUEST_LIMIT = {burst: 3, perSecond: 1 / 600};
const requestLimit = createRateLimit(REQUEST_LIMIT);

/** `registered`: the account has joined a clinic, and the session has been updated. */
export async function readRegistration(
  context: RegistrationContext,
  customer: Session,
  query: URLSearchParams,
): Promise<Registration | 'registered'> {
  const account = await context.services.identity.accountInfo(customer.uid);
  if (!account.ok) return {step: 'unavailable'};
  if (!account.value.isActive) return {step: 'suspended'};
  if (await acceptIfRegistered(context, customer, account.value)) return 'registered';
  const {roleCode, graduationYear, hasAcknowledgedFtc, pendingClinic} = account.value;
  const wantedStep = query.get('step');
  const next = nextStep(account.value);
  if (next === 'role' || wantedStep === 'role') {
    return {
      step: 'role',
      roleCode: isRoleCode(roleCode) ? roleCode : null,
      graduationYear,
      years: graduationYears(),
      hasAcknowledged: hasAcknowledgedFtc,
    };
  }
  const chosen = query.get('clinic');
  if (chosen !== null && isRoleCode(roleCode)) {
    const clinic = await context.services.clinics.clinic(chosen.slice(0, 100));
    if (!clinic.ok) return {step: 'unavailable'};
    if (clinic.value) return {step: 'review', clinic: clinic.value, roleCode, graduationYear};
  }
  if (pendingClinic !== null && wantedStep !== 'clinic')
    return {step: 'waiting', clinic: pendingClinic};
  const search = readSearch(query);
  return {
    step: 'clinic',
    search,
    found: query.has('term') ? await findClinics(context, search) : {state: 'unasked'},
    waitingFor: pendingClinic,
  };
}

/** Saves one step and returns the path of the next page. `to` is the page after registration. */
export async function postStep(
  context: RegistrationContext,
  customer: Session,
  fields: Record<string, string>,
  to: string,
): Promise<Result<string, StepRefusal>> {
  const posted = {intent: fields.intent, values: fields};
  const refuse = (init: StepInit, problem: string) =>
    fail<StepRefusal>({...init, answer: {...posted, problem, errors: {}}});
  /* The form can still be open in another tab. */
  if (customer.isRegistered) return ok(to);
  const parsed = postedStep.safeParse(fields);
  if (!parsed.success) {
    const errors = stepErrors(parsed.error);
    return errors
      ? fail({status: 422, answer: {...posted, problem: null, errors}})
      : refuse({status: 422}, UNCLEAR);
  }
  const step = parsed.data;
  switch (step.intent) {
    case 'role': {
      const stored = await context.services.identity.setData(customer.uid, {
        roleCode: step.roleCode,
        graduationYear: step.roleCode === 'STUDENT' ? Number(step.graduationYear) : null,
        ftcAcknowledged: true,
      });
      return stored.ok ? ok(stepPath(to)) : refuse({status: 503}, NOT_SAVED);
    }
    case 'join': {
      const joined = await joinClinic(context, customer, step.groupId);
      if (joined === 'unknown') return refuse({status: 404}, CLINIC_GONE);
      if (joined === 'unavailable') return refuse({status: 503}, NOT_SAVED);
      if (joined === 'active' || joined === 'member') return ok(to);
      return ok(stepPath(to, joined === 'role-missing' ? {step: 'role'} : {}));
    }
    case 'request': {
      const waitSeconds = context.visitor.secondsToWait(requestLimit);
      if (waitSeconds !== null) return refuse(retryAfterInit(waitSeconds), TOO_MANY);
      const sent = await sendRequest(context, customer, step);
      return sent ? ok(stepPath(to)) : refuse({status: 503}, NOT_SAVED);
    }
  }
}

const UNCLEAR = 'We didn’t understand that. Nothing changed.';
const NOT_SAVED = 'We couldn’t save that. Nothing was lost. Try again in a moment.';
const CLINIC_GONE = 'We can’t find that clinic or school anymore. Search for it again.';
const TOO_MANY = 'You’ve sent several requests in a short time. Try again in a few minutes.';

/** Emails the program team, who add the clinic and reply. Until then the account is pending. */
async function sendRequest(
  {
    request: {siteContent},
    services: {mail, identity},
    site,
    settings: {contactEmailTo},
  }: RegistrationContext,
  {uid, firstName, lastName, email}: Session,
  {name, city, state}: {name: string; city: string; state: string},
): Promise<boolean> {
  const {contact} = await siteContent();
  const sent = await mail.send({
    from: contact.email,
    to: contactEmailTo ?? contact.email,
    replyTo: email,
    subject: `${site.name}: please add ${name}`,
    text: `${firstName} ${lastName} (${email}) works or studies at a clinic or school that isn’t in the directory:\n\n${name}\n${city}, ${state}\n`,
  });
  if (!sent.ok) return false;
  return (await identity.setData(uid, {pendingClinic: {name}})).ok;
}
