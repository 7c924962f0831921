import {QUOTA_LBS} from '~/domains/staff-access/quota';
import type {Session} from '~/domains/session/session';
import {fail, ok, type Result} from '~/platform/result';
import type {Done} from './autoship-paths';
import {changeAutoship} from './changes/change-autoship.server';
import type {AutoshipFailure, ChangeAutoshipContext} from './changes/change-outcome.server';
import {postedForm} from './changes/posted-form';
import {
  checkStaffRules,
  type StaffRuleFailure,
  type StaffRulesContext,
} from './changes/staff-rules.server';

/** The page's message about a change that wasn't made, or may not have been. */
export interface AutoshipAnswer {
  title: string;
  problem: string;
}

/** A failed form with its response status. */
export interface AutoshipRefusal {
  status: 400 | 404 | 422 | 503;
  answer: AutoshipAnswer;
  /** Part of the change, or all of it, may have been made. */
  isUncertain?: true;
}

export async function submitAutoshipForm(
  context: ChangeAutoshipContext & StaffRulesContext,
  customer: Session,
  fields: Record<string, string>,
): Promise<Result<Done, AutoshipRefusal>> {
  const parsed = postedForm.safeParse(fields);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const isOurs = issue?.code === 'custom' && issue.message !== 'Invalid input';
    return fail(refusal(400, isOurs ? issue.message : NOT_UNDERSTOOD));
  }
  const refused = await checkStaffRules(context, customer, parsed.data);
  if (refused) return fail(REFUSALS[refused]);
  const made = await changeAutoship(context, customer, parsed.data);
  return made.ok ? ok(made.value) : fail(REFUSALS[made.failure]);
}

const NOT_UNDERSTOOD = 'We didn’t understand that. Nothing changed.';

const refusal = (
  status: AutoshipRefusal['status'],
  problem: string,
  title = 'That change wasn’t made',
): AutoshipRefusal => ({status, answer: {title, problem}});

const REFUSALS: Record<AutoshipFailure | StaffRuleFailure, AutoshipRefusal> = {
  'over-quota': refusal(
    422,
    `That would put you over your ${QUOTA_LBS} lb monthly quota. Nothing changed. Lower the quantity or choose less frequent deliveries.`,
  ),
  'not-eligible': refusal(
    422,
    'Prescription food is for accounts in the prescription program. Nothing changed.',
  ),
  'not-found': refusal(
    404,
    'This changed in the meantime, maybe on another device. Here’s where things stand.',
  ),
  locked: refusal(
    422,
    'We’re already packing this delivery, so it can’t be changed anymore. You can change the next one.',
  ),
  refused: refusal(
    422,
    'That isn’t possible right now. Nothing changed. Here’s where things stand.',
  ),
  declined: refusal(
    422,
    'The card was declined, so nothing was charged and nothing was sent. To pay with another card, contact us.',
  ),
  'not-in-stock': refusal(
    422,
    'Everything in this delivery is out of stock, so nothing was charged. It’ll ship as soon as it’s back in stock.',
  ),
  'partly-made': {
    ...refusal(
      422,
      'Check your deliveries and subscriptions, then try the rest again.',
      'We made only part of that change',
    ),
    isUncertain: true,
  },
  unavailable: refusal(
    503,
    'We couldn’t make that change. Nothing was lost. Try again in a moment.',
  ),
  unconfirmed: {
    ...refusal(
      503,
      'It may have been made. Check your deliveries before you try again.',
      'We couldn’t confirm that change',
    ),
    isUncertain: true,
  },
};
