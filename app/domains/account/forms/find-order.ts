import {ORDER_NUMBER, ORDER_NUMBER_WRONG} from '~/domains/contact/contact-message';
import {EMAIL_ADDRESS} from '~/platform/email-address';
import {LENGTHS} from '~/platform/lengths';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {lengthBetween, matches, required} from '~/ui/form-rules';

export const FIND_ORDER_FIELDS = ['orderNumber', 'email'] as const;
export type FindOrderField = (typeof FIND_ORDER_FIELDS)[number];

const {min, max} = LENGTHS.email;

/** UI-02 */
export const FIND_ORDER_RULES: FieldRules<FindOrderField> = {
  orderNumber: [
    required('Enter the number from your order’s email.'),
    matches(ORDER_NUMBER, ORDER_NUMBER_WRONG),
  ],
  email: [
    required('Enter the email address you ordered with.'),
    lengthBetween(min, max, `An email address needs ${min} to ${max} characters.`),
    matches(EMAIL_ADDRESS, 'Enter an email address like name@example.com.'),
  ],
};

export type FindOrderAnswer = FormAnswer<FindOrderField>;
