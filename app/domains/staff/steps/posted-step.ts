import {z} from 'zod';
import {isUsState} from '~/domains/location/us-states';
import {ROLES, type RoleCode} from '~/domains/staff-access/roles';
import {shopDay} from '~/platform/shop-day';
import {STEP_FIELDS, type StepErrors} from './step-fields';

/** Students can be this many years away from graduating. */
const LAST_YEAR_AHEAD = 8;

const MAX_NAME = 100;
const MAX_CITY = 40;

const NO_YEAR = 'Choose a year from the list.';

const text = (missing: string, max: number) =>
  z.string(missing).trim().min(2, missing).max(max, `Use at most ${max} characters.`);

export function graduationYears(now = Date.now()): number[] {
  const year = Number(shopDay(now).slice(0, 4));
  return Array.from({length: LAST_YEAR_AHEAD + 1}, (_, ahead) => year + ahead);
}

export const postedStep = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('role'),
      roleCode: z.enum(Object.keys(ROLES) as [RoleCode, ...RoleCode[]], 'Choose your role.'),
      graduationYear: z.string(NO_YEAR).max(4, NO_YEAR).default(''),
      ftcAcknowledged: z.literal('true', 'Check the box to continue.'),
    })
    .refine(
      ({roleCode, graduationYear}) =>
        roleCode !== 'STUDENT' || graduationYears().includes(Number(graduationYear)),
      /* Also with other errors, which shoppers should see at once. */
      {path: ['graduationYear'], error: 'Choose the year you graduate.', when: () => true},
    ),
  z.object({intent: z.literal('join'), groupId: z.string().regex(/^[\w-]{1,100}$/)}),
  z.object({
    intent: z.literal('request'),
    name: text('Enter the name of your clinic or school.', MAX_NAME),
    city: text('Enter the city.', MAX_CITY),
    state: z.string('Choose the state.').refine(isUsState, 'Choose the state.'),
  }),
]);

/** One message per field; `null` if a problem has no field that the shopper can fix. */
export function stepErrors({issues}: z.ZodError): StepErrors | null {
  const errors: StepErrors = {};
  for (const {path, message} of issues) {
    const field = STEP_FIELDS.find((name) => name === path[0]);
    if (!field) return null;
    errors[field] ??= message;
  }
  return errors;
}
