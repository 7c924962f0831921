import type {OptionalCategory} from './third-parties';

/** `unset` until the shopper has decided: implied consent doesn't count. */
export type Choice = 'unset' | 'granted' | 'declined';
export type Choices = Record<OptionalCategory, Choice>;

/** CONS-02 */
export interface Consent {
  required: boolean;
  functional: boolean;
  advertising: boolean;
}

/** Used until the privacy manager has answered, and without a privacy manager (CONS-03). */
export const NO_CHOICES: Choices = {functional: 'unset', advertising: 'unset'};

/** Whether there is a decision about any category. */
export function isDecided(choices: Choices): boolean {
  return Object.values(choices).some((choice) => choice !== 'unset');
}

export function consentOf({functional, advertising}: Choices): Consent {
  return {
    required: true,
    functional: functional === 'granted',
    advertising: advertising === 'granted',
  };
}
