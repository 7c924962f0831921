import {EMAIL_ADDRESS} from '~/platform/email-address';
import {LENGTHS} from '~/platform/lengths';
import {fieldErrors, type FieldErrors, type FieldRules, type FormAnswer} from '~/ui/form-answer';
import {passwordProblem} from '~/platform/password-policy';
import {lengthBetween, singleLineRules, matches, required, type Rule} from '~/ui/form-rules';

export type IdentityField = 'email' | 'password' | 'newPassword' | 'firstName' | 'lastName';

const name = (label: string, length: {min: number; max: number}): Rule[] => [
  required(`Enter your ${label} name.`),
  ...singleLineRules(length, `A ${label} name`),
];

/** Validation rules per field (UI-02). The new password is compared with the email only after posting. */
export const IDENTITY_RULES: FieldRules<IdentityField> = {
  email: [
    required('Enter your email address.'),
    lengthBetween(
      /* Too short isn't "at most": the pattern below has the right message. */
      0,
      LENGTHS.email.max,
      `Enter an email address of at most ${LENGTHS.email.max} characters.`,
    ),
    matches(EMAIL_ADDRESS, 'Enter an email address like name@example.com.'),
  ],
  /* An existing password: it must only be present and not too long. */
  password: [
    (value) => (value !== '' && value.length <= LENGTHS.password.max) || 'Enter your password.',
  ],
  /* Not trimmed: a password may begin or end with spaces. */
  newPassword: [(value) => passwordProblem(value) ?? true],
  firstName: name('first', LENGTHS.firstName),
  lastName: name('last', LENGTHS.lastName),
};

export type IdentityErrors = FieldErrors<IdentityField>;

export type IdentityAnswer = FormAnswer<IdentityField>;

/** Trims all fields but passwords. */
export function readIdentityFields<Name extends IdentityField>(
  posted: Record<string, string>,
  names: readonly Name[],
): {fields: Record<Name, string>; errors: IdentityErrors} {
  const isSecret = (field: IdentityField) => field === 'password' || field === 'newPassword';
  const entries = names.map((field) => {
    const text = posted[field] ?? '';
    return [field, isSecret(field) ? text : text.trim()] as const;
  });
  const fields = Object.fromEntries(entries) as Record<Name, string>;
  const errors: IdentityErrors = fieldErrors(fields, IDENTITY_RULES);
  const {newPassword, email}: Partial<Record<IdentityField, string>> = fields;
  if (newPassword !== undefined && email !== undefined && !errors.newPassword) {
    const problem = passwordProblem(newPassword, email);
    if (problem !== null) errors.newPassword = problem;
  }
  return {fields, errors};
}
