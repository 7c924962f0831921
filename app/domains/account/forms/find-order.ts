import {ORDER_NUMBER, ORDER_NUMBER_WRONG} from '~/domains/contact/contact-message';
import {emailRules} from '~/ui/email-rules';
import type {FieldRules, FormAnswer} from '~/ui/form-answer';
import {matches, required} from '~/ui/form-rules';

export const FIND_ORDER_FIELDS = ['orderNumber', 'email'] as const;
export type FindOrderField = (typeof FIND_ORDER_FIELDS)[number];

/** UI-02 */
export const FIND_ORDER_RULES: FieldRules<FindOrderField> = {
  orderNumber: [
    required('Enter the number from your order’s email.'),
    matches(ORDER_NUMBER, ORDER_NUMBER_WRONG),
  ],
  email: emailRules('Enter the email address you ordered with.'),
};

export type FindOrderAnswer = FormAnswer<FindOrderField>;
