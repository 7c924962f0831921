import {consentOf, type Choices} from './consent';

/**
 * Classes of the `html` element that say whether the shopper accepts functional cookies. Until the privacy manager has
 * answered, the class shows the choice from an earlier visit. A new shopper has neither.
 */
const GRANTED_CLASS = 'functional-granted';
const DECLINED_CLASS = 'functional-declined';

/**
 * Inline script that sets one of these classes before the first paint, so that nothing shifts when the privacy manager
 * confirms the choice. The server can't set it, because guests share documents.
 */
export const markConsent = (cookieSuffix: string): string =>
  `(() => {
  const [, consent] = /(?:^|; )(?:__Host-)?consent${cookieSuffix}=([^;]+)/.exec(document.cookie) ?? [];
  if (consent) document.documentElement.classList.add(consent.startsWith('functional') ? '${GRANTED_CLASS}' : '${DECLINED_CLASS}');
})();`;

/** Whether the choice of an earlier visit, or an answer, has set a class. */
export function isConsentMarked(): boolean {
  const {classList} = document.documentElement;
  return classList.contains(GRANTED_CLASS) || classList.contains(DECLINED_CLASS);
}

/**
 * Sets the class from the privacy manager's answer. Removes the one for declined cookies in any case: from then on,
 * components render the refusal themselves.
 */
export function markChoices(choices: Choices): void {
  const {classList} = document.documentElement;
  classList.remove(DECLINED_CLASS);
  classList.toggle(GRANTED_CLASS, consentOf(choices).functional);
}
