import {LENGTHS} from '~/platform/lengths';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {singleLineRules, required} from '~/ui/form-rules';
import {passwordProblem} from '~/platform/password-policy';
import {checked} from '../forms/field-rules';
import {phoneRule} from '../parts/phone';

export const PROFILE_FIELDS = ['firstName', 'lastName', 'phone', 'acceptsMarketing'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export type ProfileValues = Record<ProfileField, string>;

/** Validation rules per field (UI-02). */
export const PROFILE_RULES: FieldRules<ProfileField> = {
  firstName: [
    required('Enter your first name.'),
    ...singleLineRules(LENGTHS.firstName, 'A first name'),
  ],
  lastName: [
    required('Enter your last name.'),
    ...singleLineRules(LENGTHS.lastName, 'A last name'),
  ],
  phone: [phoneRule, ...singleLineRules({min: 0, max: LENGTHS.phone.max}, 'A phone number')],
  acceptsMarketing: [checked],
};

export const PASSWORD_FIELDS = ['currentPassword', 'newPassword'] as const;
export type PasswordField = (typeof PASSWORD_FIELDS)[number];

export const PASSWORD_RULES: FieldRules<PasswordField> = {
  currentPassword: [required('Enter your current password.')],
  newPassword: [(value) => passwordProblem(value) ?? true],
};

export const EMAIL_FIELDS = ['email', 'password'] as const;
export type EmailField = (typeof EMAIL_FIELDS)[number];

export type ProfileAnswer =
  | ({form: 'profile'} & FormAnswer<ProfileField>)
  | ({form: 'password'} & FormAnswer<PasswordField>)
  | ({form: 'email'} & FormAnswer<EmailField>)
  | ({form: 'others'} & FormAnswer<never>);
