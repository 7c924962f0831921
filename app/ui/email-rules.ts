import {EMAIL_ADDRESS} from '~/platform/email-address';
import {LENGTHS} from '~/platform/lengths';
import {lengthBetween, matches, required, type Rule} from './form-rules';

const {min, max} = LENGTHS.email;

/** Rules for a required email address (UI-02). `missing` is the message for an empty field. */
export function emailRules(missing: string): Rule[] {
  return [
    required(missing),
    lengthBetween(min, max, `An email address needs ${min} to ${max} characters.`),
    matches(EMAIL_ADDRESS, 'Enter an email address like name@example.com.'),
  ];
}
